import { describe, expect, it } from '@jest/globals';
import { parseActivityQuery } from './sendgrid/activity-query.ts';
import { RECEIPT, refusal, startMailbox } from './test-support.ts';

type Found = { readonly messages: readonly { readonly msg_id: string; readonly to_email: string; readonly status: string }[] };

async function sent() {
  const { local, mail, client } = await startMailbox();
  await mail.send({ ...RECEIPT, to: 'a@example.test', customArgs: { job_id: 'receipt:1' } });
  await mail.send({ ...RECEIPT, to: 'b@example.test', customArgs: { job_id: 'receipt:2' }, subject: 'Sign in', categories: ['login'] });
  await mail.send({ ...RECEIPT, to: 'bounce@example.test', customArgs: { job_id: 'it\'s "3"' } });
  const search = async (query?: string, limit = 10) => {
    const [, body] = await client.request({ method: 'GET', url: '/v3/messages', qs: { limit, ...(query !== undefined && { query }) } });
    return (body as Found).messages;
  };
  return { local, client, mail, search, to: async (query?: string) => (await search(query)).map(({ to_email }) => to_email) };
}

describe('asking what was sent, with the real client library', () => {
  it('answers whether a job’s mail was already accepted', async () => {
    const { search } = await sent();
    expect(await search(`unique_args['job_id']="receipt:1"`)).toMatchObject([{ to_email: 'a@example.test', status: 'delivered' }]);
    expect(await search(`(unique_args['job_id']="receipt:9")`)).toEqual([]);
    expect(await search(`unique_args['other']="receipt:1"`)).toEqual([]);
    expect(await search(String.raw`unique_args['job_id']="it's \"3\""`)).toMatchObject([{ to_email: 'bounce@example.test' }]);
  });

  it.each([
    ['', ['bounce@example.test', 'b@example.test', 'a@example.test']],
    ['to_email="a@example.test"', ['a@example.test']],
    ['to_email!="a@example.test" AND status="delivered"', ['b@example.test']],
    ['subject LIKE "Sign%"', ['b@example.test']],
    ['subject NOT LIKE "%receipt%"', ['b@example.test']],
    ['NOT (to_email="a@example.test" OR to_email="b@example.test")', ['bounce@example.test']],
    ['to_email IN ("a@example.test", "b@example.test")', ['b@example.test', 'a@example.test']],
    ['Contains(categories, "login")', ['b@example.test']],
    ['status="not_delivered"', ['bounce@example.test']],
    ['last_event_time > TIMESTAMP "2100-01-01T00:00:00Z"', []],
    [
      'last_event_time BETWEEN TIMESTAMP "2020-01-01T00:00:00Z" AND TIMESTAMP "2100-01-01T00:00:00Z" AND to_email="a@example.test"',
      ['a@example.test'],
    ],
  ])('understands %s', async (query, expected) => {
    const { to } = await sent();
    expect(await to(query === '' ? undefined : query)).toEqual(expected);
  });

  it('finds a mail by the id that the send call returned, and describes it', async () => {
    const { local, client, search } = await sent();
    const [latest] = local.messages();
    const [found] = await search(`msg_id LIKE '${latest?.sendId}%'`);
    const [, detail] = await client.request({ method: 'GET', url: `/v3/messages/${found?.msg_id}` });
    expect(detail).toMatchObject({
      msg_id: found?.msg_id,
      status: 'not_delivered',
      events: [{ event_name: 'processed' }, { event_name: 'bounced' }],
    });
    expect(JSON.parse((detail as { unique_args: string }).unique_args)).toEqual({ job_id: 'it\'s "3"' });
  });

  it('gives no more than asked for', async () => {
    const { search } = await sent();
    expect(await search(undefined, 2)).toHaveLength(2);
    expect((await refusal(search(undefined, 1001))).code).toBe(400);
  });

  it.each(['to_email', 'to_email="a', 'to_email="a" garbage="b" )', 'unique_args[job]="x"', 'to_email ~ "a"', 'subject = TIMESTAMP', '('])(
    'refuses %s',
    async (query) => {
      const { search } = await sent();
      expect(await refusal(search(query))).toMatchObject({ code: 400, response: { body: { errors: [{ field: 'query' }] } } });
    },
  );
});

describe('erasing a recipient', () => {
  it('deletes what was sent to the address, in any case of its letters, and nothing else', async () => {
    const { client, mail, search } = await sent();
    await mail.send({ ...RECEIPT, to: 'a@EXAMPLE.test' });
    const [{ statusCode }] = await client.request({
      method: 'POST',
      url: '/v3/recipients/erasejob',
      body: { email_addresses: ['A@example.test'] },
    });
    expect(statusCode).toBe(202);
    expect((await search()).map(({ to_email }) => to_email)).toEqual(['bounce@example.test', 'b@example.test']);
  });

  it('refuses a request without addresses', async () => {
    const { client } = await sent();
    expect((await refusal(client.request({ method: 'POST', url: '/v3/recipients/erasejob', body: {} }))).code).toBe(400);
  });
});

describe('a query', () => {
  it('takes characters that mean something in expressions literally', () => {
    const record = (subject: string) => ({ fields: { subject }, categories: [], unique_args: {} });
    const matches = parseActivityQuery('subject LIKE "a.c (100%)"');
    expect(matches(record('a.c (100 per cent)'))).toBe(true);
    expect(matches(record('abc (100)'))).toBe(false);
  });
});
