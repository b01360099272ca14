import { describe, expect, it, jest } from '@jest/globals';
import { endpoint } from '@willow/contracts/endpoint';
import { z } from '@willow/contracts/zod';
import { errorMessage, failureOf } from './failure.ts';
import { browserNetwork, type Network, send } from './send.ts';

const get = endpoint({ method: 'GET', path: '/api/things/:id', audience: 'operator', status: 200, response: z.unknown() });
const post = endpoint({ method: 'POST', path: '/api/things', audience: 'operator', status: 200, response: z.unknown() });
const NO_VERSION = { version: null, total: null };
const thing = { endpoint: get, params: { id: '1' } };

function networkOf(...responses: Response[]) {
  const queue = [...responses];
  const fetch = jest.fn<Network['fetch']>(async () => queue.shift() ?? Response.error());
  return { fetch, wait: jest.fn<NonNullable<Network['wait']>>().mockResolvedValue(undefined) };
}

describe('a call', () => {
  it('sends the session cookie, and a body only as JSON (C-393, C-394, C-395, C-397, A-018, A-169)', async () => {
    const network = networkOf(Response.json({}), Response.json({ user: null }));
    await send({ endpoint: post, body: { email: 'a@b.test' } }, network);
    expect(await send(thing, network)).toEqual({ data: { user: null }, meta: NO_VERSION });
    expect(network.fetch).toHaveBeenNthCalledWith(1, '/api/things', {
      method: 'POST',
      credentials: 'include',
      body: '{"email":"a@b.test"}',
      headers: { 'Content-Type': 'application/json', traceparent: expect.any(String) },
    });
    const headers = { traceparent: expect.any(String) };
    expect(network.fetch).toHaveBeenNthCalledWith(2, '/api/things/1', { method: 'GET', credentials: 'include', headers });
  });

  it('fills in its path and leaves undefined out of its query', async () => {
    const network = networkOf(Response.json({}));
    await send({ endpoint: get, params: { id: 'a/b' }, query: { q: 'x y', none: undefined } }, network);
    expect(network.fetch.mock.calls[0]?.[0]).toBe('/api/things/a%2Fb?q=x+y');
  });

  it('names the version that was read, and tells which one it got (AM-15)', async () => {
    const network = networkOf(Response.json({}, { headers: { ETag: '"v2"', 'X-Total-Count': '7' } }));
    expect(await send({ endpoint: post, version: '"v1"' }, network)).toEqual({ data: {}, meta: { version: '"v2"', total: '7' } });
    expect(network.fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'If-Match': '"v1"' });
  });

  it('has an id of its own, which its repetition keeps', async () => {
    const busy = () => new Response(null, { status: 503, headers: { 'Retry-After': '1' } });
    const network = networkOf(busy(), Response.json({}), Response.json({}));
    await send(thing, network);
    await send(thing, network);
    const sent = network.fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('traceparent'));
    expect(sent[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect([sent[1] === sent[0], sent[2] === sent[0]]).toEqual([true, false]);
  });

  it('goes without one where the page is not served securely', async () => {
    const network = networkOf(Response.json({}));
    const { randomUUID } = globalThis.crypto;
    Object.defineProperty(globalThis.crypto, 'randomUUID', { value: undefined, configurable: true });
    await send(thing, network);
    Object.defineProperty(globalThis.crypto, 'randomUUID', { value: randomUUID, configurable: true });
    expect(network.fetch.mock.calls[0]?.[1]?.headers).toBeUndefined();
  });

  it('can be given up', async () => {
    const { signal } = new AbortController();
    const network = networkOf(Response.json({}));
    await send({ ...thing, signal }, network);
    expect(network.fetch.mock.calls[0]?.[1]?.signal).toBe(signal);
  });

  it.each(['text/plain; charset=utf-8', 'text/csv', 'application/x-ndjson; charset=utf-8', 'application/jsonlines'])(
    'reads %s as text (A-170)',
    async (type) => {
      const text = new Response('{"not":"parsed"}\n{}', { headers: { 'Content-Type': type } });
      expect(await send(thing, networkOf(text))).toEqual({ data: '{"not":"parsed"}\n{}', meta: NO_VERSION });
    },
  );

  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/problem+json'])('reads %s as JSON', async (type) => {
    const json = new Response('{"a":1}', { headers: { 'Content-Type': type } });
    expect(await send(thing, networkOf(json))).toEqual({ data: { a: 1 }, meta: NO_VERSION });
  });

  it.each([
    ['a page with 200', new Response('<h1>Sign in to the hotel WLAN</h1>', { headers: { 'Content-Type': 'text/html' } }), 200],
    ['half its JSON', new Response('{"user":', { headers: { 'Content-Type': 'application/json' } }), 0],
    ['nothing, as JSON', new Response('', { headers: { 'Content-Type': 'application/json' } }), 0],
  ])('fails when %s comes in place of an answer', async (_, response, status) =>
    expect((await send(thing, networkOf(response))).error).toMatchObject({ status }),
  );

  it.each([
    ['never answers', new Promise<Response>(() => undefined)],
    ['never ends its answer', Promise.resolve(new Response(new ReadableStream()))],
  ])('fails with status 0 when the server %s', async (_, answer) => {
    jest.useFakeTimers();
    const outcome = send(thing, { fetch: () => answer });
    await jest.advanceTimersByTimeAsync(30_000);
    jest.useRealTimers();
    expect(await outcome).toMatchObject({ error: { status: 0 } });
  });

  it('fails with status 0 when nobody answers', async () => {
    const fetch = jest.fn<Network['fetch']>().mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send(thing, { fetch })).toEqual({ error: { status: 0, message: 'Failed to fetch' } });
  });
});

