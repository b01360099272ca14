import type { ServiceComponent } from '@willow/contracts';

/** What the checks found. */
export type Findings = {
  /** Parts that do not do their work, by the names of the readiness check. */
  readonly down: readonly string[];
  /** How long the oldest mail, the oldest document waits that was asked for; null when nobody can tell. */
  readonly mailWaitsSeconds: number | null;
  readonly documentWaitsSeconds: number | null;
  readonly takesPayments: boolean;
};

/** People wait for most mails and for their draft with the page open, and give up after about this time. */
const LATE_SECONDS = 120;

/** What that means for whoever uses the service: whether each part of it works. */
export function assess({
  down,
  mailWaitsSeconds,
  documentWaitsSeconds,
  takesPayments,
}: Findings): Readonly<Record<ServiceComponent, boolean>> {
  const works = (...parts: readonly string[]): boolean => !down.some((each) => parts.some((part) => each.startsWith(part)));
  return {
    website: works('events', 'database', 'queue', 'projection/') && isOnTime(documentWaitsSeconds),
    questionnaire: works('events', 'database'),
    payments: works('events', 'database') && takesPayments,
    email: works('queue', 'database') && isOnTime(mailWaitsSeconds),
    referrals: works('events', 'database', 'projection/referral-list', 'reaction/follow-friends'),
  };
}

const isOnTime = (seconds: number | null): boolean => seconds !== null && seconds <= LATE_SECONDS;
