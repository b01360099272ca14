import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { EventStoreStandIn } from '../../../../ops/testing/eventstore/index.ts';
import { createApi } from '../../create-api.ts';
import type { Login } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import { ADMIN, APP, AUDITOR, startSecureStandIn } from '../../event-sourcing/store/eventstoredb/secure-stand-in.behaviour.ts';
import type { SecureStandIn } from '../../event-sourcing/store/eventstoredb/secure-stand-in.behaviour.ts';
import { startProduct, type Product } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { willow } from '../../testing/willow.ts';
import { WorkerModule } from '../../worker.module.ts';
import { readConfig, type Config } from '../config/config.ts';
import { Logger } from '../logging/logger.ts';
import { readinessOf } from '../process/readiness.ts';
import { anchorFileOf } from './anchor-file-of.ts';
import { AppLogin } from './app-login.ts';
import { setUpEventStoreLogins } from './set-up-logins.ts';

let server: SecureStandIn;
let product: Product;
const urls = () => ({
  EVENTSTORE_ADMIN_URL: server.urlOf(ADMIN),
  EVENTSTORE_URL: server.urlOf(APP),
  EVENTSTORE_AUDIT_URL: server.urlOf(AUDITOR),
});

beforeAll(async () => {
  server = await startSecureStandIn();
  product = await startProduct(urls());
});
afterAll(async () => {
  await product?.close();
  await server.close();
});
afterEach(() => void jest.restoreAllMocks());

describe('the product, migrated with the login of the administrator', () => {
  it('runs as the app, which anchors what it appends, and an auditor finds the log in order with a login that only reads', async () => {
    const { DATA_DIR, DATABASE_URL, MASTER_KEY } = product.config;
    await until(() => anchorFileOf(DATA_DIR, DATABASE_URL).newest(), 'an anchor');
    const { EVENTSTORE_AUDIT_URL } = urls();
    const { status, stdout } = await willow(['audit', 'verify'], { EVENTSTORE_AUDIT_URL, DATABASE_URL, DATA_DIR, MASTER_KEY });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/\nOK: up to position \d+ the log is what was signed\.\n$/)]);
  });
});

describe('production', () => {
  const starts: Readonly<Record<string, (config: Config) => Promise<{ close(): Promise<void> }>>> = {
    api: async (config) => {
      const app = await createApi({ config, logger: new Logger('silent', 'test'), allowUnsafeDurability: true, pressure: null });
      return app.init();
    },
    worker: (config) =>
      NestFactory.createApplicationContext(
        WorkerModule.forRoot({ config, logger: new Logger('silent', 'test'), allowUnsafeDurability: true }),
        { logger: false, abortOnError: false },
      ),
  };
  const configOf = (login: Login): Config => ({ ...product.config, NODE_ENV: 'production', EVENTSTORE_URL: server.urlOf(login) });

  it.each(Object.keys(starts))('%s does not start with the login of an administrator, and says so in one line', async (part) => {
    const refused = await starts[part]!(configOf(ADMIN)).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : null),
    );
    expect(refused).toMatch(
      /^EVENTSTORE_URL: this login is in the group \$admins, may write metadata of streams, may delete streams, .*: more than it needs\. Run the command "eventstore prepare", .*$/,
    );
    expect(refused).not.toContain(ADMIN.password);
  });

  it.each(Object.keys(starts))('%s starts with the login made for it', async (part) => {
    const started = await starts[part]!(configOf(APP));
    await started.close();
  });

  it('refuses a server without logins, where everybody may delete; elsewhere it may be used', async () => {
    const open = await EventStoreStandIn.start();
    const logger = new Logger('silent', 'test');
    await expect(new AppLogin({ NODE_ENV: 'production', EVENTSTORE_URL: open.url }, logger).look()).rejects.toThrow(/may delete streams/);
    const elsewhere = new AppLogin({ NODE_ENV: 'development', EVENTSTORE_URL: open.url }, logger);
    await elsewhere.look();
    await elsewhere.stop();
    await open.close();
  });
});

