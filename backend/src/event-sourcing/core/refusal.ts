/** What is wrong with one field of the input, as the contract's errors show it. */
export type Flaw = { readonly path: readonly (string | number)[]; readonly message: string };

/** A command that the rules do not allow. A value, not an exception: the decider returns it, the edge turns it into a 4xx. */
export class Refused<Reason extends string = string> {
  readonly reason: Reason;
  /** The fields that are wrong, when the refusal is about input. */
  readonly flaws: readonly Flaw[];

  constructor(reason: Reason, flaws: readonly Flaw[] = []) {
    this.reason = reason;
    this.flaws = flaws;
  }
}

/** Refuses a command for a reason of a closed union. */
export const refuse = <const Reason extends string>(reason: Reason, flaws: readonly Flaw[] = []): Refused<Reason> =>
  new Refused(reason, flaws);
