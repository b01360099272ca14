import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { EventStoreStandIn } from '../../../../ops/testing/eventstore/index.ts';
import { runCommand } from '../../cli/commands.ts';
import { createApi } from '../../create-api.ts';
import type { Login } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import { ADMIN, APP, AUDITOR, startSecureStandIn } from '../../event-sourcing/store/eventstoredb/secure-stand-in.behaviour.ts';
import type { SecureStandIn } from '../../event-sourcing/store/eventstoredb/secure-stand-in.behaviour.ts';
import { startProduct, type Product } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { WorkerModule } from '../../worker.module.ts';
import { readConfig, type Config } from '../config/config.ts';
import { Logger } from '../logging/logger.ts';
import { anchorFileOf } from './anchor-file-of.ts';
import { assertAppLogin } from './assert-app-login.ts';
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
    const output: string[] = [];
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => output.push(String(line)) > 0);
    const { EVENTSTORE_AUDIT_URL } = urls();
    await runCommand(['audit', 'verify'], { EVENTSTORE_AUDIT_URL, DATABASE_URL, DATA_DIR, MASTER_KEY });
    jest.restoreAllMocks();
    expect([process.exitCode, output.at(-1)]).toEqual([
      0,
      expect.stringMatching(/^OK: up to position \d+ the log is what was signed\.\n$/),
    ]);
    process.exitCode = 0;
  });
});

describe('production', () => {
  const starts: Readonly<Record<string, (config: Config) => Promise<{ close(): Promise<void> }>>> = {
    api: async (config) => {
      const app = await createApi({ config, logger: new Logger('silent', 'test'), allowUnsafeDurability: true });
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
      /^EVENTSTORE_URL: this login is in the group \$admins, may write metadata of streams, may delete streams, .*: more than it needs\. Run the command "migrate" with EVENTSTORE_ADMIN_URL, .*$/,
    );
    expect(refused).not.toContain(ADMIN.password);
  });

  it.each(Object.keys(starts))('%s starts with the login made for it', async (part) => {
    const started = await starts[part]!(configOf(APP));
    await started.close();
  });

  it('refuses a server without logins, where everybody may delete; elsewhere it may be used', async () => {
    const open = await EventStoreStandIn.start();
    await expect(assertAppLogin({ NODE_ENV: 'production', EVENTSTORE_URL: open.url })).rejects.toThrow(/may delete streams/);
    await assertAppLogin({ NODE_ENV: 'development', EVENTSTORE_URL: open.url });
    await open.close();
  });
});

describe('migrate', () => {
  const least = { DATABASE_URL: 'postgresql://localhost/willow', MASTER_KEY: randomBytes(32).toString('base64') };
  const setUp = (changes: Readonly<Record<string, string>>): Promise<void> =>
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
      /other is not in the group \$admins$/,
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
