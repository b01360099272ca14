import { type Flaw, Refused } from '../../event-sourcing/core/refusal.ts';

/** A request that is answered with a 4xx or 5xx and one sentence that is safe to show. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly flaws: readonly Flaw[];
  readonly retryAfterSeconds: number | null;
  /** The wizard's step to go back to, when answers are what is wrong. */
  readonly step: number | null;

  constructor(
    status: number,
    message: string,
    extra: { flaws?: readonly Flaw[]; retryAfterSeconds?: number; step?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: extra.cause });
    this.name = 'RequestRefused';
    this.status = status;
    this.flaws = extra.flaws ?? [];
    this.retryAfterSeconds = extra.retryAfterSeconds ?? null;
    this.step = extra.step ?? null;
  }
}

/** How each refusal of a module is answered: status and sentence. */
export type RefusalAnswers<Reason extends string> = Readonly<Record<Reason, readonly [status: number, message: string]>>;

/** The outcome of a command, or the exception that answers its refusal. A flaw of the input speaks for itself. */
export function accepted<Outcome, Reason extends string>(outcome: Outcome | Refused<Reason>, answers: RefusalAnswers<Reason>): Outcome {
  if (!(outcome instanceof Refused)) return outcome;
  const [status, message] = answers[outcome.reason];
  throw new RequestRefused(status, outcome.flaws[0]?.message ?? message, { flaws: outcome.flaws });
}
