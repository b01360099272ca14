import { operation } from '../../event-sourcing/telemetry/operation.ts';
import { MailRefused, MailUnavailable, type MailFailure } from './failures.ts';
import { MailProvider, type ProviderMail } from './mail-provider.ts';
import { isForAnybody, rulingOn } from './mail-rules.ts';
import { checkMail, type OutgoingMail } from './outgoing-mail.ts';
import type { RefusedAddresses } from './refused-addresses.ts';
import type { Claim, SendLedger } from './send-ledger.ts';

type MailLogger = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};

export type MailerOptions = {
  readonly apiKey: string;
  readonly baseUrl?: string;
  readonly from: { readonly email: string; readonly name: string };
  readonly replyTo?: string;
  readonly timeoutMs?: number;
  /** How long after a claim the answer "no such mail" is not trusted: the mail may still be on its way to the provider's records. */
  readonly settleMs?: number;
  readonly ledger: SendLedger;
  readonly refused: Pick<RefusedAddresses, 'add' | 'remove' | 'recordOf' | 'heldBackForAnybody' | 'lift' | 'forget' | 'hashOf'>;
  readonly logger: MailLogger;
  readonly now?: () => Date;
};

type SendResult = {
  readonly messageId: string | null;
  readonly alreadySent: boolean;
  /** An earlier attempt had no answer and the provider could not tell, so the mail may have gone out twice. */
  readonly mayBeDuplicate: boolean;
};

/** `pastSpamList`: the provider's list of readers who called a mail spam does not stop it. */
type ClearedMail = OutgoingMail & { readonly pastSpamList?: boolean };

type Sender = Pick<MailerOptions, 'from'> & { readonly replyTo: string | undefined };

const TIMEOUT_MS = 10_000;
const SETTLE_MS = 30_000;
const UNTRACKED = { enable: false } as const;

/** Sends each mail once, as far as the provider can tell. Throws MailRefused (permanent) or MailUnavailable (temporary): both are for people on call. */
export class Mailer {
  readonly #provider: MailProvider;
  readonly #sender: Sender;
  readonly #settleMs: number;
  readonly #ledger: SendLedger;
  readonly #refused: MailerOptions['refused'];
  readonly #logger: MailLogger;
  readonly #now: () => Date;

  constructor({
    from,
    replyTo,
    settleMs,
    ledger,
    refused,
    logger,
    now = () => new Date(),
    timeoutMs = TIMEOUT_MS,
    ...access
  }: MailerOptions) {
    this.#provider = new MailProvider({ ...access, timeoutMs });
    this.#sender = { from, replyTo };
    this.#settleMs = settleMs ?? Math.max(SETTLE_MS, 2 * timeoutMs);
    this.#ledger = ledger;
    this.#refused = refused;
    this.#logger = logger;
    this.#now = now;
  }

  /** Null when it is the address that is refused, or that gets no such mails any more (mail-rules.ts): that is kept for whoever waits for the mail or can change the address, and nobody on call can mend it. */
  send(mail: OutgoingMail): Promise<SendResult | null> {
    return operation('mail', {}, () => this.#send(mail));
  }

  async #send(mail: OutgoingMail): Promise<SendResult | null> {
    try {
      const result = await this.#sendOnce(mail);
      if (result) await this.#refused.remove(mail.to);
      return result;
    } catch (error) {
      if (!(error instanceof MailRefused && error.isForAddress)) throw error;
      await this.#refused.add(mail.to);
      return null;
    }
  }

  /** Null for a mail that its address gets no more. */
  async #clear(mail: OutgoingMail): Promise<ClearedMail | null> {
    const { key, to, about } = mail;
    const record = await this.#refused.recordOf(to);
    const ruling = rulingOn(about.kind, record, this.#now());
    if (ruling === 'stop') {
      this.#logger.info({ key, kind: about.kind }, 'Mail held back: earlier ones came back, or were called spam');
      if (isForAnybody(about.kind)) await this.#refused.heldBackForAnybody(to);
      return null;
    }
    if (ruling === 'try-again') await this.#tryAgain(key, to);
    return { ...mail, pastSpamList: record.reportedAsSpam };
  }

