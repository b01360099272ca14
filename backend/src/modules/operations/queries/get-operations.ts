import { ModuleRef } from '@nestjs/core';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ConsumerState, FailedJob, Operations, QueueState } from '@willow/contracts';
import { withTimeout } from '../../../event-sourcing/concurrency/with-timeout.ts';
import { ConsumerMonitor } from '../../../event-sourcing/subscriptions/consumer-monitor.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { type Parking, PARKINGS } from '../parking.ts';

const QUEUE_MS = 3_000;

/** How consumers and queues are doing: what the readiness check, the metrics and the command line say, in one place. */
export class GetOperations extends Query<Operations> {}

@QueryHandler(GetOperations)
export class GetOperationsHandler implements IQueryHandler<GetOperations> {
  constructor(
    private readonly parts: ModuleRef,
    private readonly queue: JobQueue,
  ) {}

  async execute(): Promise<Operations> {
    const parkings = this.parts.get<readonly Parking[]>(PARKINGS, { strict: false });
    const [consumers, parked, queues, failed] = await Promise.all([
      this.#consumers(),
      Promise.all(parkings.map((parking) => parking.list())),
      orNull(this.#queues()),
      orNull(this.queue.failed().then((jobs) => jobs.map(shown))),
    ]);
    return { consumers, parked: parked.flat().map((each) => ({ ...each })), queues, failed };
  }

  async #consumers(): Promise<ConsumerState[]> {
    const monitor = this.parts.get(ConsumerMonitor, { strict: false });
    const [reports, problems] = await Promise.all([monitor.report(), monitor.problems()]);
    const why = new Map(problems.map((problem) => [problem.subscription, problem.why]));
    return reports.map(({ subscription, lagFacts, lagSeconds, isRunning, parked }) => {
      const [kind, name = subscription] = subscription.split('/');
      return {
        name,
        kind: kind === 'projection' ? 'projection' : 'reaction',
        lagFacts,
        lagSeconds,
        running: isRunning,
        parked,
        problem: why.get(subscription) ?? null,
      };
    });
  }

  async #queues(): Promise<QueueState[]> {
    const counts = Object.entries(await this.queue.counts());
    return counts.map(([job, { waiting, active, delayed, failed }]) => ({ job, waiting, active, delayed, failed }));
  }
}

/** Nothing of its payload: ids of customers stand there. */
const shown = ({ job, id, attempts, reason, failedAt }: FailedJob): FailedJob => ({ job, id, attempts, reason, failedAt });

const orNull = <T>(work: Promise<T>): Promise<T | null> => withTimeout(work, QUEUE_MS, (): null => null).catch(() => null);
