import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import { Wills } from '../wills.repository.ts';
import type { ReviewFlagDecided, WillReviewed } from '../domain/review.facts.ts';
import { choicesFor, type Decided, type Flag, heaviestFirst, standing, stops, whyStopped } from '../domain/review.ts';
import { reviewOf } from '../domain/will.state.ts';

export type DecisionMade = Decided & { readonly actor: string; readonly at: string };

export type FlagView = Omit<Flag, 'decided'> & {
  readonly stops: boolean;
  readonly choices: ReturnType<typeof choicesFor>;
  readonly decision: DecisionMade | null;
  /** The last decision on the same flag that was made on other answers. */
  readonly earlier: DecisionMade | null;
};

export type ReviewView = {
  readonly answerHash: string;
  readonly reviewedAt: string;
  readonly flags: readonly FlagView[];
  readonly stopped: string | null;
  readonly blocked: boolean;
};

export class GetReview extends Query<ReviewView | null> {
  constructor(
    readonly customerId: string,
    readonly willRevision: number,
  ) {
    super();
  }
}

@QueryHandler(GetReview)
export class GetReviewHandler implements IQueryHandler<GetReview> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, willRevision }: GetReview): Promise<ReviewView | null> {
    const { state, facts } = await this.wills.load(customerId);
    const review = reviewOf(state, willRevision);
    if (!review) return null;
    const { answerHash } = review;
    const isOfThese = ({ data }: Pick<Recorded<typeof WillReviewed>, 'data'>) =>
      data.answerHash === answerHash && data.willRevision === willRevision;
    const begun = facts.filter((fact): fact is Recorded<typeof WillReviewed> => fact.type === 'WillReviewed').findLast(isOfThese);
    const decisions = facts.filter(isDecision);
    const last = (key: string, wanted: (fact: RecordedDecision) => boolean) =>
      decisionIn(decisions.findLast((fact) => fact.data.key === key && wanted(fact)));
    const stopping = standing(review);
    return {
      answerHash,
      reviewedAt: begun?.metadata.occurredAt ?? '',
      flags: heaviestFirst(review.flags).map(({ decided, ...flag }) => ({
        ...flag,
        stops: stops({ ...flag, decided }),
        choices: choicesFor({ ...flag, decided }),
        decision: decided && last(flag.key, isOfThese),
        earlier: unlessUndone(last(flag.key, (fact) => !isOfThese(fact))),
      })),
      stopped: stopping.length > 0 ? whyStopped(stopping) : null,
      blocked: stopping.some(({ severity }) => severity === 'BLOCK'),
    };
  }
}

type Recorded<Definition> = RecordedFact & FactOf<Definition>;
type RecordedDecision = Recorded<typeof ReviewFlagDecided>;

const unlessUndone = (decision: DecisionMade | null): DecisionMade | null => (decision?.decision === 'reopened' ? null : decision);

const isDecision = (fact: RecordedFact): fact is RecordedDecision => fact.type === 'ReviewFlagDecided';

const decisionIn = (fact: RecordedDecision | undefined): DecisionMade | null =>
  fact
    ? {
        decision: fact.data.decision,
        reason: fact.personal?.reason || null,
        actor: fact.metadata.actor,
        at: fact.metadata.occurredAt,
      }
    : null;
