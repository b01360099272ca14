import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { firstIncomplete, type IsoDate, londonDate, MESSAGES, type WillAnswers, type WillStatus } from '@willow/contracts';
import type { Testator, WillInput } from '../../../drafting/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import { DraftingPool } from '../drafting-pool/drafting-pool.ts';
import { initialWill, type Will } from '../domain/will.state.ts';
import { settingsAt } from '../will-settings.ts';
import { Wills } from '../wills.repository.ts';

/** What it was drafted from, and its text: null when answers and details of then make no will, and `reason` says why. */
export type WillAt = {
  readonly status: WillStatus;
  readonly locked: boolean;
  readonly erased: boolean;
  readonly answers: WillAnswers;
  readonly details: Testator | null;
  readonly drafted: { readonly input: WillInput; readonly text: string } | null;
  readonly reason: string | null;
};

/** A revision of each stream, -1 before its first fact. */
export type Moment = { readonly willRevision: number; readonly customerRevision: number; /** ISO 8601. */ readonly at: string };

/** A customer's will as it stood: its facts up to a revision, folded as they always are. */
export class GetWillAt extends Query<WillAt> {
  constructor(
    readonly customerId: string,
    readonly moment: Moment,
  ) {
    super();
  }
}

@QueryHandler(GetWillAt)
export class GetWillAtHandler implements IQueryHandler<GetWillAt> {
  constructor(
    private readonly wills: Wills,
    private readonly queries: QueryBus,
    private readonly drafting: DraftingPool,
  ) {}

  async execute({ customerId, moment: { willRevision, customerRevision, at } }: GetWillAt): Promise<WillAt> {
    const [{ state, facts }, customer] = await Promise.all([
      willRevision < 0 ? NOTHING : this.wills.load(customerId, willRevision),
      customerRevision < 0 ? null : this.queries.execute(new GetCustomer(customerId, customerRevision)),
    ]);
    const { status, lockedBy, erased, answers } = state;
    const details = customer?.details ?? null;
    // What was submitted is drafted for the day of its submission, whenever it is looked at.
    const submission = lockedBy === null ? undefined : state.submissions.findLast((each) => each.answers === answers);
    const on = londonDate(new Date((submission && facts[submission.revision]?.metadata.occurredAt) ?? at));
    const drafted = await this.#draftOf(state, details, on, submission?.revision);
    return { status, locked: lockedBy !== null, erased, answers, details, ...drafted };
  }

  async #draftOf(state: Will, testator: Testator | null, on: IsoDate, submitted: number | undefined): Promise<Drafted> {
    const none = (reason: string): Drafted => ({ drafted: null, reason });
    if (state.erased || !testator) return none('There were no details of a customer to draft with.');
    const gap = submitted === undefined ? firstIncomplete(state.answers, on, 'review') : null;
    if (gap) return none(gap.problems[0]?.message ?? MESSAGES.willIncomplete);
    const input = { answers: state.answers, testator, on, settings: settingsAt(state, submitted) };
    const text = await this.drafting.run('text', input);
    return text.ok ? { drafted: { input, text: text.value }, reason: null } : none(text.refused.reason);
  }
}

const NOTHING = { state: initialWill, facts: [] };

type Drafted = Pick<WillAt, 'drafted' | 'reason'>;
