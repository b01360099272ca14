import { ConfigError } from '../config/config.ts';
import sendgridClient from '@sendgrid/client';
import sendgridMail from '@sendgrid/mail';
import { z } from 'zod';
import { failureFrom, MailRefused, MailUnavailable } from './failures.ts';

type MailProviderOptions = {
  readonly apiKey: string;
  /** In place of SendGrid's own: a local mailbox, or its European region. */
  readonly baseUrl?: string;
  readonly timeoutMs: number;
};

type Acceptance = { readonly known: 'accepted'; readonly messageId: string | null } | { readonly known: 'not-accepted' | 'cannot-tell' };

type Client = typeof sendgridClient;
type MailService = typeof sendgridMail;

export type ProviderMail = Exclude<Parameters<MailService['send']>[0], readonly unknown[]>;

// Both packages export one shared instance; its types leave out the class beside it, which is what keeps our key out of that instance.
const { Client } = sendgridClient as unknown as { readonly Client: new () => Client };
const { MailService } = sendgridMail as unknown as { readonly MailService: new () => MailService };

const MAX_ANSWER_BYTES = 1024 * 1024;

/** SendGrid. Throws nothing but MailRefused and MailUnavailable. */
export class MailProvider {
  // Private to the language and not to the compiler alone: printing a provider must not print its key.
  readonly #client: Client;
  readonly #mails: MailService;

  constructor(options: MailProviderOptions) {
    this.#client = clientWith(options);
    this.#mails = new MailService();
    this.#mails.setClient(this.#client);
  }

  async handOver(mail: ProviderMail): Promise<string | null> {
    const [response] = await this.#mails.send(mail).catch(rethrow);
    // Acceptance is a 202; anything else that is no failure comes from something between us.
    if (response.statusCode !== 202) throw new MailUnavailable('The mail provider answered something else.', { mayBeAccepted: true });
    return textOrNull(new Map(Object.entries(response.headers)).get('x-message-id'));
  }

  /** SendGrid's Recipients' Data Erasure API; the key needs the scope `recipients.erasejob.create`. */
  async forget(addresses: readonly string[]): Promise<void> {
    await this.#client.request({ method: 'POST', url: '/v3/recipients/erasejob', body: { email_addresses: addresses } }).catch(rethrow);
  }

  /** Has it try an address again that it gave up after a mail came back; the key needs `suppression.bounces.delete` and `suppression.invalid_emails.delete`. */
  async tryAgain(address: string): Promise<void> {
    for (const list of ['bounces', 'invalid_emails'])
      await this.#client.request({ method: 'DELETE', url: `/v3/suppression/${list}`, body: { emails: [address] } }).catch(rethrow);
  }

  /** Whether the provider has accepted a mail with this key. The account may not include the right to ask. */
  async lookUp(key: string): Promise<Acceptance> {
    const qs = { query: `(unique_args['key']="${key}")`, limit: 1 };
    try {
      const [response] = await this.#client.request({ method: 'GET', url: '/v3/messages', qs }).catch(rethrow);
      return acceptanceIn(response.body);
    } catch (error) {
      if (error instanceof MailRefused) return { known: 'cannot-tell' };
      throw error;
    }
  }
}

function clientWith({ apiKey, baseUrl, timeoutMs }: MailProviderOptions): Client {
  if (apiKey.trim() === '') throw new ConfigError(['SENDGRID_API_KEY: must be set; npm start brings a mailbox of its own']);
  const client = new Client();
  client.setApiKey(apiKey);
  if (baseUrl !== undefined) client.setDefaultRequest('baseUrl', baseUrl);
  const createRequest = client.createRequest.bind(client);
  // The client has no deadline of its own, and a timeout alone never ends an answer that trickles in.
  client.createRequest = (data) =>
    Object.assign(createRequest(data), {
      timeout: timeoutMs,
      signal: AbortSignal.timeout(timeoutMs),
      maxRedirects: 0,
      maxContentLength: MAX_ANSWER_BYTES,
    });
  return client;
}

function rethrow(error: unknown): never {
  throw failureFrom(error);
}

const Records = z.object({ messages: z.array(z.object({ msg_id: z.unknown().optional() })) });

function acceptanceIn(body: unknown): Acceptance {
  const { data } = Records.safeParse(body);
  if (!data) return { known: 'cannot-tell' };
  const [first] = data.messages;
  return first ? { known: 'accepted', messageId: handOverId(textOrNull(first.msg_id)) } : { known: 'not-accepted' };
}

/** SendGrid's records append the name of a machine, after a dot, to the id that its response gave. */
const handOverId = (messageId: string | null): string | null => messageId?.split('.')[0] ?? null;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
