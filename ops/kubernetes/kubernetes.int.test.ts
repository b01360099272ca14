import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readConfig, readServiceConfig } from '../../backend/src/platform/config/config.ts';
import { compose, inTree, secretName } from '../compose/compose-file.ts';
import { documentsIn, kustomizationOf, templateOf, type Labels, type Manifest } from './manifests.ts';

const HERE = import.meta.dirname;
const BASE = kustomizationOf('base');
const OVERLAY = kustomizationOf('overlays/production');
const base = BASE.resources.flatMap((file) => documentsIn(join('base', file)));
const overlay = ['ingress.yaml', 'settings.yaml'].flatMap((file) => documentsIn(join('overlays/production', file)));

const ofKind = (kind: string): readonly Manifest[] => base.filter((manifest) => manifest.kind === kind);
const named = (kind: string, name: string): Manifest => ofKind(kind).find(({ metadata }) => metadata.name === name)!;
const programs = base.flatMap((manifest) => {
  const template = templateOf(manifest);
  return template ? [{ name: manifest.metadata.name, manifest, template, container: template.spec.containers[0]! }] : [];
});
const program = (name: string) => programs.find((each) => each.name === name)!;
/** Those that have a configuration and secrets. */
const PRODUCT = ['api', 'worker', 'migrate', 'cli'];
const settings = { ...named('ConfigMap', 'settings').data!, ...overlay.find(({ kind }) => kind === 'ConfigMap')!.data! };

const isSubset = (part: Labels, whole: Labels = {}): boolean => Object.entries(part).every(([key, value]) => whole[key] === value);
const selected = (labels: Labels): readonly string[] =>
  programs.filter(({ template }) => isSubset(labels, template.metadata.labels)).map(({ name }) => name);

const scratch = join(HERE, '.tmp');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The package has a validator and a type for each kind: the one finds wrong values, the other finds fields that nobody knows. */
const moduleOf = ({ apiVersion, kind }: Manifest): string => {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  return ['kubernetes-models', group, version, kind].filter(Boolean).join('/');
};
type Model = new (data: object) => { validate(): void };
const validate = async (manifest: Manifest): Promise<void> => {
  const found = (await import(moduleOf(manifest))) as Record<string, Model>;
  new found[manifest.kind]!(manifest).validate();
};

function unknownFields(manifests: readonly Manifest[]): string {
  mkdirSync(scratch, { recursive: true });
  const lines = manifests.map(
    (each, at) =>
      `import type { I${each.kind} as T${at} } from '${moduleOf(each)}'; const m${at}: T${at} = ${JSON.stringify(each)}; void m${at};`,
  );
  writeFileSync(join(scratch, 'manifests.ts'), lines.join('\n'));
  const compilerOptions = { noEmit: true, strict: true, skipLibCheck: true, module: 'nodenext', types: [] };
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }));
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  return spawnSync(process.execPath, [join(dirname(manifest), 'bin/tsc'), '-p', scratch], { encoding: 'utf8' }).stdout;
}

describe('the manifests for Kubernetes', () => {
  it.each([...base, ...overlay].map((each) => [`${each.kind} ${each.metadata.name}`, each] as const))(
    '%s is valid by its schema',
    async (_, each) => {
      await expect(validate(each)).resolves.toBeUndefined();
    },
  );

  it('have no field that Kubernetes does not know, and a wrong value or field would be found', async () => {
    expect(unknownFields([...base, ...overlay])).toBe('');
    const api = named('Deployment', 'api');
    expect(unknownFields([{ ...api, spec: { ...api.spec, replcas: 2 } }])).toContain('replcas');
    await expect(validate({ ...api, spec: { ...api.spec, replicas: 'two' } })).rejects.toThrow('replicas must be integer');
  });

  it('are all listed, and what is listed is there', () => {
    const files = (folder: string): readonly string[] => readdirSync(join(HERE, folder)).filter((name) => name !== 'kustomization.yaml');
    const made = BASE.configMapGenerator!.flatMap((each) => each.files);
    expect([...BASE.resources, ...made].toSorted()).toEqual(files('base').toSorted());
    const listed = [...OVERLAY.resources.filter((path) => path !== '../../base'), ...OVERLAY.patches!.map(({ path }) => path)];
    expect(listed.toSorted()).toEqual(files('overlays/production').toSorted());
    for (const { kind, metadata } of overlay.filter((each) => each.kind !== 'Ingress')) expect(named(kind, metadata.name)).toBeDefined();
  });
});

