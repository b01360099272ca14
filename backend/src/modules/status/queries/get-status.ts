import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { HISTORY_DAYS, ServiceComponent, type StatusReport } from '@willow/contracts';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { withTimeout } from '../../../event-sourcing/concurrency/with-timeout.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { IncidentRow } from '../projections/service-incident.entity.ts';
import { ServiceProbe } from '../watch/service-probe.ts';

const DAY_MS = 24 * 3600_000;
const MAX_INCIDENTS = 50;
const READ_MS = 3_000;
const KEPT_MS = 5_000;

/** What was recorded, and what this process sees itself: the worker, which records, may be what is down. One look serves whoever asks. */
export class GetStatus extends Query<StatusReport> {}

@QueryHandler(GetStatus)
export class GetStatusHandler implements IQueryHandler<GetStatus> {
  #report: Promise<StatusReport> | null = null;
  #madeAt = -Infinity;

  constructor(
    private readonly db: DataSource,
    private readonly probe: ServiceProbe,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<StatusReport> {
    const now = this.clock.now().getTime();
    if (!this.#report || now - this.#madeAt > KEPT_MS) {
      this.#madeAt = now;
      this.#report = this.#look();
    }
    return this.#report;
  }

  async #look(): Promise<StatusReport> {
    // No visitor makes us call the card provider: that is asked by the clock (StatusWatch), and what it found was recorded.
    const [incidents, online] = await Promise.all([this.#incidents(), this.probe.look({ takesPayments: true })]);
    const open = new Set(incidents?.flatMap(({ component, endedAt }) => (endedAt === null ? [component] : [])));
    return { incidents, disrupted: ServiceComponent.options.filter((component) => open.has(component) || !online[component]) };
  }

  async #incidents(): Promise<IncidentRow[] | null> {
    const since = new Date(this.clock.now().getTime() - HISTORY_DAYS * DAY_MS);
    const where = [{ endedAt: IsNull() }, { endedAt: MoreThan(since) }];
    const rows = this.db.getRepository(IncidentRow).find({ where, order: { beganAt: 'DESC', id: 'ASC' }, take: MAX_INCIDENTS });
    return withTimeout(rows, READ_MS, () => null).catch(() => null);
  }
}