  async #tryAgain(key: string, to: string): Promise<void> {
    await this.#provider.tryAgain(to).catch((failure: MailFailure) => {
      if (!(failure instanceof MailRefused)) throw failure;
      // Our key may not be allowed that. The mail is tried all the same, and the provider reports what became of it.
      this.#logger.warn({ key, status: failure.status }, 'The mail provider takes no address off its list for us');
    });
    await this.#refused.lift(this.#refused.hashOf(to), this.#now());
  }

  async #sendOnce(mail: OutgoingMail): Promise<SendResult | null> {
    checkMail(mail);
    const { key } = mail;
    const claim = await this.#ledger.claim(key, { about: mail.about, addressHash: this.#refused.hashOf(mail.to) });
    if (claim.state === 'sent') return sentBefore(claim.messageId);
    if (claim.state === 'in-doubt') return this.#settle(mail, claim);
    const cleared = await this.#clear(mail).catch(async (error: unknown) => {
      await this.#ledger.release(key, claim.attempt);
      throw error;
    });
    if (cleared) return this.#handOver(cleared, claim.attempt, false);
    await this.#ledger.release(key, claim.attempt);
    return null;
  }

  /** Has the provider delete what it keeps about these addresses (mails, names, events), and forgets what became of ours. Throws MailRefused or MailUnavailable. */
  async forget(addresses: readonly string[]): Promise<void> {
    await this.#provider.forget(addresses);
    for (const address of addresses) await this.#refused.forget(address);
  }

  async #settle(mail: OutgoingMail, { attempt, ageMs }: Extract<Claim, { state: 'in-doubt' }>): Promise<SendResult> {
    const answer = await this.#provider.lookUp(mail.key);
    if (answer.known === 'accepted') {
      await this.#ledger.markSent(mail.key, answer.messageId);
      this.#logger.info({ key: mail.key, attempt }, 'The mail provider already had the mail');
      return sentBefore(answer.messageId);
    }
    if (ageMs < this.#settleMs)
      throw new MailUnavailable('An earlier try to send this mail may still be under way.', { mayBeAccepted: true });
    const next = await this.#ledger.takeOver(mail.key, attempt);
    if (next === null) throw new MailUnavailable('Another worker has taken this mail over.', { mayBeAccepted: true });
    return this.#handOver(mail, next, answer.known === 'cannot-tell');
  }

  async #handOver(mail: ClearedMail, attempt: number, mayBeDuplicate: boolean): Promise<SendResult> {
    const { key } = mail;
    const messageId = await this.#provider.handOver(toProvider(mail, this.#sender)).catch(async (failure: MailFailure) => {
      this.#logger.warn({ key, attempt, status: failure.status, reason: failure.message }, 'Mail not sent');
      // Doubt about an earlier try outlives this one. A claim that cannot be given back only means that the next try asks first.
      if (isCertain(failure) && !mayBeDuplicate) await this.#ledger.release(key, attempt).catch(() => undefined);
      throw failure;
    });
    await this.#ledger.markSent(key, messageId);
    if (mayBeDuplicate) this.#logger.warn({ key, attempt }, 'Mail sent, perhaps for the second time: the provider could not tell');
    else this.#logger.info({ key, attempt }, 'Mail sent');
    return { messageId, alreadySent: false, mayBeDuplicate };
  }
}

const isCertain = (failure: MailFailure): boolean => failure instanceof MailRefused || !failure.mayBeAccepted;

const sentBefore = (messageId: string | null): SendResult => ({ messageId, alreadySent: true, mayBeDuplicate: false });

function toProvider(
  { key, to, subject, html, text, attachments = [], unsubscribeHref, pastSpamList }: ClearedMail,
  { from, replyTo }: Sender,
): ProviderMail {
  return {
    to: { email: to },
    from: { ...from },
    ...(replyTo !== undefined && { replyTo: { email: replyTo } }),
    subject,
    text,
    html,
    // It comes back with every report of what became of the mail.
    customArgs: { key },
    ...(pastSpamList && { mailSettings: { bypassSpamManagement: { enable: true } } }),
    ...(unsubscribeHref !== undefined && { headers: oneClick(unsubscribeHref) }),
    // Rewritten links would pass login tokens through another company's redirects and would break them in scanners.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: UNTRACKED,
      subscriptionTracking: UNTRACKED,
      ganalytics: UNTRACKED,
    },
    attachments: attachments.map(({ filename, type, content }) => ({
      filename,
      type,
      disposition: 'attachment',
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('base64'),
    })),
  };
}

/** RFC 8058: the mail program posts there by itself. */
const oneClick = (href: string): Record<string, string> => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
