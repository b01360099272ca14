import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ownerUrlOf, readConfig, readServiceConfig } from '../../backend/src/platform/config/config.ts';
import { HEAP_FLAGS } from '../run/launcher/node-part.ts';
import { LOGINS } from '../run/launcher/postgres/logins.ts';
import { baseImages, copiedFromStages, copiedFromTree, readDockerfile } from './dockerfile.ts';

type Build = { readonly context: string; readonly dockerfile: string; readonly target?: string };
type Secret = string | { readonly source: string };
type Service = {
  readonly image: string;
  readonly build?: Build;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly user: string;
  readonly restart: string;
  readonly init: boolean;
  readonly read_only: boolean;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly Secret[];
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly deploy: { readonly resources: { readonly limits: Readonly<Record<string, unknown>> } };
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
};

const ROOT = new URL('../..', import.meta.url).pathname;
const inTree = (path: string): string => join(ROOT, path);
const compose = parse(readFileSync(inTree('docker-compose.yml'), 'utf8'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const DOCKERFILES = ['ops/docker/backend.Dockerfile', 'ops/docker/web.Dockerfile'];
const PRODUCT = ['api', 'worker', 'migrate'];
const ONE_SHOT = ['migrate'];
const EXACT_TAG = /^[\w./-]+:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/;

/** `${NAME:?why}` has no default and stops compose when unset; `${NAME:-value}` has one. */
const filledIn = (value: string): string =>
  value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{(\w+):\?[^}]*\}/g, 'https://$1.example');
const secretName = (secret: Secret): string => (typeof secret === 'string' ? secret : secret.source);

const DUMMIES: Readonly<Record<string, string>> = {
  database_url: 'postgresql://willow_app:x@postgres:5432/willow',
  database_owner_url: 'postgresql://willow_owner:x@postgres:5432/willow',
  eventstore_url: 'esdb://willow:x@eventstore:2113?tls=true',
  eventstore_admin_url: 'esdb://admin:x@eventstore:2113?tls=true',
  eventstore_audit_url: 'esdb://auditor:x@eventstore:2113?tls=true',
  redis_url: 'redis://:x@redis:6379',
};

const environmentOf = ({ environment = {}, secrets = [] }: Service): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value)])),
  ...Object.fromEntries(secrets.map(secretName).map((name) => [name.toUpperCase(), DUMMIES[name] ?? 'x'])),
});

