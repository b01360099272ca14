export type Issue = { readonly path: readonly (string | number)[]; readonly message: string };

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

type RefusalDetails = {
  readonly issues?: readonly Issue[];
  /** May be shown to the user. */
  readonly message?: string | undefined;
  /** The step of a form to go back to. */
  readonly step?: number;
  readonly cause?: unknown;
};

/** Name the closed union of reasons where it is thrown: `new RefusedError<OrderRefusal>(…)`. */
export class RefusedError<Reason extends string = never> extends Error {
  readonly reason: Reason;
  readonly issues: readonly Issue[];
  readonly step: number | undefined;
  /** Safe to show; undefined when the reason says it all. */
  readonly userMessage: string | undefined;

  constructor(reason: NoInfer<Reason>, { issues = [], message, step, cause }: RefusalDetails = {}) {
    super(message ?? reason, { cause });
    this.name = 'RefusedError';
    this.reason = reason;
    this.issues = issues;
    this.step = step;
    this.userMessage = message ?? issues[0]?.message;
  }
}

export const isRefusedFor = <Reason extends string>(error: unknown, reason: Reason): error is RefusedError<Reason> =>
  error instanceof RefusedError && error.reason === reason;

/** Throws a refusal as RefusedError. */
export function accepted<Decided, Reason extends string>(decided: Decided | Refusal<Reason>): Decided {
  if (decided instanceof Refusal) throw new RefusedError<Reason>(decided.reason, { issues: decided.issues });
  return decided;
}
