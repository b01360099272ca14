import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ServiceComponent, StatusReport } from '@willow/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { SLOS, Slos } from '../../../platform/process/slos.ts';
import { GetStatus } from '../queries/get-status.ts';
import type { Seen } from './debounce.ts';
import { StatusWatch } from './status-watch.ts';

/** The parts of which the page said the opposite of what had been so, by then, for as long as it may take, and still is. */
export function untruths(
  seen: ReadonlyMap<ServiceComponent, Seen>,
  { disrupted }: Pick<StatusReport, 'disrupted'>,
  readAt: Date,
): readonly ServiceComponent[] {
  const hasLasted = ({ since }: Seen): boolean => readAt.getTime() - since.getTime() > SLOS.status.withinSeconds * 1_000;
  return [...seen].flatMap(([component, each]) => (hasLasted(each) && each.isOnline === disrupted.includes(component) ? [component] : []));
}

/** Reads what the status page says as often as it is found out how things are, and judges it by that. Of the api, which serves the page. */
@Injectable()
export class StatusTruth implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #timer: NodeJS.Timeout | null = null;
  #read: { readonly report: StatusReport | null; readonly at: Date } | null = null;

  constructor(
    private readonly watch: StatusWatch,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly slos: Slos,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = this.config.STATUS_CHECK_SECONDS * 1_000;
    if (everyMs > 0) this.#timer ??= setInterval(() => void this.look(), everyMs).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** Judges what was read before, and reads again. Never fails: a page that cannot be read is not true. */
  async look(): Promise<void> {
    const { lookedAt, seen } = this.watch;
    // What fails at this moment is on the page before the next look finds it out.
    if (this.#read && lookedAt && lookedAt > this.#read.at) {
      const { report, at } = this.#read;
      this.#read = null;
      this.slos.record('status', { kept: report !== null && untruths(seen, report, at).length === 0 });
    }
    this.#read ??= { at: this.clock.now(), report: await this.queries.execute(new GetStatus()).catch(() => null) };
  }
}