describe('each program', () => {
  it('is one of compose’s own', () => expect(programs.map(({ name }) => name).toSorted()).toEqual([...PRODUCT, 'web'].toSorted()));

  it.each([...PRODUCT, 'web'])('%s runs the image of compose by the same command', (name) => {
    const service = compose.services[name]!;
    const image = service.image.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');
    expect(program(name).container.image).toBe(image);
    expect(program(name).container.args).toEqual(service.command);
    const tag = OVERLAY.images!.find((each) => each.name === image.split(':')[0]);
    expect(`${tag?.name}:${tag?.newTag}`).toBe(image);
  });

  it.each([...PRODUCT, 'web'])('%s may do as little as in compose, and no more than its limits', (name) => {
    const { template, container } = program(name);
    const { automountServiceAccountToken, securityContext } = template.spec;
    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const { security_opt: options, deploy } = compose.services[name]!;
    const own = options
      .find((option) => option.startsWith('seccomp='))
      ?.split('/')
      .at(-1);
    expect(securityContext.seccompProfile).toEqual(
      own ? { type: 'Localhost', localhostProfile: `willow/${own}` } : { type: 'RuntimeDefault' },
    );
    const { cpus, memory } = deploy.resources.limits as { readonly cpus: string; readonly memory: string };
    const { limits } = container.resources;
    const cores = limits.cpu.endsWith('m') ? Number.parseInt(limits.cpu) / 1000 : Number(limits.cpu);
    expect([cores, limits.memory]).toEqual([Number(cpus), memory.replace(/^1G$/, '1024M').concat('i')]);
  });

  it.each(PRODUCT)('%s gets the settings of compose and exactly its secrets, by reference', (name) => {
    const { environment = {}, secrets = [] } = compose.services[name]!;
    const { SECRETS = '', ...others } = environment;
    expect(program(name).container.envFrom).toEqual([{ configMapRef: { name: 'settings' } }]);
    expect(Object.keys(settings).toSorted()).toEqual(Object.keys(others).toSorted());
    const fixed = Object.entries(others).filter(([, value]) => !value.includes('${'));
    expect(settings).toMatchObject(Object.fromEntries(fixed));
    const asked = SECRETS.split(/\s+/).filter(Boolean);
    expect(program(name).container.env).toEqual([{ name: 'SECRETS', value: asked.join(' ') }]);
    const { secret } = program(name).template.spec.volumes.find((volume) => volume.name === 'secrets')!;
    const names = secrets.map(secretName).map((each) => ({ key: each, path: each }));
    expect(secret!.items).toEqual(names);
    expect(secret!.secretName).toBe(asked.includes('database_owner_url') ? 'owner-secrets' : 'product-secrets');
    expect(program(name).container.volumeMounts).toContainEqual({ name: 'secrets', mountPath: '/run/secrets', readOnly: true });
  });

  it.each(['api', 'worker'])('%s gets a configuration that production accepts', (name) => {
    const urls: Readonly<Record<string, string>> = {
      database_url: 'postgresql://willow_app:x@postgres:5432/willow',
      eventstore_url: 'esdb://willow:x@eventstore:2113',
      redis_url: 'redis://:x@redis:6379',
    };
    const asked = program(name).container.env![0]!.value.split(' ');
    const secrets = Object.fromEntries(asked.map((each) => [each.toUpperCase(), urls[each] ?? 'x']));
    expect(() => readServiceConfig({ ...settings, ...secrets })).not.toThrow();
    expect(() => readConfig({ ...named('ConfigMap', 'settings').data, ...secrets })).toThrow(/PUBLIC_URL/);
  });

  it('has its settings from nowhere else: no secret stands in a manifest', () => {
    expect(ofKind('Secret')).toEqual([]);
    for (const { container } of programs)
      expect((container.env ?? []).map((each) => each.name).filter((each) => each !== 'SECRETS')).toEqual([]);
  });

  it('mounts only what there is', () => {
    for (const { template, container } of programs)
      expect(container.volumeMounts.map(({ name }) => name).toSorted()).toEqual(template.spec.volumes.map(({ name }) => name).toSorted());
    const volumes = programs.flatMap(({ template }) => template.spec.volumes);
    const wanted = (of: (volume: (typeof volumes)[number]) => string | undefined): readonly string[] => [
      ...new Set(volumes.flatMap((volume) => of(volume) ?? [])),
    ];
    expect(wanted(({ configMap }) => configMap?.name)).toEqual(BASE.configMapGenerator!.map(({ name }) => name));
    const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    expect(wanted(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName)).toEqual(claims);
  });

  it('is asked whether it is ready, and started anew only when it does not answer at all', () => {
    for (const name of ['api', 'worker']) {
      expect(program(name).container.readinessProbe?.httpGet?.path).toBe('/health/ready');
      expect(program(name).container.livenessProbe?.httpGet?.path).toBe('/health/live');
    }
    const asked = programs.flatMap(({ container }) =>
      [container.readinessProbe, container.livenessProbe].flatMap((probe) =>
        probe?.httpGet ? [{ container, port: probe.httpGet.port }] : [],
      ),
    );
    for (const { container, port } of asked) expect(container.ports!.map(({ name }) => name)).toContain(port);
  });
});

