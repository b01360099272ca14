import { describe, expect, it } from '@jest/globals';
import type { Message } from './index.ts';
import { clientOf, getJson, type MailData, PDF, RECEIPT, refusal, startMailbox } from './test-support.ts';

describe('sending with the real client library', () => {
  it('is accepted, and the mail is there to read', async () => {
    const { local, mail } = await startMailbox({ now: () => new Date('2026-11-20T10:00:00Z') });
    const [response] = await mail.send(RECEIPT);
    expect(response.statusCode).toBe(202);
    const id = String((response.headers as Record<string, string>)['x-message-id']);
    const list = await getJson<unknown>(`${local.url}/api/messages`);
    expect(list).toEqual([
      {
        id,
        to: 'jo@example.test',
        from: 'hello@willow.example',
        subject: 'Your receipt — £50.00',
        receivedAt: '2026-11-20T10:00:00.000Z',
        attachments: [{ filename: 'Draft will.pdf', type: 'application/pdf', size: PDF.length }],
      },
    ]);
    const message = await getJson<Message>(`${local.url}/api/messages/${id}`);
    expect(message).toMatchObject({
      to: 'jo@example.test',
      subject: 'Your receipt — £50.00',
      fromName: 'Willow',
      html: RECEIPT.html,
      text: RECEIPT.text,
      attachments: [{ filename: 'Draft will.pdf', type: 'application/pdf', content: PDF.toString('base64') }],
      customArgs: { job_id: 'receipt:order-1' },
      trackingSettings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
    });
  });

  it('gives each recipient a mail of their own', async () => {
    const { local, mail } = await startMailbox();
    await mail.sendMultiple({ ...RECEIPT, to: ['a@example.test', 'b@example.test'] });
    await mail.send({ ...RECEIPT, to: 'c@example.test', cc: 'd@example.test' });
    expect(local.messages().map(({ to }) => to)).toEqual(['d@example.test', 'c@example.test', 'b@example.test', 'a@example.test']);
    expect(new Set(local.messages().map(({ id }) => id)).size).toBe(4);
  });

  it('keeps what was said of one recipient beside what was said of all', async () => {
    const { local, mail } = await startMailbox();
    const personalizations = [
      { to: 'a@example.test', customArgs: { job_id: 'a' }, subject: 'For a', headers: { 'X-One': '1' } },
      { to: 'b@example.test' },
    ];
    const { to: _, ...rest } = RECEIPT;
    await mail.send({ ...rest, personalizations, customArgs: { job_id: 'all', batch: '7' } });
    const [b, a] = local.messages().map(({ id }) => local.message(id));
    expect(a).toMatchObject({ subject: 'For a', customArgs: { job_id: 'a', batch: '7' }, headers: { 'X-One': '1' } });
    expect(b).toMatchObject({ subject: RECEIPT.subject, customArgs: { job_id: 'all', batch: '7' }, headers: {} });
  });

  it('checks but does not keep a mail in sandbox mode', async () => {
    const { local, mail } = await startMailbox();
    const [response] = await mail.send({ ...RECEIPT, mailSettings: { sandboxMode: { enable: true } } });
    expect(response.statusCode).toBe(200);
    expect(local.messages()).toEqual([]);
  });

  it('takes a large attachment and refuses one that is too large', async () => {
    const { local, mail } = await startMailbox();
    mail.setTimeout(20_000);
    const attachment = (bytes: number) => [{ filename: 'big.pdf', content: Buffer.alloc(bytes, 7).toString('base64') }];
    await mail.send({ ...RECEIPT, attachments: attachment(5_000_000) });
    expect(local.messages()[0]?.attachments[0]?.size).toBe(5_000_000);
    expect((await refusal(mail.send({ ...RECEIPT, attachments: attachment(24_000_000) }))).code).toBe(413);
  });
});

