import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace as spans,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import { RevisionConflict } from '../../event-sourcing/store/event-store.ts';
import { currentTrace, type Trace } from '../../event-sourcing/telemetry/current-trace.ts';
import { type Operation, operationChannels, type Told } from '../../event-sourcing/telemetry/operation.ts';
import { toTraceId } from '../../event-sourcing/telemetry/trace-id.ts';

type Shape<O extends Operation> = {
  readonly kind: SpanKind;
  name(told: Told<O>): string;
  attributes?(told: Told<O>): Attributes;
  /** What is known in the end only. */
  outcome?(told: Told<O>): Attributes;
  /** Besides what threw. */
  failed?(told: Told<O>): boolean;
};

/** Names and attributes as OpenTelemetry's semantic conventions have them, ours under `willow.`. */
const SHAPES: { readonly [O in Operation]: Shape<O> } = {
  request: {
    kind: SpanKind.SERVER,
    name: ({ method, route }) => `${method} ${route}`,
    attributes: ({ method, route }) => ({ 'http.request.method': method, 'http.route': route }),
    outcome: ({ status }) => ({ 'http.response.status_code': status }),
    failed: ({ status }) => status >= 500,
  },
  command: {
    kind: SpanKind.INTERNAL,
    name: ({ stream, command }) => `${command} on ${stream}`,
    attributes: ({ stream, command }) => ({ 'willow.stream': stream, 'willow.command': command }),
  },
  append: {
    kind: SpanKind.CLIENT,
    name: ({ stream }) => `append ${stream}`,
    attributes: ({ stream, types }) => ({ 'db.operation.name': 'append', 'willow.stream': stream, 'willow.facts': [...types] }),
  },
  projection: {
    kind: SpanKind.CONSUMER,
    name: ({ projection }) => `project ${projection}`,
    attributes: ({ projection }) => ({ 'willow.projection': projection }),
  },
  reaction: {
    kind: SpanKind.CONSUMER,
    name: ({ reaction }) => `react ${reaction}`,
    attributes: ({ reaction, type }) => ({ 'willow.reaction': reaction, 'willow.fact': type }),
  },
  enqueue: {
    kind: SpanKind.PRODUCER,
    name: ({ job }) => `send ${job}`,
    attributes: ({ job }) => ({ 'messaging.system': 'bullmq', 'messaging.operation.type': 'send', 'messaging.destination.name': job }),
  },
  job: {
    kind: SpanKind.CONSUMER,
    name: ({ job }) => `process ${job}`,
    attributes: ({ job, attempt }) => ({
      'messaging.system': 'bullmq',
      'messaging.operation.type': 'process',
      'messaging.destination.name': job,
      'willow.attempt': attempt,
    }),
  },
  mail: { kind: SpanKind.CLIENT, name: () => 'send mail', attributes: () => ({ 'peer.service': 'sendgrid' }) },
  render: { kind: SpanKind.CLIENT, name: () => 'print document', attributes: () => ({ 'peer.service': 'chromium' }) },
  payment: {
    kind: SpanKind.CLIENT,
    name: ({ operation }) => `stripe ${operation}`,
    attributes: ({ operation }) => ({ 'peer.service': 'stripe', 'willow.operation': operation }),
  },
  webhook: {
    kind: SpanKind.INTERNAL,
    name: () => 'webhook',
    outcome: ({ about, outcome }) => ({ 'willow.about': about, 'willow.outcome': outcome }),
  },
};

export type SpanSource = {
  readonly tracer: Pick<Tracer, 'startSpan'>;
  /** The span that is started inside is the first one of its trace. */
  readonly beginTrace: <T>(traceId: string, start: () => T) => T;
};

/**
 * The first span of a trace is named by the second half of its id, as in the header that a browser sends. So whoever knows the id knows what to
 * hang a later span under: a fact, a job and a log line carry nothing else.
 */
export const rootSpanIdOf = (traceId: string): string => (/^0+$/.test(traceId.slice(16)) ? traceId.slice(0, 16) : traceId.slice(16));

/** What a span of this moment hangs under. */
export function contextOf({ id, span, begins }: Trace): Context {
  if (span) return spans.setSpan(ROOT_CONTEXT, span as Span);
  if (begins) return ROOT_CONTEXT;
  return spans.setSpanContext(ROOT_CONTEXT, rootOf(id));
}

const rootOf = (traceId: string): SpanContext => ({
  traceId,
  spanId: rootSpanIdOf(traceId),
  traceFlags: TraceFlags.SAMPLED,
  isRemote: true,
});

/**
 * From now on each operation is a span; a command links to the trace that touched its stream last, such as that of the click behind a payment's
 * webhook. Ends when what it returns is called.
 */
export function openSpans(source: SpanSource): () => void {
  const ends = (Object.keys(SHAPES) as Operation[]).map((operation) => openSpansOf(operation, source));
  return () => ends.forEach((end) => end());
}

function openSpansOf(operation: Operation, { tracer, beginTrace }: SpanSource): () => void {
  const shape = SHAPES[operation] as unknown as Shape<Operation>;
  const open = new WeakMap<object, readonly Span[]>();
  const start = (trace: Trace, told: Told): Span => {
    const options = { kind: shape.kind, attributes: shape.attributes?.(told) ?? {} };
    const begin = (): Span => tracer.startSpan(shape.name(told), options, contextOf(trace));
    return trace.begins && !trace.span ? beginTrace(trace.id, begin) : begin();
  };
  const inSpan = (told: Told): Trace => {
    const trace = currentTrace.getStore();
    // Without a trace, nobody asked for it; undefined is no trace.
    if (!trace || trace.isOld) return trace as Trace;
    const [own, ...others] = [trace, ...othersIn(told, trace)].map((each) => start(each, told));
    open.set(told, [own!, ...others]);
    return { ...trace, span: own };
  };
  const end = (told: Told): void => {
    for (const span of open.get(told) ?? []) {
      const before = 'after' in told ? toTraceId(String(told.after)) : null;
      if (before && before !== span.spanContext().traceId) span.addLink({ context: rootOf(before) });
      span.setAttributes(shape.outcome?.(told) ?? {});
      if (told.error !== undefined) fail(span, told.error);
      else if (shape.failed?.(told)) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
    open.delete(told);
  };
  const { start: started, asyncEnd } = operationChannels[operation];
  const onEnd = end as (told: unknown) => void;
  started.bindStore(currentTrace, inSpan);
  asyncEnd.subscribe(onEnd);
  return () => {
    started.unbindStore(currentTrace);
    asyncEnd.unsubscribe(onEnd);
  };
}

/** A batch of facts is a span in the trace of each of them. */
const othersIn = (told: object, own: Trace): readonly Trace[] =>
  'traces' in told ? (told.traces as readonly Trace[]).filter(({ id, isOld }) => id !== own.id && !isOld) : [];

/** The name of an error only: messages of libraries quote the values they failed on. What a rule refused, and what is decided again, is none. */
export function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof RefusedError ? error.reason : error instanceof Error ? error.name : typeof error);
  if (!(error instanceof RefusedError || error instanceof RevisionConflict)) span.setStatus({ code: SpanStatusCode.ERROR });
}