describe('what stands around the programs', () => {
  it('selects programs that there are', () => {
    for (const { spec, metadata, ...each } of ofKind('Deployment'))
      expect([each.kind, selected(spec.selector.matchLabels)]).toEqual([each.kind, [metadata.name]]);
    for (const { spec } of [...ofKind('Service'), ...ofKind('PodDisruptionBudget')])
      expect(selected(spec.selector.matchLabels ?? spec.selector)).toHaveLength(1);
    for (const { spec } of ofKind('HorizontalPodAutoscaler'))
      expect(named(spec.scaleTargetRef.kind, spec.scaleTargetRef.name)).toBeDefined();
    for (const { spec } of ofKind('Service')) {
      const [name = ''] = selected(spec.selector);
      for (const { targetPort } of spec.ports) expect(program(name).container.ports!.map((port) => port.name)).toContain(targetPort);
    }
  });

  it('keeps each Deployment there while nodes are taken away', () => {
    for (const { metadata, spec } of ofKind('Deployment')) {
      expect(spec.replicas).toBeGreaterThan(1);
      expect(named('PodDisruptionBudget', metadata.name).spec.maxUnavailable).toBe(1);
    }
  });

  it('lets nobody talk to anybody but for what is said, with browsers reaching the proxy alone', () => {
    const policies = ofKind('NetworkPolicy');
    expect(named('NetworkPolicy', 'nothing-else').spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    const open = policies.filter(({ spec }) => (spec.ingress ?? []).some((rule: { readonly from?: unknown }) => !rule.from));
    expect(open.map(({ spec }) => spec.podSelector.matchLabels)).toEqual([{ 'app.kubernetes.io/name': 'web' }]);
    for (const { spec } of policies)
      for (const { values = [] } of spec.podSelector.matchExpressions ?? [])
        for (const value of values) expect(selected({ 'app.kubernetes.io/name': value })).toHaveLength(1);
  });

  it('proxies to each api, by a service that knows them all', () => {
    const [, host = '', port] = /dynamic a (\S+) (\d+)/.exec(readFileSync(join(HERE, 'base/Caddyfile'), 'utf8')) ?? [];
    const { spec } = named('Service', host);
    expect([spec.clusterIP, spec.ports[0].port, selected(spec.selector)]).toEqual(['None', Number(port), ['api']]);
  });

  it('is explained, with every secret that has to be made', () => {
    const handbook = readFileSync(inTree('ops/kubernetes/README.md'), 'utf8');
    const asked = new Set(PRODUCT.flatMap((name) => program(name).container.env![0]!.value.split(' ')));
    for (const name of asked) expect(handbook).toContain(name);
  });
});