describe('the text of a failure (C-436, C-437, A-175)', () => {
  it.each([
    [400, 'x', '', '400: x', undefined],
    [404, '', 'Not Found', '404: Not Found', undefined],
    [409, '{"message":"Already paid"}', 'Conflict', '409: {"message":"Already paid"}', 'Already paid'],
    [500, '{"odd":1}', '', '500: {"odd":1}', undefined],
    [502, '<html>…</html>', '', '502: <html>…</html>', undefined],
    [504, 'upstream request timeout', '', '504: upstream request timeout', undefined],
    [502, '{"message":"half', '', '502: {"message":"half', undefined],
  ])('of %i with %j', (status, body, statusText, message, serverMessage) => {
    const failure = failureOf({ status, statusText }, body);
    expect(failure.message).toBe(message);
    expect(failure.serverMessage).toBe(serverMessage);
    expect(errorMessage(failure, 'fallback')).toBe(serverMessage ?? 'fallback');
  });

  it('says what to quote when the failure is ours', () => {
    const body = JSON.stringify({ message: 'Sorry.', traceId: '7f3a12bc'.padEnd(32, '0') });
    expect(failureOf({ status: 500, statusText: '' }, body).quote).toBe('7f3a12bc');
    expect(errorMessage(failureOf({ status: 500, statusText: '' }, body), '')).toBe('Sorry. To report it, quote 7f3a12bc.');
    expect(errorMessage(failureOf({ status: 409, statusText: '' }, body), '')).toBe('Sorry.');
  });

  it('keeps the step and the fields that the server names', async () => {
    const errors = [{ path: ['email'], message: 'Not an address' }];
    const refused = Response.json({ message: 'Look again', step: 3, errors }, { status: 400 });
    expect((await send(thing, networkOf(refused))).error).toMatchObject({ serverMessage: 'Look again', step: 3, problems: errors });
  });
});

describe('a read that meets a server still catching up', () => {
  const busy = (seconds = '2') => new Response(null, { status: 503, headers: { 'Retry-After': seconds } });
  const status = async (network: Network, call: Parameters<typeof send>[0] = thing) => (await send(call, network)).error?.status;

  it('is asked once more after the delay', async () => {
    const network = networkOf(busy(), Response.json({ user: 1 }));
    expect(await send(thing, network)).toEqual({ data: { user: 1 }, meta: NO_VERSION });
    expect(network.wait).toHaveBeenCalledWith(2000);
  });

  it('is asked only once more', async () => {
    const network = networkOf(busy(), busy());
    expect(await status(network)).toBe(503);
    expect(network.fetch).toHaveBeenCalledTimes(2);
  });

  it('waits a second when the delay is a date', async () => {
    const network = networkOf(busy('Wed, 21 Oct 2026 07:28:00 GMT'), Response.json({}));
    await send(thing, network);
    expect(network.wait).toHaveBeenCalledWith(1000);
  });

  it('does not wait longer than five seconds', async () => {
    const network = networkOf(busy('60'), Response.json({}));
    await send(thing, network);
    expect(network.wait).toHaveBeenCalledWith(5000);
  });

  it.each([
    ['a write', { endpoint: post }, busy()],
    ['a failure without Retry-After', thing, new Response(null, { status: 503 })],
  ])('does not repeat %s (C-401, C-402)', async (_, call, response) => {
    const network = networkOf(response);
    expect(await status(network, call)).toBe(503);
    expect(network.fetch).toHaveBeenCalledTimes(1);
  });

  it('is never repeated on a network without patience (A-169, A-174)', async () => {
    const { fetch } = networkOf(busy(), Response.json({}));
    expect(await status({ ...browserNetwork, fetch })).toBe(503);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