describe('a mail that SendGrid would refuse', () => {
  it.each<[string, Partial<MailData> & { readonly to?: string }, string, string]>([
    ['a bad address', { to: 'nobody' }, 'personalizations.0.to.0.email', 'Does not contain a valid address.'],
    ['an address list in one address', { to: 'a@b.test,c@d.test' }, 'personalizations.0.to.0.email', 'Does not contain a valid address.'],
    [
      'an address with a line break',
      { to: 'a@b.test\r\nBcc: c@d.test' },
      'personalizations.0.to.0.email',
      'Does not contain a valid address.',
    ],
    ['a bad sender', { from: 'nobody' }, 'from.email', 'Does not contain a valid address.'],
    [
      'the same recipient twice',
      { cc: 'JO@example.test' },
      'personalizations.0',
      'Each email address in the personalization block should be unique',
    ],
    ['no subject', { subject: '' }, 'subject', 'The subject is required.'],
    [
      'an attachment that is not base64',
      { attachments: [{ content: 'nö', filename: 'a.pdf' }] },
      'attachments.0.content',
      'must be base64 encoded',
    ],
    ['a template, which this mailbox does not have', { templateId: 'd-1' }, 'template_id', 'not allowed'],
  ])('has %s', async (_, change, field, message) => {
    const { local, mail } = await startMailbox();
    const error = await refusal(mail.send({ ...RECEIPT, ...change } as MailData));
    expect(error).toMatchObject({ code: 400, response: { body: { errors: [{ field, message: expect.stringContaining(message) }] } } });
    expect(local.messages()).toEqual([]);
  });

  it('has no or empty content, no recipients, or is no mail at all', async () => {
    const { local } = await startMailbox();
    const post = async (body: unknown, type = 'application/json') => {
      const headers = { authorization: 'Bearer SG.x', 'content-type': type };
      const response = await fetch(`${local.url}/v3/mail/send`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, body: await response.json() };
    };
    const base = { personalizations: [{ to: [{ email: 'a@b.test' }] }], from: { email: 'c@d.test' }, subject: 'x' };
    const field = (name: string) => ({ errors: [{ field: name, help: expect.stringContaining('sendgrid.com') }] });
    const text = { type: 'text/plain', value: 'x' };
    expect(await post(base)).toMatchObject({ status: 400, body: field('content') });
    expect(await post({ ...base, content: [{ ...text, value: '' }] })).toMatchObject({ status: 400, body: field('content.0.value') });
    expect(await post({ ...base, content: [{ ...text, type: 'text/html' }, text] })).toMatchObject({ status: 400, body: field('content') });
    expect(await post({ ...base, content: [text], personalizations: [] })).toMatchObject({ status: 400, body: field('personalizations') });
    expect(await post({ ...base, content: [text], personalizations: [{}] })).toMatchObject({
      status: 400,
      body: field('personalizations.0.to'),
    });
    expect(await post({ ...base, content: [text], custom_args: { n: 1 } })).toMatchObject({ status: 400, body: field('custom_args.n') });
    expect(await post('mail')).toMatchObject({ status: 400 });
    expect((await post(base, 'text/plain')).status).toBe(415);
  });

  it('comes with the wrong key', async () => {
    const { local } = await startMailbox({ apiKey: 'SG.right' });
    const error = await refusal(clientOf(local, 'SG.wrong').mail.send(RECEIPT));
    expect(error).toMatchObject({
      code: 401,
      response: { body: { errors: [{ message: expect.stringContaining('authorization grant is invalid') }] } },
    });
    const [response] = await clientOf(local, 'SG.right').mail.send(RECEIPT);
    expect(response.statusCode).toBe(202);
    expect((await fetch(`${local.url}/v3/messages`)).status).toBe(401);
  });
});

describe('faults', () => {
  it.each(['500', '429'] as const)('%s: refused, and nothing arrives', async (kind) => {
    const { local, mail } = await startMailbox();
    local.setFault({ kind });
    expect((await refusal(mail.send(RECEIPT))).code).toBe(Number(kind));
    expect(local.messages()).toEqual([]);
    await mail.send(RECEIPT);
    expect(local.messages()).toHaveLength(1);
  });

  it('drop-after: accepted, but the sender never hears of it', async () => {
    const { local, mail } = await startMailbox();
    local.setFault({ kind: 'drop-after' });
    expect((await refusal(mail.send(RECEIPT))).code).toBe('ECONNRESET');
    expect(local.messages()).toHaveLength(1);
  });

  it('drop-before: neither accepted nor heard of', async () => {
    const { local, mail } = await startMailbox();
    local.setFault({ kind: 'drop-before' });
    expect((await refusal(mail.send(RECEIPT))).code).toBe('ECONNRESET');
    expect(local.messages()).toEqual([]);
  });

  it('slow: the sender’s own time limit ends it', async () => {
    const { local, mail } = await startMailbox();
    mail.setTimeout(50);
    local.setFault({ kind: 'slow', delayMs: 300 });
    expect((await refusal(mail.send(RECEIPT))).code).toBe('ECONNABORTED');
  });

  it('can be set from another process', async () => {
    const { local, mail } = await startMailbox();
    const headers = { 'content-type': 'application/json' };
    await fetch(`${local.url}/_local/fault`, { method: 'POST', headers, body: '{"kind":"500"}' });
    expect((await refusal(mail.send(RECEIPT))).code).toBe(500);
  });
});