describe('docker-compose.yml', () => {
  it('names the parts of production', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual(['api', 'eventstore', 'migrate', 'postgres', 'redis', 'web', 'worker']);
  });

  it.each(services)('%s is pinned, unprivileged, read-only, limited and comes back by itself', (name, service) => {
    expect(filledIn(service.image)).toMatch(EXACT_TAG);
    expect(service.image).not.toContain('latest');
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect([service.read_only, service.cap_drop]).toEqual([true, ['ALL']]);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(Object.keys(service.deploy.resources.limits).toSorted()).toEqual(['cpus', 'memory', 'pids']);
    expect(service.restart).toBe(ONE_SHOT.includes(name) ? 'no' : 'unless-stopped');
    expect(service.healthcheck === undefined).toBe(ONE_SHOT.includes(name));
  });

  it.each(['api', 'worker'])('%s gets a configuration that production accepts, and no login that could change the log', (name) => {
    const environment = environmentOf(compose.services[name]!);
    expect(() => readServiceConfig(environment)).not.toThrow();
    expect(Object.keys(environment).filter((each) => /^(DATABASE|EVENTSTORE)_.*URL$/.test(each))).toEqual([
      'DATABASE_URL',
      'EVENTSTORE_URL',
    ]);
  });

  it('migrates as the owner of the tables, whose login nobody else gets', () => {
    expect(ownerUrlOf(readConfig(environmentOf(compose.services['migrate']!)))).toContain('willow_owner');
    const holders = services.filter(([, { secrets = [] }]) => secrets.map(secretName).includes('database_owner_url'));
    expect(holders.map(([name]) => name)).toEqual(['migrate']);
  });

  it('makes the logins that the migrations give rights to', () => {
    const script = readFileSync(inTree('ops/docker/postgres/10-logins.sh'), 'utf8');
    expect([...script.matchAll(/^CREATE ROLE (\w+) LOGIN PASSWORD :'\w+';$/gm)].map(([, name]) => name)).toEqual(Object.values(LOGINS));
    expect(script).toContain('CREATE DATABASE willow OWNER willow_owner;');
  });

  it('would not pass with any of the settings that production needs left out', () => {
    const whole = environmentOf(compose.services['api']!);
    for (const name of [
      'PUBLIC_URL',
      'EVENTSTORE_URL',
      'REDIS_URL',
      'STRIPE_SECRET_KEY',
      'SENDGRID_API_KEY',
      'CHROMIUM_PATH',
      'DATABASE_URL',
      'MASTER_KEY',
    ])
      expect(() => readConfig({ ...whole, [name]: '' })).toThrow(name);
  });

  it('gives no secret a default and keeps every one out of the tree and out of images', () => {
    const used = new Set(services.flatMap(([, { secrets = [] }]) => secrets.map(secretName)));
    expect([...used].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^ops\/docker\/secrets\/\w+$/);
    expect(readFileSync(inTree('ops/docker/secrets/.gitignore'), 'utf8')).toMatch(/^\*$/m);
    expect(readFileSync(inTree('.dockerignore'), 'utf8')).toMatch(/^ops\/docker\/secrets$/m);
    const secretive = services
      .flatMap(([, { environment = {} }]) => Object.entries(environment))
      .filter(([name]) => /SECRET|PASSWORD|TOKEN|PRIVATE_KEY/.test(name));
    for (const [, value] of secretive) expect(value).toMatch(/^\$\{\w+:\?|^\/run\/secrets\//);
  });

  it('explains in its handbook every secret and every setting it asks for', () => {
    const handbook = readFileSync(inTree('ops/docker/README.md'), 'utf8');
    const asked = readFileSync(inTree('docker-compose.yml'), 'utf8').match(/\$\{\w+:\?/g) ?? [];
    for (const name of [...Object.keys(compose.secrets), ...asked.map((text) => text.slice(2, -2))])
      expect(handbook).toContain(`\`${name}\``);
  });

  it('lets browsers reach the proxy only, and the stores nobody outside', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['web']);
    expect(compose.networks['data']).toEqual({ internal: true });
    for (const store of ['postgres', 'eventstore', 'redis']) expect(compose.services[store]?.networks).toEqual(['data']);
    expect(compose.services['web']?.networks).toEqual(['edge']);
  });

  it('keeps all data in named volumes', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')));
    for (const [source = '', , mode] of mounts)
      expect(source.startsWith('./') ? mode === 'ro' && existsSync(inTree(source)) : source in compose.volumes).toBe(true);
  });

  it('keeps the queue on disk and never lets it drop a job', () => {
    expect(compose.services['redis']?.command?.join(' ')).toMatch(/--appendonly yes.*--maxmemory-policy noeviction/);
  });

  it.each(services.filter(([, { build }]) => build))('%s is built from a Dockerfile that has its stage', (_, { build }) => {
    const froms = readDockerfile(inTree(build!.dockerfile)).filter(({ name }) => name === 'FROM');
    expect([undefined, ...froms.map(({ text }) => text.split(/\s+AS\s+/)[1])]).toContain(build!.target);
  });

  it.each(services)('%s has a first process that passes signals on', (_, { init }) => expect(init).toBe(true));

  it.each(PRODUCT)('%s starts when everything it writes to is there', (name) => {
    const { depends_on: waitsFor = {} } = compose.services[name]!;
    const first = ONE_SHOT.includes(name) ? { postgres: 'service_healthy' } : { migrate: 'service_completed_successfully' };
    const conditions = Object.fromEntries(Object.entries(waitsFor).map(([store, { condition }]) => [store, condition]));
    expect(conditions).toEqual({ ...first, eventstore: 'service_healthy', redis: 'service_healthy' });
  });

  it('gives passwords to those who use them only', () => {
    const holders = (name: string): readonly string[] =>
      services
        .filter(([, { environment = {}, secrets = [] }]) => name in environment || secrets.map(secretName).includes(name))
        .map(([service]) => service);
    for (const name of ['eventstore_admin_password', 'eventstore_ops_password', 'eventstore_private_key'])
      expect([name, holders(name)]).toEqual([name, ['eventstore']]);
    for (const name of ['eventstore_admin_url', 'eventstore_audit_url']) expect([name, holders(name)]).toEqual([name, ['migrate']]);
    expect(holders('eventstore_url').toSorted()).toEqual(['api', 'migrate', 'worker']);
    expect(holders('redis_password')).toEqual(['redis']);
    expect(holders('admin_password')).toEqual(['migrate']);
    const inClear = services.flatMap(([service, { environment = {} }]) =>
      Object.entries(environment).flatMap(([name, value]) =>
        /PASSWORD|SECRET/.test(`${name} ${value}`) && !name.endsWith('_FILE') ? [`${service} ${name}`] : [],
      ),
    );
    expect(inClear).toEqual([]);
  });

  it('asks for readiness, not for a sign of life', () => {
    for (const name of ['api', 'worker']) expect(compose.services[name]?.healthcheck?.test.join(' ')).toContain('/health/ready');
  });

  it.each(['missing', 'empty'])('Redis does not start when its password is %s', (how) => {
    const folder = mkdtempSync(join(tmpdir(), 'willow-redis-'));
    const password = join(folder, 'redis_password');
    if (how === 'empty') writeFileSync(password, '');
    writeFileSync(join(folder, 'redis-server'), '#!/bin/sh\necho "started $*"\n', { mode: 0o755 });
    const [, , script = ''] = compose.services['redis']?.command ?? [];
    const start = () =>
      spawnSync('sh', ['-c', script.replaceAll('/run/secrets/redis_password', password).replaceAll('$$', '$')], {
        env: { PATH: `${folder}:${process.env['PATH']}` },
        encoding: 'utf8',
      });
    const refused = start();
    expect([refused.status, refused.stdout, refused.stderr]).toEqual([
      1,
      '',
      expect.stringContaining('redis_password is missing or empty'),
    ]);
    writeFileSync(password, 'secret\n');
    expect(start().stdout).toMatch(/--requirepass secret$/m);
  });

  it.each(['admin', 'ops'])(
    'EventStoreDB does not start when the password of %s is missing or empty, and reads it from its file',
    (login) => {
      const folder = mkdtempSync(join(tmpdir(), 'willow-eventstore-'));
      const password = (name: string): string => join(folder, `eventstore_${name}_password`);
      for (const name of ['admin', 'ops']) writeFileSync(password(name), `${name}'s "own" $secret\n`);
      const program = join(folder, 'server');
      writeFileSync(program, '#!/bin/sh\nenv | grep ^EVENTSTORE_\n', { mode: 0o755 });
      const [, , script = ''] = compose.services['eventstore']?.entrypoint ?? [];
      const here = script
        .replaceAll('$$', '$')
        .replaceAll('/run/secrets', folder)
        .replaceAll('/opt/eventstore/EventStore.ClusterNode', program);
      const start = () => spawnSync('sh', ['-c', here], { env: { PATH: process.env['PATH'] ?? '' }, encoding: 'utf8' });
      expect(start().stdout.split('\n').toSorted()).toEqual([
        '',
        `EVENTSTORE_DEFAULT_ADMIN_PASSWORD=admin's "own" $secret`,
        `EVENTSTORE_DEFAULT_OPS_PASSWORD=ops's "own" $secret`,
      ]);
      for (const spoil of [() => writeFileSync(password(login), ''), () => rmSync(password(login))]) {
        spoil();
        const { status, stdout, stderr } = start();
        expect([status, stdout, stderr]).toEqual([1, '', `eventstore: secrets/eventstore_${login}_password is missing or empty\n`]);
      }
    },
  );

  it('a program does not start when one of its secrets cannot be read, and says which', () => {
    const folder = mkdtempSync(join(tmpdir(), 'willow-entrypoint-'));
    writeFileSync(join(folder, 'master_key'), 'secret');
    const script = readFileSync(inTree('ops/docker/entrypoint.sh'), 'utf8').replaceAll('/run/secrets', folder);
    const start = (path: string) =>
      spawnSync('sh', ['-c', script, 'sh', 'sh', '-c', 'echo "started with $MASTER_KEY"'], { env: { PATH: path }, encoding: 'utf8' });
    const path = process.env['PATH'] ?? '';
    expect(start(path).stdout).toBe('started with secret\n');
    const tools = mkdtempSync(join(tmpdir(), 'willow-no-cat-'));
    writeFileSync(join(tools, 'cat'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const { status, stdout, stderr } = start(`${tools}:${path}`);
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^MASTER_KEY: .*master_key cannot be read\. .*\n$/)]);
  });

  it('has the command line that its handbook names', () => {
    const copied = readDockerfile(inTree('ops/docker/backend.Dockerfile')).filter(({ name }) => name === 'COPY');
    expect(copied.map(({ text }) => text)).toContain('--chmod=0755 ops/docker/willow.sh /usr/local/bin/willow');
    const ran = readFileSync(inTree('ops/docker/willow.sh'), 'utf8');
    expect(ran).toContain(`exec node ${HEAP_FLAGS.join(' ')} /app/backend/dist/cli.main.js "$@"`);
    const handbook = readFileSync(inTree('ops/docker/README.md'), 'utf8');
    expect(handbook).toContain('docker compose run --rm migrate willow');
  });

  it.each(PRODUCT.filter((name) => !ONE_SHOT.includes(name)))('%s runs a program that the backend has', (name) => {
    const [program = '', ...rest] = compose.services[name]?.command ?? [];
    const flags = rest.filter((part) => part.startsWith('--'));
    const [main = ''] = rest.filter((part) => !part.startsWith('--'));
    expect(flags).toEqual(HEAP_FLAGS);
    expect(program).toBe('node');
    expect(existsSync(inTree(main.replace('backend/dist', 'backend/src').replace(/\.js$/, '.ts')))).toBe(true);
  });

  it('gives Chromium a list of forbidden calls and leaves it those its sandbox is made of', () => {
    const option = compose.services['worker']?.security_opt.find((text) => text.startsWith('seccomp=')) ?? '';
    const profile = JSON.parse(readFileSync(inTree(option.slice('seccomp='.length)), 'utf8')) as {
      syscalls: readonly { names: readonly string[] }[];
    };
    const forbidden = profile.syscalls.flatMap(({ names }) => names);
    expect(forbidden).toEqual(expect.arrayContaining(['bpf', 'init_module', 'kexec_load', 'mount', 'ptrace', 'reboot', 'setns']));
    for (const needed of ['clone', 'clone3', 'unshare', 'chroot']) expect(forbidden).not.toContain(needed);
  });
});

