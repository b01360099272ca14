import { tracingChannel, type TracingChannel } from 'node:diagnostics_channel';
import type { Trace } from './current-trace.ts';

/** How an operation is described: by names from our code, never by an id, an address or anything a person wrote. */
export type Operations = {
  /** `after`: the correlation id of the fact that it found last on its stream. */
  readonly command: { readonly stream: string; readonly command: string; after: string | null };
  readonly append: { readonly stream: string; readonly types: readonly string[] };
  /** One batch may belong to several traces. */
  readonly projection: { readonly projection: string; readonly traces: readonly Trace[] };
  readonly reaction: { readonly reaction: string; readonly type: string };
  readonly enqueue: { readonly job: string };
  readonly job: { readonly job: string; readonly attempt: number };
  readonly mail: object;
  readonly render: object;
  readonly payment: { readonly operation: string };
  /** `about` and `outcome` are known later. */
  readonly webhook: { about: string; outcome: string };
  /** `status`: in the end. */
  readonly request: { readonly method: string; readonly route: string; status: number };
};
export type Operation = keyof Operations;

/** What listeners of a channel receive: the details, and the outcome at the end. */
export type Told<O extends Operation = Operation> = Operations[O] & { readonly result?: unknown; readonly error?: unknown };

const NAMES = ['command', 'append', 'projection', 'reaction', 'enqueue', 'job', 'mail', 'render', 'payment', 'webhook', 'request'] as const;

/** Metrics and spans listen there. */
export const operationChannels = Object.fromEntries(NAMES.map((name) => [name, tracingChannel(`willow:${name}`)])) as unknown as {
  readonly [O in Operation]: TracingChannel<unknown, Told<O>>;
};

/** Does the work and tells whoever listens how it went and how long it took. Nothing else changes, and without listeners it costs nothing. */
export const operation = <O extends Operation, T>(name: O, details: Operations[O], work: () => Promise<T>): Promise<T> =>
  (operationChannels[name] as TracingChannel<unknown, object>).tracePromise<unknown, [], T>(work, details);
