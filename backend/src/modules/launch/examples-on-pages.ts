import { Inject, Injectable } from '@nestjs/common';
import { REVIEW_DATA_PLACE, reviewDataOf, withData, withoutMarks } from '@willow/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { currentWording } from '../wills/index.ts';
import { Launches, Wordings } from './launch.repositories.ts';
import { wordingApprovals } from './queries/wording-status.ts';
import { confirmedItems } from './sign-off.ts';

const FRESH_MS = 30_000;

/**
 * Takes the marks beside invented reviews and figures away once the launch check has them confirmed, and tells search engines of the rating
 * from then on (AM-13, AM-23). Pages never wait for the log: what cannot be read is not confirmed.
 */
@Injectable()
export class ExamplesOnPages {
  #confirmed: ReadonlySet<string> = new Set();
  #readAt = -Infinity;

  constructor(
    private readonly launches: Launches,
    private readonly wordings: Wordings,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'NODE_ENV' | 'EXAMPLE_MARKS' | 'publicUrl'>,
  ) {}

  settle(page: string): string {
    if (this.clock.now().getTime() - this.#readAt >= FRESH_MS) void this.look();
    const { EXAMPLE_MARKS, NODE_ENV, publicUrl } = this.config;
    const settled = withoutMarks(page, (example) => EXAMPLE_MARKS === 'off' || this.#confirmed.has(example));
    const tellsRating = NODE_ENV !== 'production' || ['claims.rating', 'claims.reviews'].every((item) => this.#confirmed.has(item));
    return tellsRating && page.includes(REVIEW_DATA_PLACE) ? withData(settled, reviewDataOf(publicUrl)) : settled;
  }

  /** Reads what is confirmed. When that fails, what was known holds for the next while. */
  async look(): Promise<void> {
    this.#readAt = this.clock.now().getTime();
    try {
      const [items, approvals] = await Promise.all([confirmedItems(this.launches), wordingApprovals(this.wordings, currentWording())]);
      this.#confirmed = new Set([...items, ...(approvals.length > 0 ? ['wording'] : [])]);
    } catch {
      // The readiness of the process says what is wrong with the log; pages are still served.
    }
  }
}
