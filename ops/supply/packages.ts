import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lockfile = { readonly version: string; readonly packages: Readonly<Record<string, Locked>> };

/** `isDev`: needed to build and test only, and in no image. */
export type Package = {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; null where nobody says. */
  readonly licence: string | null;
  readonly integrity: string | null;
  readonly isDev: boolean;
  /** Paths of packages that it needs. */
  readonly needs: readonly string[];
};

const ROOT = new URL('../..', import.meta.url).pathname;
export const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;

const nameOf = (path: string, { name }: Locked): string => name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What a package says of itself where the lockfile says nothing: older ones have a list. */
function statedIn(path: string): string | null {
  const file = join(ROOT, path, 'package.json');
  if (!existsSync(file)) return null;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as { license?: string; licenses?: readonly { type: string }[] };
  return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? null;
}

/** Where Node finds `name` from a package: nearest first. */
function placeOf(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/** Of the lockfile; ours are left out. */
export function packagesOf({ packages }: Lockfile): readonly Package[] {
  const wantedBy = new Map(
    Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => [name, path]),
    ),
  );
  const licenceOf = (path: string, locked: Locked): string | null => {
    const stated = locked.license ?? statedIn(path);
    // A build for another platform comes with the package that chooses between them.
    const parent = wantedBy.get(nameOf(path, locked));
    return stated ?? (parent === undefined || existsSync(join(ROOT, path)) ? null : licenceOf(parent, packages[parent]!));
  };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, locked]) => ({
      path,
      name: nameOf(path, locked),
      version: locked.version,
      licence: licenceOf(path, locked),
      integrity: locked.integrity ?? null,
      isDev: locked.dev ?? false,
      needs: Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }).flatMap((name) => placeOf(packages, path, name) ?? []),
    }));
}
