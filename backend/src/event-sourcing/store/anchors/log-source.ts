import type { KeyObject } from 'node:crypto';
import type { AnchorFile } from './anchor-file.ts';
import type { LoggedEvent, NumberedEvent } from './logged-event.ts';
import type { LogReport } from './verify-log.ts';

export type VerifyOptions = {
  readonly file: AnchorFile;
  /** Without it the chain alone is looked at. */
  readonly publicKey: KeyObject | null;
  /** Called with every event in order, up to the first that shows a change. */
  readonly each?: ((event: LoggedEvent) => void) | undefined;
};

/** From number `from` to number `to`, both included; of these streams only, where any are given. */
export type Selection = { readonly from: number; readonly to: number; readonly streams?: ReadonlySet<string> | undefined };

/** The log as an auditor reads it, with its bytes, from either store. */
export type LogSource = {
  verify(options: VerifyOptions): Promise<LogReport>;
  read(selection: Selection): AsyncIterable<NumberedEvent>;
};
