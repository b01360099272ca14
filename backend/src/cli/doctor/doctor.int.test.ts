import 'reflect-metadata';
import { tmpdir } from 'node:os';
import { createServer as createSite } from 'node:https';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../../../ops/local/kit/free-port.ts';
import { Authority } from '../../platform/certificates/authority.ts';
import { customerWithWill, payByCard } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { type Ended, willow } from '../../testing/willow.ts';

type Said = {
  readonly status: string;
  readonly findings: readonly {
    readonly check: string;
    readonly status: string;
    readonly says: string;
    readonly todo: string | null;
    readonly runbook: string | null;
  }[];
};

let product: Product;
/** A port on which nothing listens. */
let closed: number;
beforeAll(async () => {
  [product, closed] = await Promise.all([startProduct(), freePort()]);
});
afterAll(() => product?.close());

const environment = (changes: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const { DATABASE_URL, MASTER_KEY, DATA_DIR, STRIPE_API_BASE, SENDGRID_API_BASE, STRIPE_SECRET_KEY, PORT } = product.config;
  const { STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, SENDGRID_API_KEY } = product.config;
  const given = { DATABASE_URL, MASTER_KEY, DATA_DIR, PORT: String(PORT), STRIPE_API_BASE, SENDGRID_API_BASE, STRIPE_SECRET_KEY };
  const all = { ...given, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, SENDGRID_API_KEY, ...changes };
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
};
const doctor = (checks: readonly string[], changes: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  willow(['doctor', ...checks], environment(changes));
const found = async (checks: readonly string[], changes: Readonly<Record<string, string>> = {}): Promise<Said> =>
  JSON.parse((await doctor([...checks, '--json'], changes)).stdout) as Said;

describe('willow doctor', () => {
  it('finds a product well: stores, worker and its lag, queue and schedulers, api, providers, clock, disk, keys and anchors', async () => {
    const checks = [
      'settings',
      'versions',
      'event-store',
      'redis',
      'api',
      'queue',
      'schedulers',
      'mail',
      'cards',
      'certificates',
      'clock',
      'master-key',
      'worker',
      'anchors',
    ];
    // Right after its start, and on a machine that has no time, a part may be behind for a moment.
    const { findings } = await until(async () => {
      const said = await found(checks);
      return said.status === 'ok' && said;
    }, 'nothing is broken and nothing warns');
    expect(new Set(findings.map(({ check }) => check))).toEqual(new Set(checks));
  });

  it('says it in lines for a person, with what to do; a warning is no failure, but with --strict', async () => {
    const { status, text } = await doctor(['backups', 'redis']);
    expect([status, text]).toEqual([
      0,
      expect.stringMatching(
        /^warn {4}backups {7}none known\n {22}→ Make a key with willow backup keygen .*\nok {6}redis .*\n1 ok, 1 warn, 0 broken\n$/,
      ),
    ]);
    expect((await doctor(['backups', '--strict'])).status).toBe(3);
    expect((await doctor(['redis', '--strict'])).status).toBe(0);
  });

  const wrongPassword = (): string => product.config.DATABASE_URL.replace(/:\/\/([^:@]+)(:[^@]*)?@/, '://$1:wrong@');
  it.each<[string, readonly string[], () => Record<string, string>, RegExp]>([
    [
      'a wrong password of PostgreSQL',
      ['postgresql', 'worker'],
      () => ({ DATABASE_URL: wrongPassword() }),
      /DATABASE_URL: .* it refuses the login/,
    ],
    [
      'a Redis that is away',
      ['redis', 'queue'],
      () => ({ REDIS_URL: 'redis://127.0.0.1:1' }),
      /REDIS_URL: 127\.0\.0\.1:1 .*nothing listens there/,
    ],
    [
      'an EventStoreDB that is away',
      ['event-store', 'master-key'],
      () => ({ EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false' }),
      /EVENTSTORE_URL: 127\.0\.0\.1:1/,
    ],
    ['a folder that is not there', ['disk'], () => ({ DATA_DIR: '/nowhere/at/all' }), /\/nowhere\/at\/all cannot be written \(ENOENT\)/],
    ['no Chromium', ['chromium'], () => ({ CHROMIUM_PATH: '/nowhere/chromium' }), /does not print: /],
    ['another key of the mail provider', ['mail'], () => ({ SENDGRID_API_KEY: 'SG.other' }), /does not accept our key/],
    [
      'a mail provider that is away',
      ['mail'],
      () => ({ SENDGRID_API_BASE: `http://127.0.0.1:${closed}` }),
      /127\.0\.0\.1:\d+ cannot be used: nothing listens/,
    ],
    ['another key of the card provider', ['cards'], () => ({ STRIPE_SECRET_KEY: 'sk_test_other' }), /does not accept our key/],
    ['a live key beside a stand-in', ['cards'], () => ({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }), /a live key never goes to a stand-in/],
    [
      'another master key',
      ['master-key', 'anchors'],
      () => ({ MASTER_KEY: Buffer.alloc(32, 'other').toString('base64') }),
      /not the key that this database was sealed with/,
    ],
    ['no master key', ['master-key'], () => ({ MASTER_KEY: '' }), /MASTER_KEY: must be set/],
    ['an api that is away', ['api'], () => ({ PUBLIC_URL: `http://127.0.0.1:${closed}` }), /does not answer: 127\.0\.0\.1:\d+/],
    ['a log that nobody signs', ['anchors'], () => ({ DATA_DIR: tmpdir() }), /there are none in /],
  ])('finds %s, says what to do, and ends with 1', async (_, checks, changes, words) => {
    const { status, findings } = await found(checks, changes());
    expect(status).toBe('broken');
    const [broken] = findings.filter((finding) => finding.status === 'broken');
    // Every setting is in docs/settings.md.
    const runbook = broken?.check === 'settings' ? /^null$/ : /^ops\/runbooks\/[\w-]+\.md$/;
    expect(String(broken?.runbook)).toMatch(runbook);
    expect(broken).toMatchObject({ says: expect.stringMatching(words), todo: expect.stringMatching(/\w/) });
    expect(JSON.stringify(findings)).not.toContain('wrong@');
    expect((await doctor(checks, changes())).status).toBe(1);
  });

  it('finds a certificate that has run out', async () => {
    const past = { from: new Date('2020-01-01T00:00:00Z'), to: new Date('2020-02-01T00:00:00Z') };
    const { certificate, key } = Authority.create(past).issue(['localhost'], past);
    const server: Server = createServer({ cert: certificate, key }, (socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { readonly port: number };
    try {
      const { findings } = await found(['certificates'], { PUBLIC_URL: `https://localhost:${port}` });
      expect(findings).toMatchObject([
        { status: 'broken', says: expect.stringMatching(/localhost:\d+ \(PUBLIC_URL\) has run out \d+ days ago/) },
      ]);
    } finally {
      server.close();
    }
  });

  it('asks the site where its proxy is reached from inside, by the name that browsers know; in a rehearsal the proxy signs for itself', async () => {
    const now = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 90 * 86_400_000) };
    const { certificate, key } = Authority.create(now).issue(['wills.example'], now);
    const asked: unknown[] = [];
    const server = createSite({ cert: certificate, key }, (request, response) => {
      asked.push([(request.socket as TLSSocket & { readonly servername?: string }).servername, request.headers.host, request.url]);
      response.end(JSON.stringify({ status: 'ok' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { readonly port: number };
    const inside = { PUBLIC_URL: 'https://wills.example', PROXY_ADDRESS: `127.0.0.1:${port}` };
    const rehearsal = {
      LOCAL_PROVIDERS: 'on',
      STRIPE_JS_URL: 'http://127.0.0.1/v3/stripe.js',
      STRIPE_SECRET_KEY: 'sk_test_local_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
      STRIPE_WEBHOOK_SECRET: 'whsec_local_1',
      SENDGRID_API_KEY: 'SG.local_1',
    };
    try {
      expect((await found(['api', 'certificates'], { ...inside, ...rehearsal })).findings).toMatchObject([
        { status: 'ok', says: 'answers at https://wills.example, and is ready' },
        { status: 'ok', says: 'no part is reached over TLS' },
      ]);
      expect(asked).toEqual([['wills.example', 'wills.example', '/health/ready']]);
      expect((await found(['api', 'certificates'], inside)).findings).toMatchObject([
        { status: 'broken', says: expect.stringContaining('not trusted') },
        { status: 'ok', says: 'the certificate of wills.example:443 (PUBLIC_URL) holds for 89 days' },
      ]);
    } finally {
      server.close();
    }
  });

  it('says in a container where the setting is that is to be set', async () => {
    const { findings } = await found(['mail'], { SENDGRID_API_KEY: '', SECRETS: 'sendgrid_api_key' });
    expect(findings).toMatchObject([
      { todo: expect.stringMatching(/^Set SENDGRID_API_KEY \(.*ops\/docker\/secrets\/sendgrid_api_key\)$/) },
    ]);
  });

  it('finds a worker that was stopped, and one that is back', async () => {
    await product.restartWorker(async () => {
      const { findings } = await found(['worker']);
      expect(findings).toMatchObject([{ status: 'broken', says: expect.stringMatching(/^no process runs projection\/.* more$/) }]);
    });
    await until(async () => (await found(['worker'])).status === 'ok', 'the worker runs again');
  });
});

describe('other commands of whoever is on call', () => {
  const lines = async (...args: string[]): Promise<readonly object[]> =>
    (await willow([...args, '--json'], environment())).stdout
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as object);

  it('list subscriptions, jobs, operators and orders, a document a line', async () => {
    expect(await lines('subscriptions', 'list')).toContainEqual(
      expect.objectContaining({ subscription: 'projection/order-list', lagFacts: 0, parked: 0, isRunning: true, fitsLog: true }),
    );
    expect(await lines('jobs', 'list')).toContainEqual(
      expect.objectContaining({ job: 'platform.cleanup', failed: 0, nextAt: expect.stringMatching(/Z$/) }),
    );
    expect(await lines('operators', 'list')).toEqual([
      expect.objectContaining({ email: 'olive@willow.example', role: 'admin', state: 'active' }),
    ]);
    expect(await willow(['orders', 'list', '--payment', 'maybe'], environment())).toMatchObject({
      status: 2,
      text: expect.stringMatching(/^Choose payment from: .*succeeded/),
    });
  });

  it('show how an order stands, ask the card provider again, and name nobody', async () => {
    expect((await willow(['orders', 'list'], environment())).text).toBe('No orders\n');
    const customer = await customerWithWill(product);
    const { orderId } = await payByCard(product, customer.agent);
    const [listed] = await until(async () => {
      const all = await lines('orders', 'list', '--payment', 'succeeded', '--limit', '1');
      return all.length > 0 && all;
    }, 'the paid order on the list');
    expect(listed).toMatchObject({ id: orderId, paymentStatus: 'succeeded', customer: expect.any(String), assignee: null });
    const shown = await willow(['orders', 'show', orderId, '--json'], environment());
    expect(JSON.parse(shown.stdout)).toMatchObject({ id: orderId, paymentStatus: 'succeeded' });
    expect(JSON.stringify([listed, shown.text])).not.toContain(customer.email);
    expect(await willow(['orders', 'reconcile', orderId], environment())).toMatchObject({ status: 0, text: 'The payment is succeeded\n' });
  });

  it('say in one line why an order or a job is none', async () => {
    const id = '0193b0d2-5a51-7cc0-8f0e-3a6f4d1c2b7a';
    for (const args of [
      ['orders', 'show', id],
      ['orders', 'reconcile', id],
      ['orders', 'retry-draft', id],
      ['jobs', 'retry', 'platform.cleanup', id],
    ]) {
      const { status, text, stdout } = await willow(args, environment());
      expect([status, stdout, text]).toEqual([1, '', expect.stringMatching(/^[A-Z].*\n$/)]);
    }
  });
});
