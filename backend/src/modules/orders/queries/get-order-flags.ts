import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
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

  async execute({ orderId, mayReadNames }: GetOrderFlags): Promise<OrderFlags> {
    const { placed, payment, returned } = (await this.orders.load(orderId)).state;
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
      flags: review.flags.map((flag) => shown(flag, names, mayReadNames)),
      approval: approvalOf({ review, wording, returned, mayReadNames }),
      warnings: wording.missing === null ? [] : [wording.missing],
    };
  }
}

const notReviewed = (reason: string): OrderFlags => ({
  answerHash: null,
  reviewedAt: null,
  flags: [],
  approval: { open: false, reason },
  warnings: [],
});

type Approvable = {
  readonly review: ReviewView;
  readonly wording: WordingState;
  readonly returned: boolean;
  readonly mayReadNames: boolean;
};

function approvalOf({ review, wording, returned, mayReadNames }: Approvable): OrderFlags['approval'] {
  const flagged = returned ? MESSAGES.answersReturned : review.stopped;
  const reasons = [flagged, wording.stops ? wording.missing : null].filter((reason) => reason !== null);
  return { open: reasons.length === 0, reason: reasons.length > 0 && mayReadNames ? reasons.join(' ') : null };
}

const actorsIn = ({ flags }: ReviewView): string[] =>
  flags.flatMap(({ decision, earlier }) => [decision, earlier]).flatMap((made) => (made ? [made.actor] : []));

function shown({ personal, ...flag }: FlagView, names: ReadonlyMap<string, NamedOperator>, mayReadNames: boolean): ReviewFlag {
  const readable = mayReadNames ? personal : null;
  const made = (decision: DecisionMade | null): MadeDecision | null =>
    decision && {
      decision: decision.decision,
      reason: mayReadNames ? decision.reason : null,
      by: names.get(decision.actor)!,
      at: decision.at,
    };
  return {
    ...flag,
    choices: mayReadNames ? [...flag.choices] : [],
    message: readable?.message ?? null,
    action: readable?.action ?? null,
    about: readable?.about ?? null,
    decision: made(flag.decision),
    earlier: made(flag.earlier),
  };
}