describe.each(DOCKERFILES)('%s', (path) => {
  const instructions = readDockerfile(inTree(path));
  const last = (name: string): string => instructions.findLast((instruction) => instruction.name === name)?.text ?? '';

  it('builds on exact images, ends as a user without rights and says how to tell that it is well', () => {
    expect(baseImages(instructions).length).toBeGreaterThan(0);
    for (const image of baseImages(instructions)) expect(image).toMatch(EXACT_TAG);
    expect(last('USER')).toMatch(/^(node|1000:1000)$/);
    expect(last('HEALTHCHECK')).not.toBe('');
  });

  it('copies only what the tree has', () => {
    for (const source of copiedFromTree(instructions)) expect([source, existsSync(inTree(source))]).toEqual([source, true]);
  });

  it('takes from its build only what a workspace builds', () => {
    for (const output of copiedFromStages(instructions)) {
      const [workspace = '', folder = ''] = output.split('/');
      const { scripts } = JSON.parse(readFileSync(inTree(join(workspace, 'package.json')), 'utf8')) as { scripts: Record<string, string> };
      expect([output, Boolean(scripts['build']), ['dist', 'build'].includes(folder)]).toEqual([output, true, true]);
    }
  });

  it('runs npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(inTree('package.json'), 'utf8')) as { scripts: Record<string, string> };
    const called = instructions
      .filter(({ name }) => name === 'RUN')
      .flatMap(({ text }) => [...text.matchAll(/npm run (\S+)/g)].map(([, name]) => name));
    for (const name of called) expect(Object.keys(scripts)).toContain(name);
  });
});

describe('images', () => {
  it('run the Node that everything is tested with', () => {
    const { devDependencies } = JSON.parse(readFileSync(inTree('package.json'), 'utf8')) as { devDependencies: Record<string, string> };
    const images = baseImages(readDockerfile(inTree('ops/docker/backend.Dockerfile')));
    expect([...new Set(images)]).toEqual([`node:${devDependencies['node']}-bookworm-slim`]);
  });

  it('start scripts that may be run', () => {
    for (const script of [
      'ops/docker/entrypoint.sh',
      'ops/docker/willow.sh',
      ...readdirSync(inTree('ops/docker/postgres')).map((name) => `ops/docker/postgres/${name}`),
    ])
      expect([script, (statSync(inTree(script)).mode & 0o111) !== 0]).toEqual([script, true]);
  });
});
