import { createPrivateKey, sign } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { IN_ENV_OF_COMPOSE } from '../../backend/src/platform/config/both-names.ts';
import { ownerUrlOf, readConfig, readServiceConfig } from '../../backend/src/platform/config/config.ts';
import { SETTINGS } from '../../backend/src/platform/config/settings.ts';
import {
  LOCAL_SETTINGS,
  localSettings,
  missingSecrets,
  SECRETS,
  SETTINGS_OF_OWNER,
  TLS,
} from '../../backend/src/cli/secrets/compose-secrets.ts';
import { openArchive } from '../../backend/src/platform/backup/archive.ts';
import { openBlobStore } from '../../backend/src/platform/blobs/open-blob-store.ts';
import { MailEvents } from '../../backend/src/platform/mail/mail-events.ts';
import { LEAVE_MS } from '../../backend/src/platform/http/leave.ts';
import { HEAP_FLAGS } from '../run/launcher/node-part.ts';
import { LOGINS } from '../run/launcher/postgres/logins.ts';
import { BUCKETS, compose, inTree, secretName, type Service } from './compose-file.ts';
import { Container, entrypointOf } from './container.ts';
import { baseImages, copiedFromStages, copiedFromTree, readDockerfile } from './dockerfile.ts';

const services = Object.entries(compose.services);
const DOCKERFILES = ['ops/docker/backend.Dockerfile', 'ops/docker/local-providers.Dockerfile', 'ops/docker/web.Dockerfile'];
const PRODUCT = ['api', 'worker', 'migrate', 'cli'];
/** They do something and end. */
const ONE_SHOT = ['migrate', 'cli'];
/** For a rehearsal, when they are asked for. */
const LOCAL_PROVIDERS = ['local-stripe', 'local-mailbox'];
/** For the engineer on call, when asked for. */
const EYES = ['collector', 'tempo', 'prometheus', 'alertmanager', 'grafana'];
/** Their images have nothing that could ask. */
const NOT_ASKED = ['collector', 'tempo'];
/** Auditors bring their own login; marks may not be anything but their default in production. */
const NOT_FOR_COMPOSE = ['DATABASE_AUDIT_URL', 'EXAMPLE_MARKS'];
const EXACT_TAG = /^[\w./-]+:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/;

/** `${NAME:?why}` has no default and stops compose when unset; `${NAME:-value}` has one; `${NAME:+value}` is empty unless it is set. */
const filledIn = (value: string, given: Readonly<Record<string, string>> = {}): string =>
  value.replaceAll(/\$\{(\w+):([-?+])([^}]*)\}/g, (_, name: string, sign: string, text: string) =>
    sign === '+' ? (given[name] ? text : '') : (given[name] ?? (sign === '-' ? text : `https://${name}.example`)),
  );

const DUMMIES: Readonly<Record<string, string>> = {
  database_url: 'postgresql://willow_app:x@postgres:5432/willow',
  database_owner_url: 'postgresql://willow_owner:x@postgres:5432/willow',
  eventstore_url: 'esdb://willow:x@eventstore:2113?tls=true',
  eventstore_admin_url: 'esdb://admin:x@eventstore:2113?tls=true',
  eventstore_audit_url: 'esdb://auditor:x@eventstore:2113?tls=true',
  redis_url: 'redis://:x@redis:6379',
};

const inPlaceOf =
  (make: (path: string) => void) =>
  (path: string): void => {
    rmSync(path);
    make(path);
  };

const environmentOf = (
  { environment = {}, secrets = [] }: Pick<Service, 'environment' | 'secrets'>,
  given: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value, given)])),
  ...Object.fromEntries(secrets.map(secretName).map((name) => [name.toUpperCase(), DUMMIES[name] ?? 'x'])),
});

