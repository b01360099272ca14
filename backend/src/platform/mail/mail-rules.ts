import type { MailKind } from '@willow/contracts';

type Rule = {
  /** Who wants it now: nobody, whoever will read it, or somebody of our team who pressed for it. */
  readonly askedBy: 'nobody' | 'reader' | 'team';
  /** About the will or the account: sent to readers who called another mail spam, too. */
  readonly essential: boolean;
};

const RULES: Readonly<Record<MailKind, Rule>> = {
  'sign-up': { askedBy: 'reader', essential: true },
  'login-link': { askedBy: 'reader', essential: true },
  'new-email': { askedBy: 'reader', essential: true },
  'email-change': { askedBy: 'reader', essential: true },
  'details-corrected': { askedBy: 'nobody', essential: true },
  receipt: { askedBy: 'nobody', essential: true },
  'receipt-again': { askedBy: 'team', essential: true },
  will: { askedBy: 'team', essential: true },
  'will-again': { askedBy: 'team', essential: true },
  question: { askedBy: 'nobody', essential: true },
  'file-made': { askedBy: 'nobody', essential: true },
  'problem-received': { askedBy: 'nobody', essential: true },
  'problem-answered': { askedBy: 'reader', essential: true },
  refund: { askedBy: 'nobody', essential: true },
  'signing-reminder': { askedBy: 'nobody', essential: true },
  'yearly-reminder': { askedBy: 'nobody', essential: false },
  erasure: { askedBy: 'nobody', essential: true },
  'message-received': { askedBy: 'nobody', essential: false },
  'message-answered': { askedBy: 'reader', essential: true },
  'call-booked': { askedBy: 'reader', essential: true },
  'call-unanswered': { askedBy: 'reader', essential: true },
  'friend-invitation': { askedBy: 'nobody', essential: false },
  'partner-invitation': { askedBy: 'nobody', essential: false },
  'team-invitation': { askedBy: 'team', essential: true },
  'password-reset': { askedBy: 'reader', essential: true },
  signatures: { askedBy: 'nobody', essential: true },
};

/** What earlier mails to an address came to. `bouncedAt` is null when none came back since it was last tried anew. */
export type AddressRecord = { readonly bouncedAt: Date | null; readonly reportedAsSpam: boolean };

/** Goes to any address that anybody types: whether it came back tells nobody whether there is an account. */
export const isForAnybody = (kind: MailKind): boolean => kind === 'sign-up' || kind === 'new-email';

const DAY_MS = 86_400_000;

/**
 * Whether a mail goes to an address with this record. `try-again`: one came back, and the provider has to be told to try all the same. Our team
 * may have that at once; readers once a day, for anybody can ask for a link to any address.
 */
export function rulingOn(kind: MailKind, { bouncedAt, reportedAsSpam }: AddressRecord, now: Date): 'send' | 'try-again' | 'stop' {
  const { askedBy, essential } = RULES[kind];
  if (reportedAsSpam && !essential) return 'stop';
  if (bouncedAt === null) return 'send';
  const isTried = askedBy === 'team' || (askedBy === 'reader' && now.getTime() - bouncedAt.getTime() >= DAY_MS);
  return isTried ? 'try-again' : 'stop';
}
