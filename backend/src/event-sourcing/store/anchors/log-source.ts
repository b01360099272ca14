import type { NumberedEvent } from './logged-event.ts';
import type { LogReport, VerifyOptions } from './verify-log.ts';

/** From number `from` to number `to`, both included; of these streams and of these types only, where any are given. */
export type Selection = {
  readonly from: number;
  readonly to: number;
  readonly streams?: ReadonlySet<string> | undefined;
  readonly types?: readonly string[] | undefined;
};

/** The log as an auditor reads it, with its bytes, from either store. */
export type LogSource = {
  verify(options: VerifyOptions): Promise<LogReport>;
  read(selection: Selection): AsyncIterable<NumberedEvent>;
};
