/** What is wrong with one field of the input, as zod says it. */
export type Issue = { readonly path: readonly (string | number)[]; readonly message: string };

/** A command that the rules do not allow: the value that a decider returns. */
export class Refusal<Reason extends string = string> {
  readonly reason: Reason;
  readonly issues: readonly Issue[];

  constructor(reason: Reason, issues: readonly Issue[] = []) {
    this.reason = reason;
    this.issues = issues;
  }
}

export const refuse = <const Reason extends string>(reason: Reason, issues: readonly Issue[] = []): Refusal<Reason> =>
  new Refusal(reason, issues);

export type RefusalDetails = {
  readonly issues?: readonly Issue[];
  /** Says more than the reason does, in words that may be shown. */
  readonly message?: string | undefined;
  /** The step of a form to go back to. */
  readonly step?: number;
  readonly cause?: unknown;
};

/** A refusal on its way to whoever asked. Its reason is of a closed union that is named where it is thrown: `new RefusedError<OrderRefusal>(…)`. */
export class RefusedError<Reason extends string = never> extends Error {
  readonly reason: Reason;
  readonly issues: readonly Issue[];
  readonly step: number | undefined;
  /** The message, when there is more to say than the reason. */
  readonly words: string | undefined;

  constructor(reason: NoInfer<Reason>, { issues = [], message, step, cause }: RefusalDetails = {}) {
    super(message ?? reason, { cause });
    this.name = 'RefusedError';
    this.reason = reason;
    this.issues = issues;
    this.step = step;
    this.words = message ?? issues[0]?.message;
  }
}

/** Whether something was refused for this reason. */
export const isRefusedFor = <Reason extends string>(error: unknown, reason: Reason): error is RefusedError<Reason> =>
  error instanceof RefusedError && error.reason === reason;

/** What was decided; a refusal is thrown. */
export function accepted<Decided, Reason extends string>(decided: Decided | Refusal<Reason>): Decided {
  if (decided instanceof Refusal) throw new RefusedError<Reason>(decided.reason, { issues: decided.issues });
  return decided;
}
