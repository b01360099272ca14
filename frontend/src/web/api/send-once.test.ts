import { describe, expect, it, jest } from '@jest/globals';
import { endpoint } from '@willow/contracts/endpoint';
import { z } from '@willow/contracts/zod';
import { sendOnce } from './send-once.ts';
import type { Network } from './send.ts';

const refund = endpoint({ method: 'POST', path: '/api/refunds', audience: 'operator', status: 200, response: z.unknown() });
let count = 0;
/** Unlike any other, because a key is kept for what was asked for. */
const aCall = () => ({ endpoint: refund, body: { pounds: (count += 1) } });

type Answer = () => Promise<Response>;
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const answers =
  (body: object, status = 200): Answer =>
  async () =>
    Response.json(body, { status });

function networkOf(...replies: readonly Answer[]) {
  const queue = [...replies];
  const fetch = jest.fn<Network['fetch']>(() => (queue.shift() ?? lost)());
  const pause = jest.fn<NonNullable<Network['pause']>>().mockResolvedValue(undefined);
  return { fetch, pause, onLost: jest.fn() };
}
const keysOf = ({ fetch }: ReturnType<typeof networkOf>) =>
  fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

describe('a change', () => {
  it('has a key of its own each time', async () => {
    const network = networkOf(answers({}), answers({}));
    const call = aCall();
    for (const _ of [1, 2]) await sendOnce(call, network);
    expect(new Set(keysOf(network)).size).toBe(2);
    for (const key of keysOf(network)) expect(key).toMatch(/^[\d-]{31,63}$/);
  });

  it.each<[string, Answer]>([
    ['is lost', lost],
    ['is the page of a gateway', async () => new Response('<html>', { status: 502 })],
    ['is the page of a hotel', async () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['is that it is still being done', answers({ message: 'Still at it' }, 504)],
  ])('whose answer %s is asked for again with its key, until it is there', async (_, reply) => {
    const network = networkOf(reply, reply, answers({ done: true }));
    expect(await sendOnce(aCall(), network)).toMatchObject({ data: { done: true } });
    expect([keysOf(network).length, new Set(keysOf(network)).size, network.onLost.mock.calls.length]).toEqual([3, 1, 1]);
    expect(network.pause.mock.calls).toEqual([[1000], [2000]]);
  });

  it('that was refused is not asked for again', async () => {
    for (const status of [400, 409, 500, 503]) {
      const network = networkOf(answers({ message: 'No' }, status));
      expect(await sendOnce(aCall(), network)).toEqual({ error: expect.objectContaining({ status, serverMessage: 'No' }) });
      expect([network.fetch.mock.calls.length, network.onLost.mock.calls.length]).toEqual([1, 0]);
    }
  });

  it.each([
    [503, true],
    [500, false],
  ])('that is answered %d has the same key when it is asked for again: %s', async (status, isSame) => {
    const [call, network] = [aCall(), networkOf(answers({ message: 'No' }, status), answers({ done: true }))];
    for (const _ of [1, 2]) await sendOnce(call, network);
    expect(new Set(keysOf(network)).size).toBe(isSame ? 1 : 2);
  });

  it('whose answer never comes is unsettled, and the same asked for again has the same key until that is known', async () => {
    const call = aCall();
    const network = networkOf();
    expect(await sendOnce(call, network)).toMatchObject({ error: { status: 0, unsettled: true } });
    expect(network.pause.mock.calls.flat().reduce((sum, ms) => sum + ms, 0)).toBe(60_000);
    const later = networkOf(answers({ done: true }), answers({ done: true }));
    for (const _ of [1, 2]) expect(await sendOnce(call, later)).toMatchObject({ data: { done: true } });
    const [first, second] = keysOf(later);
    expect([first, second === first]).toEqual([keysOf(network)[0], false]);
  });

  it('is not asked for again where whoever asks does that', async () => {
    const { fetch } = networkOf();
    expect(await sendOnce(aCall(), { fetch })).toMatchObject({ error: { unsettled: true } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
