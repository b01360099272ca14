/** A command that the rules do not allow. A value, not an exception: the decider returns it, one HTTP filter turns it into a 4xx. */
export class Refused<Reason extends string = string> {
  readonly reason: Reason;

  constructor(reason: Reason) {
    this.reason = reason;
  }
}

/** Refuses a command for a reason of a closed union. */
export const refuse = <const Reason extends string>(reason: Reason): Refused<Reason> => new Refused(reason);
