import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ErrorBody, MESSAGES } from '@willow/contracts';
import pg from 'pg';
import { type RawAnswer, sendRaw } from '../../testing/raw-http.ts';
import { patient } from '../../../../ops/testing/machine/patience.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { smallSite } from '../../testing/small-site.ts';
import { until } from '../../testing/until.ts';
import { Logger } from '../logging/logger.ts';

let product: Product;
const said: string[] = [];
const failures: unknown[] = [];
class KeptLogger extends Logger {
  override info(message: string): void {
    said.push(message);
  }
  override failure(_message: string, error: unknown): void {
    failures.push(error);
  }
}
beforeAll(async () => {
  product = await startProduct({ TIMEOUT_FACTOR: String(patient(1)) }, { site: smallSite(), logger: new KeptLogger('silent', 'test') });
});
afterAll(async () => product?.close());

const head = (method: string, path: string, headers: readonly string[] = []) =>
  [`${method} ${path} HTTP/1.1`, `host: ${new URL(product.url).host}`, 'connection: close', ...headers, '', ''].join('\r\n');
const get = (path: string, headers: readonly string[] = []) => sendRaw(product.url, head('GET', path, headers));

const messageIn = (body = '{}'): unknown => (JSON.parse(body) as ErrorBody).message;

function expectOurs(answer: RawAnswer | null): void {
  expect(answer?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect(answer?.headers['content-security-policy']).toBeDefined();
  expect(JSON.stringify(answer)).not.toMatch(/fastify|FST_|statusCode|node/i);
}

describe('a database that is busy', () => {
  it('is a 503 with a time to come back, not a failure of ours', async () => {
    const lock = new pg.Client({ connectionString: product.database.adminUrl });
    await lock.connect();
    try {
      await lock.query('BEGIN; LOCK TABLE auth.session IN ACCESS EXCLUSIVE MODE');
      const answer = await get('/api/me', ['cookie: willow-session=somebody']);
      expect([answer?.status, messageIn(answer?.body)]).toEqual([503, MESSAGES.busy]);
      expect(answer?.headers['retry-after']).toBe('1');
    } finally {
      await lock.end();
    }
  });
});

describe('what is asked for by its address', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/pricing', '<h1>Pricing</h1>'],
    ['/referral/abc', '<h1>Invited</h1><small data-example="claims.costs">Typical</small>'],
    ['/dashboard', '<h1>App</h1>'],
    ['/checkout', '<h1>App</h1>'],
    ['/verify?token=x', '<h1>App</h1>'],
    ['/admin', '<h1>Console</h1>'],
    ['/admin/orders', '<h1>Console</h1>'],
  ])('%s is a page (P-002)', async (path, body) => {
    const answer = await get(path);
    expect([answer?.status, answer?.headers['content-type'], answer?.body]).toEqual([200, expect.stringMatching(/^text\/html/), body]);
  });

  it('a page of the app announces the files of its screen; what has none announces nothing', async () => {
    const announced = await Promise.all(
      ['/dashboard', '/dashboard?payment=success', '/checkout', '/'].map(async (path) => (await get(path))?.headers['link']),
    );
    const files = '</assets/screen.js>; rel=modulepreload, </assets/screen.css>; rel=preload; as=style; crossorigin';
    expect(announced).toEqual([files, files, undefined, undefined]);
  });

  it.each(['/nowhere', '/referral', '/payment', '/assets/none.js'])(
    '%s is the page for what is not there, with 404 (P-011, D-016, D-090)',
    async (path) => {
      const answer = await get(path);
      expect([answer?.status, answer?.headers['content-type'], answer?.body]).toEqual([
        404,
        expect.stringMatching(/^text\/html/),
        '<h1>Not here</h1>',
      ]);
    },
  );

  it.each(['/assets/app-of-before.js', '/admin/assets/console-of-before.js'])(
    '%s is still there for whoever has a page of the version before',
    async (path) => {
      const answer = await get(path);
      expect([answer?.status, answer?.headers['cache-control'], answer?.body]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        'let before;',
      ]);
    },
  );

  const PAGES = ['/', '/pricing', '/dashboard', '/nowhere'];
  const FILES = ['/assets/app.js', '/assets/app-of-before.js', '/admin', '/admin/assets/console.js'];
  const ASKED = ['range: bytes=999999-', 'if-match: "another"', 'if-unmodified-since: Mon, 01 Jan 2001 00:00:00 GMT'];

  it.each(FILES)('%s has no part beyond its end, and is not sent to who wants another version', async (path) => {
    const answers = await Promise.all(ASKED.map((header) => get(path, [header])));
    expect(answers.map((answer) => [answer?.status, messageIn(answer?.body)])).toEqual([
      [416, MESSAGES.noSuchPart],
      [412, MESSAGES.conflict],
      [412, MESSAGES.conflict],
    ]);
  });

  it.each(PAGES)('%s is written when the product starts: it has no parts, and comes whole', async (path) => {
    const [whole, ...answers] = await Promise.all(['accept: text/html', ...ASKED].map((header) => get(path, [header])));
    for (const answer of answers) expect([answer?.status, answer?.body]).toEqual([whole?.status, whole?.body]);
  });

  it.each(['/verify?token=x', '/%76erify?token=x', '/verif%79/?token=%zz'])('%s tells nobody where a visitor came from', async (path) => {
    expect((await get(path))?.headers['referrer-policy']).toBe('no-referrer');
  });

  it('security.txt is where people look for it', async () => {
    const answer = await get('/.well-known/security.txt');
    expect([answer?.status, answer?.headers['content-type'], answer?.body]).toEqual([
      200,
      expect.stringMatching(/^text\/plain/),
      'Contact: mailto:support@willow.example\n',
    ]);
  });
});

