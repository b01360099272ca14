import type { MailAbout } from './outgoing-mail.ts';

export type Claim =
  | { readonly state: 'claimed'; readonly attempt: number }
  | { readonly state: 'sent'; readonly messageId: string | null }
  /** Claimed without an outcome: still being sent by another process, or lost with its process or its answer. */
  | { readonly state: 'in-doubt'; readonly attempt: number; readonly ageMs: number };

/** What is known of a mail when the provider reports what became of it. */
export type LedgerNote = { readonly about: MailAbout; /** Keyed. */ readonly addressHash: string };

/** Remembers which mails were sent: claim before, mark after. It stores keys and hashes only, no addresses and no content. */
export abstract class SendLedger {
  /** Of any number of concurrent callers, one gets `claimed`. */
  abstract claim(key: string, note: LedgerNote): Promise<Claim>;
  /** Null for a mail that we do not know, or know no more. */
  abstract find(key: string): Promise<LedgerNote | null>;
  /** Takes a claim in doubt over from the given attempt; null when another worker was faster. */
  abstract takeOver(key: string, attempt: number): Promise<number | null>;
  /** Records that the provider has accepted the mail, whoever claimed it last. */
  abstract markSent(key: string, messageId: string | null): Promise<void>;
  /** Gives a claim back after the provider has certainly not accepted the mail. A later attempt's claim stays. */
  abstract release(key: string, attempt: number): Promise<void>;
  /** Returns how many keys it deleted. */
  abstract forgetOlderThan(days: number): Promise<number>;
}