describe('willow eventstore prepare', () => {
  let fresh: SecureStandIn;
  beforeAll(async () => {
    fresh = await startSecureStandIn();
  });
  afterAll(() => fresh.close());
  const env = (app: Login = APP) => ({ EVENTSTORE_URL: fresh.urlOf(app), EVENTSTORE_AUDIT_URL: fresh.urlOf(AUDITOR) });
  const prepare = (app?: Login) => willow(['eventstore', 'prepare'], env(app), `${fresh.urlOf(ADMIN)}\n`);
  const written = (): number => fresh.standIn.node.log.events.length;

  it("makes what is missing with the administrator's URL on standard input, and says what it did without a password", async () => {
    const { status, text } = await prepare();
    expect([status, text]).toEqual([
      0,
      expect.stringMatching(/willow .* was made; .*\n.*auditor .* was made; .*\n.* were written, .* was written\n$/),
    ]);
    for (const { password } of [ADMIN, APP, AUDITOR]) expect(text).not.toContain(encodeURIComponent(password));
  });

  it('is safe to repeat, and gives a login the password that stands there now', async () => {
    const before = written();
    expect((await prepare()).text).toMatch(/was kept; .*\n.*was kept; .*\n.* were kept, .* was kept\n$/);
    expect((await prepare({ ...APP, password: 'another' })).text).toMatch(/^.* willow .* was given another password; /);
    expect((await prepare()).text).toMatch(/^.* willow .* was given another password; /);
    expect(written()).toBe(before);
  });

  it.each<[string, readonly string[], string, RegExp]>([
    ['a URL as an argument', ['esdb://admin:secret@localhost'], '', /^No argument: a URL there would stand in the shell's history/],
    ['no URL', [], '', /^Give the URL with the login of an administrator on standard input/],
  ])('refuses %s', async (_, args, typed, words) => {
    expect(await willow(['eventstore', 'prepare', ...args], env(), typed)).toMatchObject({ status: 2, text: expect.stringMatching(words) });
  });
});

describe('willow doctor eventstore', () => {
  const doctor = (login: Login, more: Readonly<Record<string, string>> = {}) => {
    const { DATABASE_URL, MASTER_KEY } = product.config;
    return willow(['doctor', 'eventstore'], {
      DATABASE_URL,
      MASTER_KEY,
      EVENTSTORE_URL: server.urlOf(login),
      ...more,
    });
  };

  it('finds the logins that were made in order', async () => {
    const { status, text } = await doctor(APP, { EVENTSTORE_AUDIT_URL: server.urlOf(AUDITOR) });
    expect([status, text]).toEqual([
      0,
      expect.stringMatching(/^EVENTSTORE_URL: .* can neither delete .*\nEVENTSTORE_AUDIT_URL: .* can neither/),
    ]);
  });

  it('ends with 1 when the product runs as administrator, and when auditors may append', async () => {
    expect(await doctor(ADMIN)).toMatchObject({
      status: 1,
      text: expect.stringMatching(/^EVENTSTORE_URL: this login is in the group \$admins, /),
    });
    const { status, text } = await doctor(APP, { EVENTSTORE_AUDIT_URL: server.urlOf(APP) });
    expect([status, text]).toEqual([1, expect.stringMatching(/^EVENTSTORE_AUDIT_URL: this login may append: /m)]);
  });

  it('is part of willow doctor, which refuses one that is none', async () => {
    const { DATABASE_URL, MASTER_KEY, EVENTSTORE_URL = '' } = product.config;
    const doctor = (url: string) => willow(['doctor', 'event-store', 'master-key'], { DATABASE_URL, MASTER_KEY, EVENTSTORE_URL: url });
    const [own, admin] = [await doctor(EVENTSTORE_URL), await doctor(server.urlOf(ADMIN))];
    expect([own.status, own.text]).toEqual([
      0,
      expect.stringMatching(/^ok {6}event-store .*\nok {6}master-key +MASTER_KEY is the key of this database/),
    ]);
    expect([admin.status, admin.text]).toEqual([
      0,
      expect.stringMatching(/^warn {4}event-store +EVENTSTORE_URL: this login .*\n +→ Run willow eventstore prepare/m),
    ]);
    expect(await willow(['doctor', 'nobody'], {})).toMatchObject({
      status: 2,
      text: expect.stringMatching(/^There is no doctor for nobody/),
    });
  });
});

describe('outside production', () => {
  it('a product that runs as administrator is ready, and readiness warns of it; one with its own login is not warned of', async () => {
    const config = { ...product.config, EVENTSTORE_URL: server.urlOf(ADMIN) };
    const api = await createApi({ config, logger: new Logger('silent', 'test'), allowUnsafeDurability: true, pressure: null });
    await api.init();
    const { warnings } = await until(async () => {
      const readiness = await readinessOf(api);
      return readiness.warnings && readiness;
    }, 'a warning');
    await api.close();
    expect(warnings).toEqual([expect.stringMatching(/^EVENTSTORE_URL: this login is in the group \$admins, .* "eventstore prepare"/)]);
    expect(await readinessOf(product.api)).not.toHaveProperty('warnings');
  });
});

describe('migrate', () => {
  const least = { DATABASE_URL: 'postgresql://localhost/willow', MASTER_KEY: randomBytes(32).toString('base64') };
  const setUp = (changes: Readonly<Record<string, string>>): Promise<readonly string[]> =>
    setUpEventStoreLogins(readConfig({ ...least, ...urls(), ...changes }));

  it.each<[string, () => Readonly<Record<string, string>>, RegExp]>([
    ['no login for auditors', () => ({ EVENTSTORE_AUDIT_URL: '' }), /^EVENTSTORE_AUDIT_URL: must be set beside EVENTSTORE_ADMIN_URL/],
    ['no TLS', () => ({ EVENTSTORE_URL: 'esdb://willow:secret@localhost?tls=false' }), /^EVENTSTORE_URL: must have a login .* and TLS/],
    ['a URL that is none', () => ({ EVENTSTORE_AUDIT_URL: 'http://secret@localhost' }), /^EVENTSTORE_AUDIT_URL must begin with esdb:/],
    ['the administrator as the app', () => ({ EVENTSTORE_URL: server.urlOf(ADMIN) }), /must name three different logins$/],
    [
      'a name of the server',
      () => ({ EVENTSTORE_URL: server.urlOf({ ...APP, username: '$admins' }) }),
      /^EVENTSTORE_URL: the name of its login/,
    ],
    [
      'somebody as administrator',
      () => ({ EVENTSTORE_ADMIN_URL: server.urlOf({ ...AUDITOR, username: 'other' }) }),
      /other is not in the group \$admins, or this is not its password$/,
    ],
  ])('names %s', async (_, changes, words) => {
    await expect(setUp(changes())).rejects.toThrow(words);
    await expect(setUp(changes())).rejects.not.toThrow(/secret/);
  });

  it('refuses to give the name of a login that is in a group', async () => {
    server.standIn.node.access?.put({ username: 'helper', password: APP.password, groups: ['$ops'] });
    await expect(setUp({ EVENTSTORE_URL: server.urlOf({ ...APP, username: 'helper' }) })).rejects.toThrow(
      /^EVENTSTORE_URL: this login is in the group \$ops: more than it needs/,
    );
    await setUp({});
  });

  it('leaves everything alone without the login of an administrator', async () => {
    const before = server.standIn.node.log.events.length;
    await setUp({ EVENTSTORE_ADMIN_URL: '', EVENTSTORE_AUDIT_URL: '' });
    expect(server.standIn.node.log.events.length).toBe(before);
  });
});
