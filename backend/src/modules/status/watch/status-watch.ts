import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ServiceComponent } from '@willow/contracts';
import { Gauge, type Registry } from 'prom-client';
import { v7 as uuid } from 'uuid';
import { causedByJob } from '../../../event-sourcing/context.ts';
import { currentTrace, newTrace } from '../../../event-sourcing/telemetry/current-trace.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Logger } from '../../../platform/logging/logger.ts';
import { TakesPayments } from '../../orders/index.ts';
import { Components } from '../components.repository.ts';
import { Debounce, type Seen } from './debounce.ts';
import { ServiceProbe } from './service-probe.ts';

const WINDOWS = { lastsMs: 60_000, repeatMs: 600_000 } as const;

/** Looks at the parts of the service and records when one fails for a while, and when it works again. */
@Injectable()
export class StatusWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #debounces = new Map(ServiceComponent.options.map((component) => [component, new Debounce(WINDOWS)]));
  /** News that could not be recorded, the oldest first: the log may be what is down. */
  readonly #news: (Seen & { readonly component: ServiceComponent })[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** When it last began to find out how things are, and did. */
  lookedAt: Date | null = null;
  #looking: Promise<void> | null = null;

  constructor(
    private readonly probe: ServiceProbe,
    private readonly components: Components,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = this.config.STATUS_CHECK_SECONDS * 1_000;
    if (everyMs > 0) this.#timer ??= setInterval(() => void this.look(), everyMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
  }

  /** How each part is, as this process sees it, and since when; empty before the first look. */
  get seen(): ReadonlyMap<ServiceComponent, Seen> {
    return new Map([...this.#debounces].flatMap(([component, { current }]) => (current ? [[component, current] as const] : [])));
  }

  measure(registry: Registry): void {
    const seen = (): ReadonlyMap<ServiceComponent, Seen> => this.seen;
    registry.registerMetric(
      new Gauge({
        name: 'willow_component_works',
        help: '1 if a part of the service, as its users know it, works as far as this process sees',
        labelNames: ['component'],
        registers: [],
        collect() {
          for (const [component, { isOnline }] of seen()) this.set({ component }, Number(isOnline));
        },
      }),
    );
  }

  /** Never fails, and never runs twice at once. */
  async look(): Promise<void> {
    this.#looking ??= currentTrace
      .run(newTrace(), () => this.#look())
      .catch((error: unknown) => this.logger.failure('the status of the service was not recorded, trying again', error))
      .finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #look(): Promise<void> {
    const began = this.clock.now();
    const seen = await this.probe.look({ takesPayments: await this.queries.execute(new TakesPayments()) });
    this.lookedAt = began;
    for (const [component, debounce] of this.#debounces) {
      const news = debounce.look(seen[component], this.clock.now());
      if (news) this.#news.push({ component, ...news });
    }
    for (let next = this.#news[0]; next; next = this.#news[0]) {
      const context = causedByJob('system:status', uuid(), this.clock.now());
      const { component, isOnline, since } = next;
      await this.components.handle(component, { type: 'Observe', component, isOnline, since: since.toISOString() }, context);
      this.#news.shift();
    }
  }
}
