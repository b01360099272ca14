import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { openSpans, rootSpanIdOf, type SpanSource } from './open-spans.ts';
import { openStatementSpans } from './statement-spans.ts';

export type SpanOptions = {
  /** The base address of an OTLP/HTTP receiver. */
  readonly endpoint: string;
  /** Of all traces, so many: 0 to 1. The id decides, so that every process takes the same ones. */
  readonly ratio: number;
  readonly process: string;
  /** Called now and then while the receiver is away. */
  readonly onLost: () => void;
};

const EXPORT_MS = 5_000;
const EVERY_MS = 2_000;
/** What does not fit is dropped: nobody waits for a receiver. */
const MAX_QUEUED = 4_096;
const SAY_AGAIN_MS = 10 * 60_000;

/** From now on every operation, HTTP request and statement is a span of its trace. What it returns sends the last ones, and ends that. */
export function sendSpans({ endpoint, ratio, process, onLost }: SpanOptions): () => Promise<void> {
  reportLostSpans(onLost);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: EXPORT_MS });
  const queue = { exporter, maxQueueSize: MAX_QUEUED, scheduledDelayMillis: EVERY_MS, exportTimeoutMillis: EXPORT_MS };
  const source = tracing({ processor: new BatchSpanProcessor(queue), process, ratio });
  const ends = [openSpans(source), openStatementSpans(source.tracer)];
  return async () => {
    ends.forEach((end) => end());
    await source.close();
  };
}

type Tracing = Pick<SpanOptions, 'process' | 'ratio'> & { readonly processor: SpanProcessor };

/** Where spans come from: their ids are those of our traces. */
export function tracing({ processor, process, ratio }: Tracing): SpanSource & { close(): Promise<void> } {
  const ids = new IdsOfTraces();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'willow', 'service.name': `willow-${process}` }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    idGenerator: ids,
    spanProcessors: [processor],
  });
  return { tracer: provider.getTracer('willow'), beginTrace: ids.beginTrace, close: () => provider.shutdown() };
}

/** A trace has its id before it has a span: from the browser, or from the request. */
class IdsOfTraces {
  readonly #random = new RandomIdGenerator();
  #next: string | null = null;

  /** The span that is started inside is the first of the trace with this id. */
  readonly beginTrace = <T>(traceId: string, start: () => T): T => {
    this.#next = traceId;
    try {
      return start();
    } finally {
      this.#next = null;
    }
  };

  generateTraceId(): string {
    return this.#next ?? this.#random.generateTraceId();
  }

  generateSpanId(): string {
    return this.#next ? rootSpanIdOf(this.#next) : this.#random.generateSpanId();
  }
}

/** The library's own words quote addresses and answers; that it cannot deliver is all that matters. */
function reportLostSpans(onLost: () => void): void {
  let toldAt = -Infinity;
  const tell = (): void => {
    if (performance.now() - toldAt < SAY_AGAIN_MS) return;
    toldAt = performance.now();
    onLost();
  };
  const silent = (): void => undefined;
  diag.setLogger(
    { error: tell, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