describe('what never reaches a handler', () => {
  it.each([
    '/api/order/%zz',
    '/api/order/%',
    '/api/admin/orders/%c3%28',
    '/%zz',
    '/pricing%zz',
    '/assets/%zz.js',
    '/admin/%zz',
    '/admin/assets/%e0%a4%a',
  ])('GET %s is a 400 in our words, with our headers', async (path) => {
    const answer = await get(path);
    expect([answer?.status, messageIn(answer?.body)]).toEqual([400, MESSAGES.badRequest]);
    expectOurs(answer);
  });

  it.each([
    '/api/me?x=%zz',
    '/api/verify-email?token=%zz',
    '/api/admin/orders?search=%zz',
    '/pricing?x=%zz',
    `/api/order/${'x'.repeat(300)}`,
  ])('GET %s is answered by us', async (path) => {
    const answer = await get(path);
    expect(answer!.status).toBeLessThan(500);
    expectOurs(answer);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['no host', 'GET /api/me HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['a header of 17 kB', `GET /api/me HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}', 400],
    ['an expectation nobody knows', 'GET /api/me HTTP/1.1\r\nhost: x\r\nexpect: a-cake\r\nconnection: close\r\n\r\n', 401],
    ['a method nobody knows', 'PROPFIND /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
    [
      'a body that is cut short',
      'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\nzz\r\n',
      400,
    ],
  ])('%s is answered with our headers', async (_, bytes, status) => {
    const answer = await sendRaw(product.url, bytes);
    expect(answer?.status).toBe(status);
    expectOurs(answer);
  });
});

describe('a request that names no host', () => {
  const paths = [
    '/api/me',
    '/api/nothing',
    '/',
    '/pricing',
    '/nowhere',
    '/assets/none.js',
    '/admin',
    '/admin/orders',
    '/health/live',
    '/%zz',
  ];
  const versions = ['HTTP/1.0', 'HTTP/1.1'];
  it.each(versions.flatMap((version) => paths.map((path) => [version, path] as const)))(
    'by %s at %s is a 400 in our words, with our headers',
    async (version, path) => {
      const answer = await sendRaw(product.url, `GET ${path} ${version}\r\nconnection: close\r\n\r\n`);
      expect([answer?.status, answer?.headers['content-type'], messageIn(answer?.body)]).toEqual([
        400,
        expect.stringMatching(/^application\/json/),
        MESSAGES.badRequest,
      ]);
      expectOurs(answer);
    },
  );

  it.each(['host: ', 'host: a b', 'host: x\r\nhost: y', 'host: http://x/'])('or names it badly: %j is answered by us', async (host) => {
    const answer = await sendRaw(product.url, `GET /pricing HTTP/1.1\r\n${host}\r\nconnection: close\r\n\r\n`);
    expect(answer!.status).toBeLessThan(500);
    expectOurs(answer);
  });
});

describe('what a hook of ours refuses', () => {
  it.each(['/api/nothing', '/', '/pricing', '/nowhere', '/admin', '/health/live'])(
    'at %s is said in our words, with our headers',
    async (path) => {
      const answer = await sendRaw(product.url, head('POST', path, ['origin: https://evil.test', 'content-length: 0']));
      expect([answer?.status, messageIn(answer?.body)]).toEqual([403, MESSAGES.forbidden]);
      expectOurs(answer);
    },
  );
});

describe('addresses with a slash too many', () => {
  it.each(['/pricing/', '/dashboard///', '/pricing/?code=A'])('%s leads to the page', async (path) => {
    const answer = await get(path);
    expect([answer?.status, answer?.headers['location']]).toEqual([308, path.replace(/\/+(?=\?|$)/, '')]);
  });

  it.each([
    '/\\evil.test/',
    '/\\/evil.test/',
    '//evil.test/',
    '///evil.test//',
    '/%5cevil.test/',
    '/%2f%2fevil.test/',
    '/%09//evil.test/',
    '/.//evil.test/',
    '/..//evil.test/',
    '/evil.test/',
    'http://evil.test/',
    '//evil.test/pricing/',
  ])('GET %s is never sent to another place', async (path) => {
    const answer = await get(path);
    expect(answer?.headers).not.toHaveProperty('location');
    expect(answer!.status).not.toBe(308);
  });
});

describe('an upload that ends before its end', () => {
  it('is no failure of ours: nothing of it is logged as an error', async () => {
    failures.length = 0;
    await new Promise<void>((resolve) => {
      const body = ['content-type: application/json', 'content-length: 5000'];
      const socket = connect(Number(new URL(product.url).port), '127.0.0.1', () => {
        socket.write(head('POST', '/api/login', body) + '{"email":"', () => socket.resetAndDestroy());
      });
      socket.on('close', () => resolve());
    });
    await until(async () => said.includes('request ended by its sender'), 'its line in the log');
    expect(failures).toEqual([]);
  });
});