describe('docker-compose.yml', () => {
  it('names the parts of production', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual(
      ['api', 'cli', 'eventstore', ...EYES, ...LOCAL_PROVIDERS, 'migrate', 'postgres', 'redis', 'web', 'worker'].toSorted(),
    );
  });

  it.each(services)('%s is pinned, unprivileged, read-only, limited and comes back by itself', (name, service) => {
    expect(filledIn(service.image)).toMatch(EXACT_TAG);
    expect(service.image).not.toContain('latest');
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect([service.read_only, service.cap_drop]).toEqual([true, ['ALL']]);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(Object.keys(service.deploy.resources.limits).toSorted()).toEqual(['cpus', 'memory', 'pids']);
    expect(service.restart).toBe(ONE_SHOT.includes(name) ? 'no' : 'unless-stopped');
    // The image's own check asks for a server.
    const isAsked = ![...ONE_SHOT, ...NOT_ASKED].includes(name);
    expect(service.healthcheck?.disable ?? false).toBe(!isAsked);
    expect(service.healthcheck?.test !== undefined).toBe(isAsked);
  });

  it.each(['api', 'worker'])('%s gets a configuration that production accepts, and no login that could change the log', (name) => {
    const environment = environmentOf(compose.services[name]!);
    expect(() => readServiceConfig(environment)).not.toThrow();
    expect(Object.keys(environment).filter((each) => /^(DATABASE|EVENTSTORE)_.*URL$/.test(each))).toEqual([
      'DATABASE_URL',
      'EVENTSTORE_URL',
    ]);
  });

  it('migrates as the owner of the tables, whose login only commands get', () => {
    expect(ownerUrlOf(readConfig(environmentOf(compose.services['migrate']!)))).toContain('willow_owner');
    const holders = services.filter(([, { secrets = [] }]) => secrets.map(secretName).includes('database_owner_url'));
    expect(holders.map(([name]) => name)).toEqual(['migrate', 'cli']);
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

  it('passes on every setting that the product knows, except those that are not for it', () => {
    const passed = (name: string): string[] =>
      Object.keys(environmentOf(compose.services[name]!)).filter((each) => SETTINGS.includes(each));
    const ofBuckets = BUCKETS.flatMap((bucket) => Object.keys(environmentOf(bucket.services['cli']!)));
    expect(new Set([...passed('cli'), ...ofBuckets, ...NOT_FOR_COMPOSE])).toEqual(new Set(SETTINGS));
    const settings = Object.entries(compose.services['cli']!.environment!).filter(([each]) => each !== 'SECRETS');
    for (const name of PRODUCT)
      expect([name, compose.services[name]!.environment]).toEqual([name, expect.objectContaining(Object.fromEntries(settings))]);
  });

  it('asks for settings under names of its own, which npm start does not know', () => {
    for (const file of ['docker-compose.yml', ...BUCKETS.map((bucket) => bucket.file)]) {
      const asked = readFileSync(inTree(file), 'utf8').matchAll(/(?<!\$)\$\{(\w+)/g);
      for (const [, name] of asked) expect(name).toMatch(/^WILLOW_/);
    }
  });

  it.each(BUCKETS)(
    '$file gives its bucket, with its secret, to everything that uses it and lets it out there',
    ({ file, services: added, secrets }) => {
      const isOfDocuments = file.includes('documents');
      expect(Object.keys(added)).toEqual(isOfDocuments ? PRODUCT : ['worker', 'cli']);
      for (const [name, more] of Object.entries(added)) {
        const service = compose.services[name]!;
        expect(more.secrets).toEqual(Object.keys(secrets));
        expect([...service.networks, ...(more.networks ?? [])]).toContain('outside');
        const config = readConfig(
          environmentOf({
            ...service,
            environment: { ...service.environment, ...more.environment },
            secrets: [...service.secrets!, ...more.secrets],
          }),
        );
        expect(() => (isOfDocuments ? openBlobStore(config) : openArchive(config))).not.toThrow();
      }
      for (const [name, { file: path }] of Object.entries(secrets)) expect(path).toBe(`ops/docker/secrets/${name}`);
    },
  );

  it('takes from .env what the errors of the product say that it does', () => {
    const taken = Object.entries(compose.services['cli']!.environment!).filter(([name, value]) => value.startsWith(`\${WILLOW_${name}:`));
    expect(taken.map(([name]) => name).toSorted()).toEqual([...IN_ENV_OF_COMPOSE]);
  });

  it('rehearses with stand-ins only when that is asked for, with keys that are made for them, and as it would run', () => {
    for (const name of LOCAL_PROVIDERS) expect(compose.services[name]!.profiles).toEqual(['local-providers']);
    const keys = { ...missingSecrets({}, { localProviders: true }), ...DUMMIES };
    const given = { WILLOW_LOCAL_PROVIDERS: 'on', WILLOW_STRIPE_PUBLISHABLE_KEY: LOCAL_SETTINGS['WILLOW_STRIPE_PUBLISHABLE_KEY']! };
    for (const name of ['api', 'worker']) {
      const environment = environmentOf(compose.services[name]!, given);
      const secrets = Object.fromEntries(
        compose.services[name]!.secrets!.map(secretName).map((each) => [each.toUpperCase(), keys[each] ?? 'x']),
      );
      expect(() => readServiceConfig({ ...environment, ...secrets })).not.toThrow();
    }
    for (const name of ['STRIPE_API_BASE', 'SENDGRID_API_BASE'])
      expect(LOCAL_PROVIDERS).toContain(new URL(environmentOf(compose.services['api']!, given)[name]!).hostname);
  });

  it('lets the mailbox of a rehearsal report through the proxy, with a key that the product knows the other half of', () => {
    const { MAIL_EVENTS_URL } = environmentOf(compose.services['local-mailbox']!);
    const { hostname, origin, port } = new URL(MAIL_EVENTS_URL!);
    expect(LOCAL_SETTINGS['WILLOW_SITE_ADDRESS']!.split(', ')).toContain(origin);
    expect(compose.services[hostname]!.ports).toContain(`80:${port}`);
    expect(compose.services['local-mailbox']!.networks).toEqual(expect.arrayContaining([...compose.services[hostname]!.networks]));
    const secrets = missingSecrets({}, { localProviders: true });
    const key = createPrivateKey({ key: Buffer.from(secrets['mail_events_private_key']!, 'base64'), format: 'der', type: 'pkcs8' });
    const [now, body] = [new Date(), Buffer.from('[]')];
    const timestamp = String(Math.floor(now.getTime() / 1_000));
    const signature = sign('sha256', Buffer.concat([Buffer.from(timestamp), body]), key).toString('base64');
    const events = new MailEvents(localSettings(secrets)['WILLOW_SENDGRID_WEBHOOK_PUBLIC_KEY']);
    expect(events.read({ body, timestamp, signature }, now)).toEqual([]);
  });

  it('gives no secret a default and keeps every one out of the tree and out of images', () => {
    const used = new Set(services.flatMap(([, { secrets = [] }]) => secrets.map(secretName)));
    expect([...used].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^ops\/docker\/secrets\/\w+$/);
    expect(readFileSync(inTree('ops/docker/secrets/.gitignore'), 'utf8')).toMatch(/^\*$/m);
    expect(readFileSync(inTree('.dockerignore'), 'utf8')).toMatch(/^ops\/docker\/secrets$/m);
    const secretive = services
      .flatMap(([, { environment = {} }]) => Object.entries(environment))
      .filter(([name]) => name !== 'SECRETS' && /SECRET|PASSWORD|TOKEN|PRIVATE_KEY/.test(name));
    for (const [, value] of secretive) expect(value).toMatch(/^\$\{\w+:\?|^\/run\/secrets\//);
  });

  it('explains in its handbook every secret and every setting it asks for', () => {
    const handbook = readFileSync(inTree('ops/docker/README.md'), 'utf8');
    for (const { file, secrets } of [{ file: 'docker-compose.yml', ...compose }, ...BUCKETS]) {
      const asked = readFileSync(inTree(file), 'utf8').match(/(?<=\$\{)WILLOW_\w+/g) ?? [];
      for (const name of [...Object.keys(secrets), ...asked]) expect(handbook).toContain(`\`${name}\``);
    }
  });

  it('asks for no secret and no setting that secrets init does not make or name, and lets the user of each container read its own', () => {
    const users = (secret: string): readonly string[] =>
      services.flatMap(([, { user, secrets = [] }]) => (secrets.map(secretName).includes(secret) ? [user.split(':')[0]!] : []));
    const asked = Object.keys(compose.secrets).map((secret) => [secret, [...new Set(users(secret))]]);
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries([...SECRETS, ...TLS].map(({ name, uid }) => [name, [String(uid)]])));
    const required = readFileSync(inTree('docker-compose.yml'), 'utf8').match(/(?<=\$\{)\w+(?=:\?)/g);
    expect(new Set(required)).toEqual(new Set(Object.keys(SETTINGS_OF_OWNER)));
  });

  it('lets browsers reach the proxy only, and the stores nobody outside', () => {
    expect(services.filter(([, { ports, profiles }]) => ports && !profiles).map(([name]) => name)).toEqual(['web']);
    for (const name of LOCAL_PROVIDERS) expect(compose.services[name]!.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
    expect(compose.networks['data']).toEqual({ internal: true });
    for (const store of ['postgres', 'eventstore', 'redis']) expect(compose.services[store]?.networks).toEqual(['data']);
    expect(compose.services['web']?.networks).toEqual(['edge']);
  });

  it('lets the doctor ask the proxy by its name, where it listens', () => {
    for (const name of ['api', 'worker', 'cli']) {
      expect(compose.services[name]!.networks).toContain('edge');
      const [host = '', port = ''] = environmentOf(compose.services[name]!)['PROXY_ADDRESS']!.split(':');
      expect(compose.services[host]!.ports).toContain(`443:${port}`);
    }
  });

  it('watches when that is asked for only, from this machine only, and reaches no store', () => {
    for (const name of EYES) {
      const { profiles, ports = [], networks } = compose.services[name]!;
      expect([name, profiles, ports.every((port) => port.startsWith('127.0.0.1:'))]).toEqual([name, ['observability'], true]);
      expect(['watched', 'on-call']).toEqual(expect.arrayContaining([...networks]));
    }
    expect(compose.networks['watched']).toEqual({ internal: true });
    for (const name of ['api', 'worker']) expect(compose.services[name]!.networks).toContain('watched');
  });

  it('keeps all data in named volumes', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')));
    for (const [source = '', , mode] of mounts)
      expect(source.startsWith('./') ? mode === 'ro' && existsSync(inTree(source)) : source in compose.volumes).toBe(true);
  });

  it.each(PRODUCT)('%s reaches the documents, beside which lies the key that all others are wrapped by', (name) => {
    const { environment, volumes } = compose.services[name]!;
    expect(volumes).toContain(`product-data:${environment!['DATA_DIR']}`);
  });

  it('keeps the queue on disk and never lets it drop a job', () => {
    expect(compose.services['redis']?.command?.join(' ')).toMatch(/--appendonly yes.*--maxmemory-policy noeviction/);
  });

  it.each(services.filter(([, { build }]) => build))('%s is built from a Dockerfile that has its stage', (_, { build }) => {
    const froms = readDockerfile(inTree(build!.dockerfile)).filter(({ name }) => name === 'FROM');
    expect([undefined, ...froms.map(({ text }) => text.split(/\s+AS\s+/)[1])]).toContain(build!.target);
  });

  it.each(services)('%s has a first process that passes signals on', (_, { init }) => expect(init).toBe(true));

  it.each(['api', 'worker', 'migrate'])('%s starts when everything it writes to is there', (name) => {
    const { depends_on: waitsFor = {} } = compose.services[name]!;
    const first = name === 'migrate' ? { postgres: 'service_healthy' } : { migrate: 'service_completed_successfully' };
    const conditions = Object.fromEntries(Object.entries(waitsFor).map(([store, { condition }]) => [store, condition]));
    expect(conditions).toEqual({ ...first, eventstore: 'service_healthy', redis: 'service_healthy' });
  });

  it('runs commands when they are asked for only, with all that they need, and starts no store that was stopped on purpose', () => {
    const { cli, migrate, worker } = compose.services;
    expect([cli?.profiles, cli?.depends_on]).toEqual([['cli'], undefined]);
    expect(new Set(cli?.secrets?.map(secretName))).toEqual(new Set([...migrate!.secrets!, ...worker!.secrets!].map(secretName)));
    // Anchors are in the volume, and wills are printed, by the same image as ever.
    for (const part of ['image', 'volumes', 'networks', 'security_opt'] as const)
      expect([part, cli?.[part]]).toEqual([part, worker?.[part]]);
  });

  it('gives passwords to those who use them only', () => {
    const holders = (name: string): readonly string[] =>
      services
        .filter(([, { environment = {}, secrets = [] }]) => name in environment || secrets.map(secretName).includes(name))
        .map(([service]) => service);
    for (const name of ['eventstore_admin_password', 'eventstore_ops_password', 'eventstore_private_key'])
      expect([name, holders(name)]).toEqual([name, ['eventstore']]);
    for (const name of ['eventstore_admin_url', 'eventstore_audit_url', 'admin_password'])
      expect([name, holders(name)]).toEqual([name, ONE_SHOT]);
    expect(holders('eventstore_url').toSorted()).toEqual(PRODUCT.toSorted());
    expect(holders('redis_password')).toEqual(['redis']);
    const inClear = services.flatMap(([service, { environment = {} }]) =>
      Object.entries(environment).flatMap(([name, value]) =>
        /PASSWORD|SECRET/.test(`${name} ${value}`) && name !== 'SECRETS' && !name.endsWith('_FILE') ? [`${service} ${name}`] : [],
      ),
    );
    expect(inClear).toEqual([]);
  });

  it('leaves web alone when another api comes, and lets no connection of its own end in one that leaves', () => {
    const { image, depends_on: waitsFor } = compose.services['web']!;
    expect([filledIn(image, { WILLOW_VERSION: '9.9.9' }), waitsFor]).toEqual(['willow/web:0.1.0', undefined]);
    const caddyfile = readFileSync(inTree('ops/docker/Caddyfile'), 'utf8');
    expect(Number(/keepalive (\d+)s/.exec(caddyfile)?.[1]) * 1000).toBeLessThan(LEAVE_MS);
  });

  it('leaves soon though a stream is open: nobody else could come in meanwhile, and Docker ends it after ten seconds', () => {
    expect(readFileSync(inTree('ops/docker/Caddyfile'), 'utf8')).toMatch(/^\tgrace_period [1-5]s$/m);
  });

  it('offers no HTTP/3, which would be at a port that is not published', () => {
    expect(readFileSync(inTree('ops/docker/Caddyfile'), 'utf8')).toMatch(/servers \{\s+protocols h1 h2\s+\}/);
    expect(compose.services['web']!.ports).toEqual(['80:8080', '443:8443']);
  });

  it('says where a setting belongs that is missing', () => {
    const asked = readFileSync(inTree('docker-compose.yml'), 'utf8').matchAll(/(?<=\$\{WILLOW_\w+:\?)[^}]*/g);
    for (const [words] of asked) expect(words).toContain('secrets init');
  });

  it('asks web with GET, as its administration refuses HEAD', () => {
    expect(compose.services['web']?.healthcheck?.test).toEqual(['CMD', 'wget', '-q', '-O', '/dev/null', 'http://127.0.0.1:2019/config/']);
  });

  it.each(['web', 'api', 'worker', 'local-mailbox'])('%s is asked the same by compose and by its image alone', (name) => {
    const { build, healthcheck } = compose.services[name]!;
    const checks = readDockerfile(inTree(build!.dockerfile)).filter(({ name: instruction }) => instruction === 'HEALTHCHECK');
    expect(checks.map(({ text }) => ['CMD', ...(JSON.parse(text.slice(text.indexOf('['))) as string[])])).toContainEqual(healthcheck?.test);
  });

  it('asks for readiness, not for a sign of life', () => {
    for (const name of ['api', 'worker']) expect(compose.services[name]?.healthcheck?.test?.join(' ')).toContain('/health/ready');
  });

  describe('secrets', () => {
    it.each(services)('%s asks for exactly those it is given, before anything else starts in it', (_, service) => {
      const given = [...new Set((service.secrets ?? []).map(secretName))];
      expect((service.environment?.['SECRETS'] ?? '').split(/\s+/).filter(Boolean)).toEqual(given);
      expect(/^(sh \/usr\/local\/bin\/)?with-secrets /.test(entrypointOf(service).join(' '))).toBe(given.length > 0);
    });

    it.each(services.filter(([, { secrets }]) => secrets))('%s does not start without one of them, and says which', (_, service) => {
      const container = new Container(service);
      expect(container.start()).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^started /) });
      for (const name of container.secrets) {
        container.write(name, '');
        const { status, stdout, stderr } = container.start();
        expect([status, stdout, stderr]).toEqual([
          1,
          '',
          expect.stringMatching(new RegExp(`^${name}: ops/docker/secrets/${name} is empty`)),
        ]);
        container.write(name);
      }
    });

    it.each<readonly [string, (path: string) => void, RegExp]>([
      ['missing', (path) => rmSync(path), / is missing/],
      // What an engine makes where a file to be mounted is missing.
      ['a folder', inPlaceOf(mkdirSync), / is missing, or is no file/],
      ['only white space', (path) => writeFileSync(path, ' \n\n'), / is empty/],
      [
        'closed to its user',
        (path) => chmodSync(path, 0o000),
        / cannot be read by user (\d+), .* chown \1 ops\/docker\/secrets\/redis_password/,
      ],
    ])('a container whose secret is %s ends and says what to do', (_, spoil, words) => {
      const container = new Container(compose.services['redis']!);
      spoil(container.pathOf('redis_password'));
      const { status, stdout, stderr } = container.start();
      expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(words)]);
      expect(stderr).toMatch(/^redis_password: [^\n]*\n$/);
    });

    it('asks for one that was given beside those, too', () => {
      const worker = compose.services['worker']!;
      const container = new Container({ ...worker, secrets: [...worker.secrets!, 'backup_secret_access_key'] });
      expect(container.start().stdout).toMatch(/^BACKUP_SECRET_ACCESS_KEY=/m);
      container.write('backup_secret_access_key', '');
      expect(container.start()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^backup_secret_access_key: .* is empty/) });
    });

    it('says all that is wrong at once', () => {
      const container = new Container(compose.services['postgres']!);
      for (const name of container.secrets) container.write(name, '');
      expect(container.start().stderr.trim().split('\n')).toHaveLength(container.secrets.length);
    });

    it('gives Redis its password', () => {
      expect(new Container(compose.services['redis']!).start().stdout).toMatch(
        /^started redis-server .*--requirepass redis_password's "own" \$ecret$/m,
      );
    });

    it('gives EventStoreDB both its passwords', () => {
      expect(new Container(compose.services['eventstore']!).start().stdout.split('\n')).toEqual(
        expect.arrayContaining(
          ['ADMIN', 'OPS'].map((login) => `EVENTSTORE_DEFAULT_${login}_PASSWORD=eventstore_${login.toLowerCase()}_password's "own" $ecret`),
        ),
      );
    });

    it.each([...PRODUCT, ...LOCAL_PROVIDERS])('gives %s each as a variable', (name) => {
      const container = new Container(compose.services[name]!);
      expect(container.start().stdout.split('\n')).toEqual(
        expect.arrayContaining(container.secrets.map((secret) => `${secret.toUpperCase()}=${secret}'s "own" $ecret`)),
      );
    });

    it('gives them to a command that is started in a container that runs', () => {
      expect(new Container(compose.services['api']!).exec('willow', 'doctor').stdout).toMatch(
        /^started node .*cli\.main\.js doctor$[^]*^MASTER_KEY=/m,
      );
    });
  });

  it('has the command line that its handbook names', () => {
    const copied = readDockerfile(inTree('ops/docker/backend.Dockerfile')).filter(({ name }) => name === 'COPY');
    expect(copied.map(({ text }) => text)).toContain('--chmod=0755 ops/docker/willow.sh /usr/local/bin/willow');
    const ran = readFileSync(inTree('ops/docker/willow.sh'), 'utf8');
    expect(ran).toContain(`node ${HEAP_FLAGS.join(' ')} /app/backend/dist/cli.main.js "$@"`);
    const handbook = readFileSync(inTree('ops/docker/README.md'), 'utf8');
    expect(handbook).toContain('docker compose run --rm cli willow');
    expect(handbook).not.toContain('run --rm migrate');
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
    const images = ['backend', 'local-providers'].flatMap((name) => baseImages(readDockerfile(inTree(`ops/docker/${name}.Dockerfile`))));
    expect([...new Set(images)]).toEqual([`node:${devDependencies['node']}-bookworm-slim`]);
  });

  it('start scripts that may be run', () => {
    for (const script of [
      ...['with-secrets.sh', 'entrypoint.sh', 'willow.sh', 'upgrade.sh'].map((name) => `ops/docker/${name}`),
      ...readdirSync(inTree('ops/docker/postgres')).map((name) => `ops/docker/postgres/${name}`),
    ])
      expect([script, (statSync(inTree(script)).mode & 0o111) !== 0]).toEqual([script, true]);
  });
});
