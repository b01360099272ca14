import { AsyncResource } from 'node:async_hooks';
import { SpanKind, type Tracer } from '@opentelemetry/api';
import pg from 'pg';
import { currentTrace } from '../../event-sourcing/telemetry/current-trace.ts';
import { contextOf, fail } from './open-spans.ts';

const MAX_TEXT = 1_000;

/** A statement without the values in it; its parameters are never looked at. */
export const withoutValues = (sql: string): string =>
  sql
    .replace(/'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);

const VERB = /\b(SELECT|INSERT|UPDATE|DELETE|MERGE|CALL|LOCK|SET|BEGIN|COMMIT|ROLLBACK|NOTIFY|LISTEN)\b/i;
const operationOf = (sql: string): string => VERB.exec(sql)?.[0].toUpperCase() ?? 'SQL';

type Done = (error: unknown, result: unknown) => void;
type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Connect = (this: pg.Pool, ...args: unknown[]) => unknown;
/** The driver's prototypes, whose own types are of overloads. */
const clients: { query: Query } = pg.Client.prototype;
const pools: { connect: Connect } = pg.Pool.prototype;

/** From now on each statement of a trace is a span; ends when what it returns is called. */
export function openStatementSpans(tracer: Pick<Tracer, 'startSpan'>): () => void {
  const { query } = clients;
  const { connect } = pools;
  // A pool calls back whoever waits from where another has ended.
  pools.connect = function (...args) {
    return connect.apply(this, args.map(bound));
  };
  clients.query = function (...args) {
    const trace = currentTrace.getStore();
    const sql = textOf(args[0]);
    if (!trace?.span || sql === null) return query.apply(this, args);
    const text = withoutValues(sql);
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operationOf(text), 'db.query.text': text };
    const span = tracer.startSpan(attributes['db.operation.name'], { kind: SpanKind.CLIENT, attributes }, contextOf(trace));
    const end = (error: unknown): void => {
      if (error) fail(span, error);
      span.end();
    };
    const done = args.at(-1);
    if (typeof done === 'function') return query.apply(this, [...args.slice(0, -1), ended(done as Done, end)]);
    const result = query.apply(this, args);
    if (result instanceof Promise) result.then(() => end(null), end);
    else end(null);
    return result;
  };
  return () => {
    clients.query = query;
    pools.connect = connect;
  };
}

const bound = (arg: unknown): unknown => (typeof arg === 'function' ? AsyncResource.bind(arg as () => void) : arg);

const ended =
  (done: Done, end: (error: unknown) => void): Done =>
  (error, result) => {
    end(error);
    done(error, result);
  };

function textOf(config: unknown): string | null {
  if (typeof config === 'string') return config;
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string' ? config.text : null;
}
