import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  firstIncomplete,
  londonDate,
  type SecondLook,
  stepNumber,
  type WillAnswers,
  type WillChanges,
  type WillStage,
} from '@willow/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { Wills } from './wills.repository.ts';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import type { WillRefusal } from './domain/will.commands.ts';
import { GetCustomer } from '../customers/index.ts';
import type { Submission, Will } from './domain/will.state.ts';
import { settingsAt } from './will-settings.ts';
import type { Testator, WillInput } from '../../drafting/index.ts';
import { DraftingPool } from './drafting-pool/drafting-pool.ts';
import type { Explained, Explanation, ExplanationName, TaskArgs } from './drafting-pool/drafting-tasks.ts';

type CurrentWill = {
  readonly input: WillInput;
  readonly answers: WillAnswers;
  readonly stage: WillStage;
  readonly open: boolean;
  readonly codes: readonly string[];
};

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

/** The will of a customer as it stands: the answers that were paid for once they are locked, else what is typed so far. */
@Injectable()
export class CurrentWills {
  constructor(
    private readonly wills: Wills,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly drafting: DraftingPool,
  ) {}

  async see(customerId: string): Promise<CurrentWill> {
    const loaded = await this.#load(customerId);
    const { state, codes } = loaded;
    return { input: this.#now(loaded), answers: state.answers, stage: stageOf(state), open: state.lockedBy === null, codes };
  }

  /** What the will as it stands comes to. Throws WillImpossible when it cannot be one, and RateLimited. */
  async explain<Name extends ExplanationName>(customerId: string, name: Name, ...args: TaskArgs<Name>): Promise<Explanation<Name>> {
    const result: Explained<Explanation<Name>> = await this.drafting.forCustomer(customerId, name, ...args);
    if (result.ok) return result.value;
    throw new RefusedError<WillRefusal>('WillImpossible', { message: result.refused.reason, step: result.refused.step });
  }

  /** Nothing is asked once the answers are locked, when the team decides. */
  async secondLook(customerId: string): Promise<SecondLook['questions']> {
    const { state, testator } = await this.#load(customerId);
    const { answers, lockedBy } = state;
    if (lockedBy !== null) return [];
    return this.drafting.forCustomer(customerId, 'secondLook', { answers, testator, on: londonDate(this.clock.now()) });
  }

  /** Compared with the last submission that meant something else. */
  async changes(customerId: string): Promise<WillChanges> {
    const loaded = await this.#load(customerId);
    const now = this.#now(loaded);
    const hash = await this.explain(customerId, 'contentHash', now);
    for (const { submission, at: since } of loaded.submissions.slice(-MAX_VERSIONS).toReversed()) {
      const settings = settingsAt(loaded.state, submission.revision);
      const then = { answers: submission.answers, testator: loaded.testator, on: londonDate(new Date(since)), settings };
      const planned = await this.drafting.forCustomer(customerId, 'contentHash', then);
      if (planned.ok && planned.value !== hash) return { since, changes: await this.explain(customerId, 'changes', then, now) };
    }
    return { since: null, changes: [] };
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

  #now({ state, submissions, testator }: Loaded): WillInput {
    const today = londonDate(this.clock.now());
    const gap = state.lockedBy === null ? firstIncomplete(state.answers, today, FIRST_EXTRA) : null;
    if (gap) throw new RefusedError<WillRefusal>('WillImpossible', { message: gap.problems[0]?.message, step: stepNumber(gap.step) });
    const locked = state.lockedBy === null ? undefined : submissions.findLast(({ submission }) => submission.answers === state.answers);
    const on = locked ? londonDate(new Date(locked.at)) : today;
    return { answers: state.answers, testator, on, settings: settingsAt(state, locked?.submission.revision) };
  }
}

function stageOf({ status, returnedBy }: Will): WillStage {
  if (status === 'sent') return 'final';
  if (status === 'draft_generated') return 'draft';
  return returnedBy === null ? 'answers' : 'returned';
}
