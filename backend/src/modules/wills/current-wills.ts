import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { firstIncomplete, type WillStage, londonDate, stepNumber, type WillAnswers } from '@willow/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { Wills } from './wills.repository.ts';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import type { WillRefusal } from './domain/will.commands.ts';
import { GetCustomer } from '../customers/index.ts';
import type { Submission, Will } from './domain/will.state.ts';
import { settingsAt } from './will-settings.ts';
import { type Flag, type PlannedWill, planWill, reviewFlags, type Testator } from '../../drafting/index.ts';

type CurrentWill = {
  readonly planned: PlannedWill;
  readonly answers: WillAnswers;
  readonly stage: WillStage;
  readonly open: boolean;
  readonly codes: readonly string[];
};

type Versions = { readonly before: { readonly planned: PlannedWill; readonly since: string } | null; readonly now: PlannedWill };

type Loaded = {
  readonly state: Will;
  readonly submissions: readonly { readonly submission: Submission; readonly at: string }[];
  readonly codes: readonly string[];
  readonly testator: Testator;
};

/** Without the answers before this step there is no will to explain; this step and later ones only add to it. */
const FIRST_EXTRA = 'gifts';
/** Each is planned anew, and a script may submit thousands. */
const MAX_VERSIONS = 50;

/** Plans the will of a customer as it stands: the answers that were paid for once they are locked, else what is typed so far. */
@Injectable()
export class CurrentWills {
  constructor(
    private readonly wills: Wills,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async see(customerId: string): Promise<CurrentWill> {
    const loaded = await this.#load(customerId);
    const { state, codes } = loaded;
    return { planned: this.#now(loaded), answers: state.answers, stage: stageOf(state), open: state.lockedBy === null, codes };
  }

  /** The flags of the answers as typed so far; none once they are locked, when the team decides them. */
  async flags(customerId: string): Promise<{ readonly flags: readonly Flag[]; readonly answers: WillAnswers }> {
    const { state, testator } = await this.#load(customerId);
    const { answers, lockedBy } = state;
    return { answers, flags: lockedBy === null ? reviewFlags({ answers, testator, on: londonDate(this.clock.now()) }) : [] };
  }

  async versions(customerId: string): Promise<Versions> {
    const loaded = await this.#load(customerId);
    const now = this.#now(loaded);
    for (const { submission, at: since } of loaded.submissions.slice(-MAX_VERSIONS).toReversed()) {
      const settings = settingsAt(loaded.state, submission.revision);
      const planned = planWill({ answers: submission.answers, testator: loaded.testator, on: londonDate(new Date(since)), settings });
      if (planned.ok && planned.contentHash !== now.contentHash) return { before: { planned, since }, now };
    }
    return { before: null, now };
  }

  async codes(customerId: string): Promise<readonly string[]> {
    return (await this.#load(customerId)).codes;
  }

  async #load(customerId: string): Promise<Loaded> {
    const { state, facts } = await this.wills.load(customerId);
    if (state.erased) throw new RefusedError<WillRefusal>('WillUnknown');
    // What was sent keeps the details it was made with; before that they cannot change while the answers are locked.
    const details = stageOf(state) === 'final' ? state.sent.last?.customerRevision : null;
    const customer = await this.queries.execute(new GetCustomer(customerId, details ?? undefined));
    if (!customer?.details) throw new RefusedError<WillRefusal>('WillUnknown');
    const submissions = state.submissions.flatMap((submission) => {
      const fact = facts[submission.revision];
      return fact ? [{ submission, at: fact.metadata.occurredAt }] : [];
    });
    const drafted = facts.flatMap((fact) => (fact.type === 'DraftGenerated' ? [fact.data.versionCode] : []));
    const codes = [...new Set(drafted.toReversed())];
    return { state, submissions, codes, testator: customer.details };
  }

  #now({ state, submissions, testator }: Loaded): PlannedWill {
    const today = londonDate(this.clock.now());
    const gap = state.lockedBy === null ? firstIncomplete(state.answers, today, FIRST_EXTRA) : null;
    if (gap) throw new RefusedError<WillRefusal>('WillImpossible', { message: gap.problems[0]?.message, step: stepNumber(gap.step) });
    const locked = state.lockedBy === null ? undefined : submissions.findLast(({ submission }) => submission.answers === state.answers);
    const on = locked ? londonDate(new Date(locked.at)) : today;
    const planned = planWill({ answers: state.answers, testator, on, settings: settingsAt(state, locked?.submission.revision) });
    if (!planned.ok) throw new RefusedError<WillRefusal>('WillImpossible', { message: planned.refused.reason, step: planned.refused.step });
    return planned;
  }
}

function stageOf({ status, returnedBy }: Will): WillStage {
  if (status === 'sent') return 'final';
  if (status === 'draft_generated') return 'draft';
  return returnedBy === null ? 'answers' : 'returned';
}
