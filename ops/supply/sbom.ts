import { lockfile, packagesOf, type Package } from './packages.ts';

const purlOf = ({ name, version }: Package): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Two places may hold the same package; it is listed once. */
const refOf = purlOf;

const hashesOf = (integrity: string): readonly object[] =>
  integrity.split(' ').flatMap((each) => {
    const [, bits, digest = ''] = /^sha(\d+)-(.+)$/.exec(each) ?? [];
    return bits ? [{ alg: `SHA-${bits}`, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
  });

const isExpression = (licence: string): boolean => / (OR|AND|WITH) /.test(licence);

const componentOf = (each: Package): object => ({
  type: 'library',
  'bom-ref': refOf(each),
  name: each.name,
  version: each.version,
  purl: purlOf(each),
  ...(each.integrity && { hashes: hashesOf(each.integrity) }),
  ...(each.licence && { licenses: [isExpression(each.licence) ? { expression: each.licence } : { license: { id: each.licence } }] }),
});

/** What is in the images, of npm, in CycloneDX 1.5: npm's own `npm sbom` leaves out most of what workspaces need. */
export function sbom(lock = lockfile): object {
  const packages = packagesOf(lock).filter(({ isDev }) => !isDev);
  const byPath = new Map(packages.map((each) => [each.path, each]));
  const once = [...new Map(packages.map((each) => [refOf(each), each])).values()].toSorted((a, b) => (refOf(a) < refOf(b) ? -1 : 1));
  const needed = (ref: string): readonly string[] => [
    ...new Set(
      packages.filter((each) => refOf(each) === ref).flatMap(({ needs }) => needs.flatMap((path) => byPath.get(path) ?? []).map(refOf)),
    ),
  ];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'willow', name: 'willow', version: lock.version } },
    components: once.map(componentOf),
    dependencies: [
      { ref: 'willow', dependsOn: once.map(refOf) },
      ...once.map((each) => ({ ref: refOf(each), dependsOn: needed(refOf(each)).toSorted() })),
    ],
  };
}
