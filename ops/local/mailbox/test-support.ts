import sendGridClient from '@sendgrid/client';
import sendGridMail from '@sendgrid/mail';
import { afterThisTest } from '../kit/test-support.ts';
import { startLocalMailbox, type LocalMailbox, type LocalMailboxOptions } from './index.ts';

// The packages' types only describe their ready-made instances; the classes hang off them.
const { Client } = sendGridClient as unknown as { readonly Client: new () => typeof sendGridClient };
const { MailService } = sendGridMail as unknown as { readonly MailService: new () => typeof sendGridMail };
export type MailData = Exclude<Parameters<typeof sendGridMail.send>[0], readonly unknown[]>;

export async function startMailbox(options: Partial<LocalMailboxOptions> = {}) {
  const local = await startLocalMailbox({ port: 0, ...options });
  afterThisTest(() => local.close().catch(() => undefined));
  return { local, ...clientOf(local) };
}

export function clientOf({ url }: Pick<LocalMailbox, 'url'>, apiKey = 'SG.local') {
  const client = new Client();
  client.setApiKey(apiKey);
  client.setDefaultRequest('baseUrl', url);
  const mail = new MailService();
  mail.setClient(client);
  mail.setTimeout(60_000);
  return { client, mail };
}

export const PDF = Buffer.from('%PDF-1.4 a draft');

export const RECEIPT: MailData & { readonly to: string } = {
  to: 'jo@example.test',
  from: { email: 'hello@willow.example', name: 'Willow' },
  subject: 'Your receipt — £50.00',
  text: 'Thank you.\nSign in: http://localhost:3000/verify?token=abc',
  html: '<!doctype html><html><head><title>Receipt</title></head><body><p>Thank you.</p><a href="http://localhost:3000/verify?token=abc">Sign in</a></body></html>',
  attachments: [{ content: PDF.toString('base64'), filename: 'Draft will.pdf', type: 'application/pdf', disposition: 'attachment' }],
  customArgs: { job_id: 'receipt:order-1' },
  trackingSettings: { clickTracking: { enable: false }, openTracking: { enable: false } },
};

export async function refusal(
  promise: Promise<unknown>,
): Promise<{ readonly code?: number | string; readonly response?: { readonly body: unknown } }> {
  try {
    await promise;
  } catch (error) {
    return error as { code?: number };
  }
  throw new Error('It was expected to be refused.');
}

export async function getJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  return (await response.json()) as Value;
}
