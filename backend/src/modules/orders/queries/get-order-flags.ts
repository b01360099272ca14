import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { hasOpenEnquiry } from '../domain/order.state.ts';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type MadeDecision, MESSAGES, type OrderFlags, type ReviewFlag } from '@willow/contracts';
import { Orders } from '../orders.repository.ts';
import { GetWordingState, type WordingState } from '../../launch/index.ts';
import { GetOperatorNames, type NamedOperator } from '../../operators/index.ts';
import { type DecisionMade, type FlagView, GetReview, type ReviewView } from '../../wills/index.ts';

/** Names stay sealed for whoever only audits. */
export class GetOrderFlags extends Query<OrderFlags> {
  constructor(
    readonly orderId: string,
    readonly mayReadNames: boolean,
    /** As facts name them: nobody agrees to a decision of their own. */
    readonly actor: string,
  ) {
    super();
  }
}

@QueryHandler(GetOrderFlags)
export class GetOrderFlagsHandler implements IQueryHandler<GetOrderFlags> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, mayReadNames, actor }: GetOrderFlags): Promise<OrderFlags> {
    const { placed, payment, returned, enquiries } = (await this.orders.load(orderId)).state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    const [review, wording] = await Promise.all([
      this.queries.execute(new GetReview(placed.customerId, placed.willRevision)),
      this.queries.execute(new GetWordingState()),
    ]);
    if (!review) return notReviewed(payment.status === 'succeeded' ? MESSAGES.notReviewed : MESSAGES.paymentNotReceived);
    const names = await this.queries.execute(new GetOperatorNames(actorsIn(review)));
    return {
      answerHash: review.answerHash,
      reviewedAt: review.reviewedAt,
      flags: review.flags.map((flag) => shown(flag, { names, mayReadNames, actor })),
      keptAbroad: mayReadNames ? review.keptAbroad || null : null,
      approval: approvalOf({ review, wording, returned, asking: hasOpenEnquiry({ enquiries }), mayReadNames }),
      warnings: wording.missing === null ? [] : [wording.missing],
    };
  }
}

const notReviewed = (reason: string): OrderFlags => ({
  answerHash: null,
  reviewedAt: null,
  flags: [],
  keptAbroad: null,
  approval: { open: false, reason },
  warnings: [],
});

type Approvable = {
  readonly review: ReviewView;
  readonly wording: WordingState;
  readonly returned: boolean;
  readonly asking: boolean;
  readonly mayReadNames: boolean;
};

function approvalOf({ review, wording, returned, asking, mayReadNames }: Approvable): OrderFlags['approval'] {
  const flagged = returned ? MESSAGES.answersReturned : review.stopped;
  const reasons = [flagged, asking ? MESSAGES.enquiryOpen : null, wording.stops ? wording.missing : null].filter(
    (reason) => reason !== null,
  );
  return { open: reasons.length === 0, reason: reasons.length > 0 && mayReadNames ? reasons.join(' ') : null };
}

const actorsIn = ({ flags }: ReviewView): string[] =>
  flags.flatMap(({ decision, earlier, proposal }) =>
    [decision, earlier, proposal].flatMap((made) => (made ? [made.actor, ...(made.agreed ? [made.agreed.actor] : [])] : [])),
  );

type Reader = { readonly names: ReadonlyMap<string, NamedOperator>; readonly mayReadNames: boolean; readonly actor: string };

function shown({ personal, ...flag }: FlagView, reader: Reader): ReviewFlag {
  const { mayReadNames } = reader;
  const readable = mayReadNames ? personal : null;
  const { proposal } = flag;
  return {
    ...flag,
    choices: mayReadNames ? [...flag.choices] : [],
    reasons: mayReadNames ? [...flag.reasons] : [],
    message: readable?.message ?? null,
    action: readable?.action ?? null,
    about: readable?.about ?? null,
    proposal: proposal && {
      ...madeBy(proposal, reader),
      revision: proposal.revision,
      mayAgree: mayReadNames && proposal.actor !== reader.actor,
    },
    decision: flag.decision && madeBy(flag.decision, reader),
    earlier: flag.earlier && madeBy(flag.earlier, reader),
  };
}

const madeBy = ({ decision, choice, reason, actor, at, agreed }: DecisionMade, { names, mayReadNames }: Reader): MadeDecision => ({
  decision,
  choice,
  reason: mayReadNames ? reason : null,
  by: names.get(actor)!,
  at,
  agreed: agreed && { by: names.get(agreed.actor)!, at: agreed.at },
});
