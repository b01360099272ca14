import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import { RevisionConflict } from '../../event-sourcing/store/event-store.ts';
import { type Operation, operationChannels, type Told } from '../../event-sourcing/telemetry/operation.ts';
import { isPartAway } from '../queue/job.ts';

/** Seconds. From one row found to the longest wait of a browser; and for what runs behind it, up to minutes. */
const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SLOW = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

type Duration<O extends Operation> = {
  readonly name: string;
  readonly help: string;
  readonly buckets: readonly number[];
  readonly labels: readonly string[];
  read(told: Told<O>): Readonly<Record<string, string>>;
};

const failedOr = (done: string, { error }: Told): string => (error === undefined ? done : 'failed');

/** What is measured of each kind of operation: how often, how long, and what came of it. */
const DURATIONS: { readonly [O in Exclude<Operation, 'webhook' | 'enqueue'>]: Duration<O> } = {
  request: {
    name: 'willow_http_request_duration_seconds',
    help: 'From a request to the last byte of its answer; the route is a pattern',
    buckets: QUICK,
    labels: ['method', 'route', 'status'],
    read: ({ method, route, status }) => ({ method, route, status: String(status) }),
  },
  command: {
    name: 'willow_command_duration_seconds',
    help: 'From a command to its stored facts; what was refused by a rule is no failure',
    buckets: QUICK,
    labels: ['stream', 'command', 'outcome'],
    read: ({ stream, command, error }) => ({
      stream,
      command,
      outcome: error === undefined ? 'done' : error instanceof RefusedError ? 'refused' : 'failed',
    }),
  },
  append: {
    name: 'willow_append_duration_seconds',
    help: 'An append to the event store; a conflict is decided again',
    buckets: QUICK,
    labels: ['stream', 'outcome'],
    read: ({ stream, error }) => ({
      stream,
      outcome: error === undefined ? 'stored' : error instanceof RevisionConflict ? 'conflict' : 'failed',
    }),
  },
  projection: {
    name: 'willow_projection_duration_seconds',
    help: 'One batch of facts into the tables of a projection',
    buckets: QUICK,
    labels: ['projection', 'outcome'],
    read: (told) => ({ projection: told.projection, outcome: failedOr('done', told) }),
  },
  reaction: {
    name: 'willow_reaction_duration_seconds',
    help: 'One fact, by a reaction',
    buckets: QUICK,
    labels: ['reaction', 'outcome'],
    read: (told) => ({ reaction: told.reaction, outcome: failedOr('done', told) }),
  },
  job: {
    name: 'willow_job_duration_seconds',
    help: 'One run of a job; it is put off when a part that it needs is away',
    buckets: SLOW,
    labels: ['job', 'outcome'],
    read: (told) => ({ job: told.job, outcome: isPartAway(told.error) ? 'put-off' : failedOr('done', told) }),
  },
  mail: {
    name: 'willow_mail_duration_seconds',
    help: 'Handing one mail to the provider; refused is the address',
    buckets: SLOW,
    labels: ['outcome'],
    read: (told) => ({ outcome: told.result === null ? 'refused' : failedOr('sent', told) }),
  },
  render: {
    name: 'willow_render_duration_seconds',
    help: 'Printing one PDF',
    buckets: SLOW,
    labels: ['outcome'],
    read: (told) => ({ outcome: failedOr('done', told) }),
  },
  payment: {
    name: 'willow_payment_duration_seconds',
    help: 'One call of the card provider',
    buckets: SLOW,
    labels: ['operation', 'outcome'],
    read: (told) => ({ operation: told.operation, outcome: failedOr('done', told) }),
  },
};

/** From now on, what this process does is measured; ends when what it returns is called. */
export function measureOperations(registry: Registry): () => void {
  const ends = [
    ...(Object.keys(DURATIONS) as (keyof typeof DURATIONS)[]).map((operation) => measureDuration(registry, operation)),
    countFacts(registry),
    countWebhooks(registry),
    countInFlight(registry),
  ];
  return () => ends.forEach((end) => end());
}

function measureDuration(registry: Registry, operation: keyof typeof DURATIONS): () => void {
  const { name, help, buckets, labels, read } = DURATIONS[operation] as unknown as Duration<Operation>;
  const histogram = new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers: [registry] });
  const began = new WeakMap<object, number>();
  return listen(operation, {
    start: (told) => void began.set(told, performance.now()),
    asyncEnd: (told) => histogram.observe(read(told), (performance.now() - (began.get(told) ?? performance.now())) / 1_000),
  });
}

function countFacts(registry: Registry): () => void {
  const counter = new Counter({
    name: 'willow_facts_total',
    help: 'Facts that this process stored',
    labelNames: ['type'],
    registers: [registry],
  });
  return listen('append', {
    asyncEnd: ({ types, error }) => {
      if (error === undefined) for (const type of types) counter.inc({ type });
    },
  });
}

function countWebhooks(registry: Registry): () => void {
  const counter = new Counter({
    name: 'willow_webhooks_total',
    help: 'Webhooks of the card provider and reports of the mail provider, and what came of them',
    labelNames: ['about', 'outcome'],
    registers: [registry],
  });
  return listen('webhook', { asyncEnd: ({ about, outcome }) => counter.inc({ about, outcome }) });
}

function countInFlight(registry: Registry): () => void {
  const gauge = new Gauge({
    name: 'willow_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers: [registry],
  });
  return listen('request', { start: () => gauge.inc(), asyncEnd: () => gauge.dec() });
}

type Listeners<O extends Operation> = { readonly start?: (told: Told<O>) => void; readonly asyncEnd: (told: Told<O>) => void };

function listen<O extends Operation>(operation: O, { start, asyncEnd }: Listeners<O>): () => void {
  const channel = operationChannels[operation];
  const [onStart, onEnd] = [start as (told: unknown) => void, asyncEnd as (told: unknown) => void];
  if (start) channel.start.subscribe(onStart);
  channel.asyncEnd.subscribe(onEnd);
  return () => {
    if (start) channel.start.unsubscribe(onStart);
    channel.asyncEnd.unsubscribe(onEnd);
  };
}
