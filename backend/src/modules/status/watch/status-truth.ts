import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ServiceComponent, StatusReport } from '@willow/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { PROMISES, Promises } from '../../../platform/process/promises.ts';
import { GetStatus } from '../queries/get-status.ts';
import type { Seen } from './debounce.ts';
import { StatusWatch } from './status-watch.ts';

/** The parts of which the page says the opposite of what has been so for as long as it may take. */
export function untruths(
  seen: ReadonlyMap<ServiceComponent, Seen>,
  { disrupted }: Pick<StatusReport, 'disrupted'>,
  now: Date,
): readonly ServiceComponent[] {
  const hasLasted = ({ since }: Seen): boolean => now.getTime() - since.getTime() > PROMISES.status.withinSeconds * 1_000;
  return [...seen].flatMap(([component, each]) => (hasLasted(each) && each.isOnline === disrupted.includes(component) ? [component] : []));
}

/** Reads what the status page says as often as it is found out how things are, and judges it by that. Of the api, which serves the page. */
@Injectable()
export class StatusTruth implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly watch: StatusWatch,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly promises: Promises,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = this.config.STATUS_CHECK_SECONDS * 1_000;
    if (everyMs > 0) this.#timer ??= setInterval(() => void this.look(), everyMs).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** Never fails: a page that cannot be read is not true. */
  async look(): Promise<void> {
    const { seen } = this.watch;
    const kept = await this.queries.execute(new GetStatus()).then(
      (report) => untruths(seen, report, this.clock.now()).length === 0,
      () => false,
    );
    this.promises.record('status', { kept });
  }
}
