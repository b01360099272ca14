export type Claim =
  | { readonly state: 'claimed'; readonly attempt: number }
  | { readonly state: 'sent'; readonly messageId: string | null }
  /** Somebody claimed it and never said how it ended: under way elsewhere, or lost with its process or its answer. */
  | { readonly state: 'in-doubt'; readonly attempt: number; readonly ageMs: number };

/** Remembers which mails were sent: claim before, mark after. It knows keys alone, never who wrote what to whom. */
export abstract class SendLedger {
  /** Claims a key. Of any number of callers at once, one gets `claimed`. */
  abstract claim(key: string): Promise<Claim>;
  /** Takes a claim in doubt over from the given attempt; null when somebody else was faster. */
  abstract takeOver(key: string, attempt: number): Promise<number | null>;
  /** Records that the provider has accepted the mail, whoever claimed it last. */
  abstract markSent(key: string, messageId: string | null): Promise<void>;
  /** Gives a claim back after the provider has certainly not accepted the mail. A later attempt's claim stays. */
  abstract release(key: string, attempt: number): Promise<void>;
  /** Forgets keys claimed longer ago than that; answers how many. */
  abstract forgetOlderThan(days: number): Promise<number>;
}
