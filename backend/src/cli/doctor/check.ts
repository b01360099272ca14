import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';
import { describeError } from '../../event-sourcing/subscriptions/describe-error.ts';
import { causeOf } from '../../platform/process/start-error.ts';
import { broken, type Finding, warn } from './finding.ts';
import { NoAnswer } from './no-answer.ts';
import type { DoctorContext } from './doctor-context.ts';

/** The parts without which others cannot be looked at. */
export type Part = 'postgresql' | 'event-store' | 'redis';

export type Check = {
  readonly name: string;
  /** Takes the whole machine: looked at when the others have ended. */
  readonly isHeavy?: true;
  /** In ops/runbooks: what to do, step by step. */
  readonly runbook?: string;
  /** Looked at only while these can be reached. */
  readonly needs?: readonly Part[];
  readonly look: (context: DoctorContext) => Promise<Finding | readonly Finding[]>;
};

export type Found = Finding & { readonly check: string; /** Null where nothing is to be done. */ readonly runbook: string | null };

const WITHIN_SECONDS = 60;
/** Their messages are written for whoever runs the product, and name no value. */
const SAYS_IT_ALL = new Set(['ConfigError', 'StartError', 'InvalidConnectionUrl', 'TwoEventStores', 'PdfFailed', 'NoAnswer']);

export type Examined = { readonly findings: readonly Found[]; /** Whether it could not be looked at. */ readonly isAway: boolean };

/** What one check finds; that it fails is a finding, too. */
export async function examine(
  { name, needs = [], runbook, look }: Check,
  context: DoctorContext,
  away: ReadonlySet<Part>,
): Promise<Examined> {
  const found = (isAway: boolean, ...findings: readonly Finding[]): Examined => ({
    findings: findings.map((finding) => ({
      check: name,
      ...finding,
      runbook: runbook && finding.status === 'broken' ? `ops/runbooks/${runbook}.md` : null,
    })),
    isAway,
  });
  const missing = needs.filter((part) => away.has(part));
  if (missing.length > 0)
    return found(true, warn(`was not looked at: it needs ${missing.join(' and ')}`, 'Mend that first, and ask again'));
  const seconds = WITHIN_SECONDS * context.config.TIMEOUT_FACTOR;
  const late = (): never => {
    throw new NoAnswer(`there was no answer in ${seconds} seconds`);
  };
  try {
    const findings = await withTimeout(Promise.resolve(context).then(look), seconds * 1_000, late);
    return found(false, ...[findings].flat());
  } catch (error) {
    return found(true, broken(wordsOf(error), 'Mend what it names, and ask again'));
  }
}

/** One line, without personal data. */
export function wordsOf(error: unknown): string {
  if (error instanceof Error && SAYS_IT_ALL.has(error.name)) return error.message.replace(/:\n- /, ': ').replaceAll(/\n- /g, '; ');
  const { problem, remedy } = causeOf(error);
  return problem === causeOf(null).problem
    ? `it could not be looked at: ${describeError(error)}`
    : `it could not be looked at: ${problem}. ${remedy}`;
}
