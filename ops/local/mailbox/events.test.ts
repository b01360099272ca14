import { generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { listen } from '../kit/http-server.ts';
import { afterThisTest, eventually } from '../kit/test-support.ts';
import { RECEIPT, startMailbox } from './test-support.ts';

type Event = { readonly event: string; readonly email: string; readonly job_id: string; readonly sg_event_id: string };

/** A product that takes reports, after it has refused some. */
async function shop(refusals = 0) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const events: Event[] = [];
  let left = refusals;
  const server = await listen(
    async ({ body, headers }) => {
      const signature = Buffer.from(String(headers['x-twilio-email-event-webhook-signature']), 'base64');
      const signed = Buffer.concat([Buffer.from(String(headers['x-twilio-email-event-webhook-timestamp'])), body]);
      expect(verify('sha256', signed, publicKey, signature)).toBe(true);
      if (left > 0) {
        left -= 1;
        return { status: 503 };
      }
      events.push(...(JSON.parse(body.toString()) as Event[]));
      return { status: 200 };
    },
    { port: 0, maxBodyBytes: 1_000_000 },
  );
  afterThisTest(server.close);
  const target = { url: server.url, privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64') };
  return { events, target, what: () => events.map(({ event }) => event) };
}

describe('reports of what became of a mail', () => {
  it.each([
    ['jo@example.test', ['delivered']],
    ['bounce@example.test', ['bounce']],
    ['Defer.Jo@example.test', ['deferred']],
    ['complain@example.test', ['delivered', 'spamreport']],
  ])('are sent by themselves, signed, with the arguments of the mail: %s', async (to, expected) => {
    const { events, target, what } = await shop();
    const { mail } = await startMailbox({ events: target });
    await mail.send({ ...RECEIPT, to });
    await eventually(() => what().length === expected.length);
    expect(what()).toEqual(expected);
    expect(events[0]).toMatchObject({ email: to, job_id: 'receipt:order-1' });
    expect(new Set(events.map(({ sg_event_id: id }) => id)).size).toBe(events.length);
  });

  it('are sent when somebody plays them, again until they are taken, and by no form of another site', async () => {
    const { target, what } = await shop(1);
    const { local, mail } = await startMailbox({ events: { ...target, byThemselves: false } });
    await mail.send(RECEIPT);
    const [{ id } = { id: '' }] = local.messages();
    const press = (play: string, headers: Record<string, string> = {}) =>
      fetch(`${local.url}/messages/${id}/events`, {
        method: 'POST',
        body: new URLSearchParams({ play }),
        redirect: 'manual',
        headers,
      });
    expect((await press('bounced')).headers.get('location')).toBe(`/messages/${id}?told=bounced`);
    expect((await press('nonsense')).headers.get('location')).toBe(`/messages/${id}?told=failed`);
    expect((await press('bounced', { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
    const script = (message: string) =>
      fetch(`${local.url}/_local/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message, play: 'complained' }),
      });
    expect([(await script(id)).status, (await script('unknown')).status]).toEqual([200, 409]);
    expect(what()).toEqual(['bounce', 'spamreport']);
  });

  it('go nowhere without somebody to report to', async () => {
    const { local, mail } = await startMailbox();
    await mail.send(RECEIPT);
    expect(await local.play(local.messages()[0]!.id, 'delivered')).toBe(false);
  });
});
