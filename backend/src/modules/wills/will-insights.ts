import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { firstIncomplete, type InsightStage, londonDate, stepNumber, type WillAnswers } from '@willow/contracts';
import { Clock } from '../../platform/clock.ts';
import { Wills } from './wills.repository.ts';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import type { WillRefusal } from './domain/will.commands.ts';
import { RateLimiter } from '../../platform/sessions/rate-limiter.ts';
import { GetCustomer } from '../customers/index.ts';
import type { Will } from './domain/will.state.ts';
import { type PlannedWill, planWill, type Testator } from '../../drafting/index.ts';

/** A will as its customer sees it now, planned: what every insight into it is worked out from. */
export type WillInsight = {
  readonly planned: PlannedWill;
  readonly answers: WillAnswers;
  readonly stage: InsightStage;
  /** Whether the customer can still change the answers. */
  readonly open: boolean;
  /** The codes of the versions that were drafted, newest first. */
  readonly codes: readonly string[];
};

/** An earlier and the present version of a will; null where there was none before. */
export type Versions = { readonly before: { readonly planned: PlannedWill; readonly since: string } | null; readonly now: PlannedWill };

type Loaded = {
  readonly state: Will;
  readonly submittedAt: ReadonlyMap<number, string>;
  readonly codes: readonly string[];
  readonly testator: Testator;
};

/** Before this question there is no will to look at; it and the later ones only add to it. */
const FIRST_EXTRA = 'gifts';
/** As many earlier versions are looked at: each is planned anew, and a script may submit thousands. */
const MAX_VERSIONS = 50;
/** One a second, for as long as anybody plays with them: each is worked out anew, which the largest wills make expensive. */
const LIMIT = { name: 'insight', max: 600, windowSeconds: 600 };

/** Plans the will of a customer as it stands: the answers that were paid for once they are locked, else what is typed so far. */
@Injectable()
export class WillInsights {
  constructor(
    private readonly wills: Wills,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
  ) {}

  /** The will as it stands. Refuses, naming the step, while the answers make none. */
  async see(customerId: string): Promise<WillInsight> {
    const loaded = await this.#load(customerId);
    const { state, codes } = loaded;
    return { planned: this.#now(loaded), answers: state.answers, stage: stageOf(state), open: state.lockedBy === null, codes };
  }

  /** The will as it stands, beside the last one that was submitted and says something else. */
  async versions(customerId: string): Promise<Versions> {
    const loaded = await this.#load(customerId);
    const now = this.#now(loaded);
    for (const { revision, answers } of loaded.state.submissions.slice(-MAX_VERSIONS).toReversed()) {
      const since = loaded.submittedAt.get(revision)!;
      const planned = planWill({ answers, testator: loaded.testator, on: londonDate(new Date(since)) });
      if (planned.ok && planned.contentHash !== now.contentHash) return { before: { planned, since }, now };
    }
    return { before: null, now };
  }

  /** The codes of the versions that were drafted, newest first; also while the answers are open again and make no will. */
  async codes(customerId: string): Promise<readonly string[]> {
    return (await this.#load(customerId)).codes;
  }

  async #load(customerId: string): Promise<Loaded> {
    await this.limiter.hit(LIMIT, customerId);
    const { state, facts } = await this.wills.load(customerId);
    if (state.erased) throw new RefusedError<WillRefusal>('WillUnknown');
    // What was sent keeps the details it was made with; before that they cannot change while the answers are locked.
    const details = stageOf(state) === 'final' ? state.sent.last?.customerRevision : null;
    const known = await this.queries.execute(new GetCustomer(customerId, details ?? undefined));
    if (!known?.details) throw new RefusedError<WillRefusal>('WillUnknown');
    const submittedAt = state.submissions.map(({ revision }) => [revision, facts[revision]!.metadata.occurredAt] as const);
    const drafted = facts.flatMap((fact) => (fact.type === 'DraftGenerated' ? [fact.data.versionCode] : []));
    const codes = [...new Set(drafted.toReversed())];
    return { state, submittedAt: new Map(submittedAt), codes, testator: known.details };
  }

  /** For the day of the submission once the answers are locked, else for today. */
  #now({ state, submittedAt, testator }: Loaded): PlannedWill {
    const today = londonDate(this.clock.now());
    const gap = state.lockedBy === null ? firstIncomplete(state.answers, today, FIRST_EXTRA) : null;
    if (gap) throw new RefusedError<WillRefusal>('WillImpossible', { message: gap.problems[0]?.message, step: stepNumber(gap.step) });
    const locked = state.lockedBy === null ? undefined : state.submissions.findLast(({ answers }) => answers === state.answers);
    const on = locked ? londonDate(new Date(submittedAt.get(locked.revision)!)) : today;
    const planned = planWill({ answers: state.answers, testator, on });
    if (!planned.ok) throw new RefusedError<WillRefusal>('WillImpossible', { message: planned.refused.reason, step: planned.refused.step });
    return planned;
  }
}

function stageOf({ status, returnedBy }: Will): InsightStage {
  if (status === 'sent') return 'final';
  if (status === 'draft_generated') return 'draft';
  return returnedBy === null ? 'answers' : 'returned';
}
