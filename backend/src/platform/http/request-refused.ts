import { type Flaw, Refused } from '../../kernel/refused.ts';

/** A request that is answered with a 4xx or 5xx and one sentence that is safe to show. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly flaws: readonly Flaw[];
  readonly retryAfterSeconds: number | null;

  constructor(status: number, message: string, extra: { flaws?: readonly Flaw[]; retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(message, { cause: extra.cause });
    this.name = 'RequestRefused';
    this.status = status;
    this.flaws = extra.flaws ?? [];
    this.retryAfterSeconds = extra.retryAfterSeconds ?? null;
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
