import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import { currentTrace, newTrace, traceOf, traceOfFact } from '../../event-sourcing/telemetry/current-trace.ts';
import { operation } from '../../event-sourcing/telemetry/operation.ts';
import { newTraceId } from '../../event-sourcing/telemetry/trace-id.ts';
import { openSpans } from './open-spans.ts';
import { tracing } from './send-spans.ts';
import { withoutValues } from './statement-spans.ts';

const exporter = new InMemorySpanExporter();
let close: () => void;
beforeAll(() => {
  close = openSpans(tracing({ processor: new SimpleSpanProcessor({ exporter }), process: 'test', ratio: 1 }));
});
beforeEach(() => exporter.reset());
afterAll(() => close());

const spans = () =>
  exporter.getFinishedSpans().map((span) => ({ ...span.spanContext(), parent: span.parentSpanContext?.spanId, name: span.name }));
const command = (work: () => Promise<unknown> = async () => undefined) =>
  operation('command', { stream: 'order', command: 'RequestPayment', after: null }, work);
const job = () => operation('job', { job: 'orders.send-receipt', attempt: 1 }, async () => undefined);
const factOf = (id: string, recordedAt: Date) =>
  traceOfFact({ recordedAt: recordedAt.toISOString(), metadata: { correlationId: id } as never });

describe('spans', () => {
  it('of one click hang together by its id alone, also in another process', async () => {
    const id = newTraceId();
    await currentTrace.run(newTrace(id), () =>
      command(() => operation('append', { stream: 'order', types: ['OrderPlaced'] }, async () => undefined)),
    );
    await currentTrace.run(traceOf(id), job);
    const [append, root, later] = spans();
    expect(root).toMatchObject({ traceId: id, spanId: id.slice(16), parent: undefined, name: 'RequestPayment on order' });
    expect(append).toMatchObject({ traceId: id, parent: id.slice(16), name: 'append order' });
    expect(later).toMatchObject({ traceId: id, parent: id.slice(16), name: 'process orders.send-receipt' });
  });

  it('are in the trace of each fact of a batch, and not of one that is history, as in a replay', async () => {
    const [one, two, old] = [newTraceId(), newTraceId(), newTraceId()];
    const now = new Date();
    const traces = [factOf(one, now), factOf(old, new Date(now.getTime() - 2 * 3_600_000)), factOf(two, now)];
    await currentTrace.run(traces[0]!, () => operation('projection', { projection: 'order-list', traces }, async () => undefined));
    expect(spans().map(({ traceId }) => traceId)).toEqual([one, two]);
    exporter.reset();
    await currentTrace.run(traces[1]!, job);
    await job();
    expect(spans()).toEqual([]);
  });

  it('link a command to the trace that touched its stream last', async () => {
    const before = newTraceId();
    const told = { stream: 'order', command: 'RecordCharge', after: null as string | null };
    await currentTrace.run(newTrace(), () => operation('command', told, async () => void (told.after = before)));
    expect(exporter.getFinishedSpans()[0]?.links.map(({ context }) => context.traceId)).toEqual([before]);
  });

  it('name an error and never quote it; what a rule refused is none', async () => {
    const fail = async (error: Error): Promise<never> => {
      throw error;
    };
    const failing = async (error: Error) =>
      expect(currentTrace.run(newTrace(), async () => command(() => fail(error)))).rejects.toBe(error);
    await failing(new TypeError('Unexpected token in "my sister Mary Poole"'));
    await failing(new RefusedError<string>('OrderAlreadyPaid'));
    const found = exporter.getFinishedSpans().map(({ status, attributes, events }) => [status.code, attributes['error.type'], events]);
    expect(found).toEqual([
      [SpanStatusCode.ERROR, 'TypeError', []],
      [SpanStatusCode.UNSET, 'OrderAlreadyPaid', []],
    ]);
  });

  it('have no value of a statement in them', () => {
    expect(withoutValues(`SELECT *\n  FROM t WHERE a = 'O''Neil' AND b = $1 AND c = $x$Mary$x$`)).toBe(
      'SELECT * FROM t WHERE a = ? AND b = $1 AND c = ?',
    );
  });
});
