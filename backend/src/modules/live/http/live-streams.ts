import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { LiveReaders, LiveTopic } from '@willow/contracts';
import { ProjectionProgress } from '../../../event-sourcing/projections/projection-progress.ts';
import type { EventStream } from '../../../platform/http/event-stream.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { RateLimited } from '../../../platform/sessions/rate-limiter.ts';
import { contactMessageProjection } from '../../contact/index.ts';
import { GetOperatorNames } from '../../operators/index.ts';
import { GetOrderVersion, orderListProjection } from '../../orders/index.ts';
import { erasureRequestProjection } from '../../privacy/index.ts';
import { Readers } from '../readers.ts';

/** What a busy morning changes is told at most so often. */
const TOLD_EVERY_MS = 2_000;
const CHECKED_EVERY_MS = 20_000;
/** Tabs of one session. */
const MOST_OF_A_SESSION = 8;
const AGAIN_SECONDS = 30;

const TOPICS: Readonly<Record<string, readonly LiveTopic[]>> = {
  [orderListProjection.name]: ['orders'],
  [contactMessageProjection.name]: ['messages', 'call-backs'],
  [erasureRequestProjection.name]: ['erasures'],
};

type Screen = {
  readonly stream: EventStream;
  readonly operator: SignedInOperator;
  readonly reading: string | null;
  /** Whether its session is still open. */
  readonly isSignedIn: () => Promise<boolean>;
};

/** The screens of the console that are open in this process, and what they are told. */
@Injectable()
export class LiveStreams implements OnModuleInit, BeforeApplicationShutdown {
  readonly #screens = new Set<Screen>();
  readonly #versions = new WeakMap<Screen, string>();
  #news = new Set<LiveTopic>();
  #telling: NodeJS.Timeout | undefined;
  #checking: NodeJS.Timeout | undefined;
  #isLeaving = false;

  constructor(
    private readonly progress: ProjectionProgress,
    private readonly readers: Readers,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.progress.onChange((projection) => this.#changed(TOPICS[projection] ?? []));
    this.readers.onChange((orderId) => this.#tellReaders(orderId));
    this.#checking = setInterval(() => this.#check(), CHECKED_EVERY_MS).unref();
  }

  /** Before the server stops to listen: it would wait for them. */
  beforeApplicationShutdown(): void {
    clearInterval(this.#checking);
    clearTimeout(this.#telling);
    this.endAll();
  }

  /** Those that are asked for later, too: this process is leaving, and they come again to another. */
  endAll(): void {
    this.#isLeaving = true;
    for (const { stream } of this.#screens) stream.end();
  }

  /** Throws RateLimited before the stream begins. */
  makeRoom({ sessionId }: SignedInOperator): void {
    const open = [...this.#screens].filter(({ operator }) => operator.sessionId === sessionId);
    if (open.length >= MOST_OF_A_SESSION) throw new RateLimited(AGAIN_SECONDS);
  }

  open(screen: Screen, now: Date): void {
    const { stream, operator, reading } = screen;
    if (this.#isLeaving) return stream.end();
    this.#screens.add(screen);
    const leave = reading === null ? undefined : this.readers.enter(reading, { operatorId: operator.id, since: now.toISOString() });
    void this.#tellOrder(screen).catch(() => undefined);
    stream.onEnd(() => {
      this.#screens.delete(screen);
      leave?.();
    });
  }

  #changed(topics: readonly LiveTopic[]): void {
    for (const topic of topics) this.#news.add(topic);
    if (this.#news.size > 0 && this.#screens.size > 0) this.#telling ??= setTimeout(() => this.#tell(), TOLD_EVERY_MS).unref();
  }

  #tell(): void {
    this.#telling = undefined;
    const news = [...this.#news];
    this.#news = new Set();
    for (const { stream } of this.#screens) stream.send('changed', news);
    if (news.includes('orders')) for (const screen of this.#screens) void this.#tellOrder(screen).catch(() => undefined);
  }

  /** Orders change all the time; the one that somebody reads seldom does. */
  async #tellOrder(screen: Screen): Promise<void> {
    if (screen.reading === null) return;
    const known = this.#versions.get(screen);
    const { version } = await this.queries.execute(new GetOrderVersion(screen.reading));
    this.#versions.set(screen, version);
    // What the screen has just read is no change.
    if (known !== undefined && known !== version) screen.stream.send('changed', ['order']);
  }

  #tellReaders(orderId: string): void {
    const screens = [...this.#screens].filter(({ reading }) => reading === orderId);
    if (screens.length > 0)
      void this.#named(orderId)
        .then((readers) => tellEach(screens, readers))
        .catch(() => undefined);
  }

  async #named(orderId: string): Promise<LiveReaders> {
    const readers = this.readers.of(orderId);
    const names = await this.queries.execute(new GetOperatorNames(readers.map(({ operatorId }) => operatorId)));
    return readers.map(({ operatorId, since }) => ({ id: operatorId, name: names.get(operatorId)!.name, since }));
  }

  #check(): void {
    for (const { stream, isSignedIn } of this.#screens) {
      stream.keepAlive();
      isSignedIn().then(
        (open) => open || stream.end(),
        () => undefined,
      );
    }
  }
}

function tellEach(screens: readonly Screen[], readers: LiveReaders): void {
  for (const { stream, operator } of screens)
    stream.send(
      'readers',
      readers.filter(({ id }) => id !== operator.id),
    );
}
