import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import { Wills } from '../wills.repository.ts';
import { reasonsFor } from '../../../drafting/index.ts';
import type { ReviewDecisionAgreed, ReviewDecisionProposed, ReviewFlagDecided, WillReviewed } from '../domain/review.facts.ts';
import { choicesFor, type Decided, type Flag, heaviestFirst, standing, stops, waiting, whyStopped } from '../domain/review.ts';
import { keptAbroadAt, reviewOf } from '../domain/will.state.ts';

type Deed = { readonly actor: string; readonly at: string };
export type DecisionMade = Decided & Deed & { readonly revision: number; readonly agreed: Deed | null };

export type FlagView = Omit<Flag, 'decided' | 'proposal'> & {
  readonly stops: boolean;
  readonly choices: ReturnType<typeof choicesFor>;
  readonly reasons: ReturnType<typeof reasonsFor>;
  readonly proposal: DecisionMade | null;
  readonly decision: DecisionMade | null;
  /** The last decision on the same flag that was made on other answers. */
  readonly earlier: DecisionMade | null;
};

export type ReviewView = {
  readonly answerHash: string;
  readonly reviewedAt: string;
  readonly flags: readonly FlagView[];
  readonly keptAbroad: string;
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
    const settled = facts.filter(isSettled);
    const made = (fact: RecordedDecision | undefined): DecisionMade | null => (fact ? decisionIn(fact, facts) : null);
    const last = (key: string, wanted: (fact: RecordedDecision) => boolean) =>
      made(settled.findLast((fact) => fact.data.key === key && wanted(fact)));
    const stopping = standing(review);
    return {
      answerHash,
      reviewedAt: begun?.metadata.occurredAt ?? '',
      flags: heaviestFirst(review.flags).map(({ decided, proposal, ...flag }) => ({
        ...flag,
        stops: stops({ ...flag, decided }),
        choices: choicesFor({ ...flag, decided, proposal }),
        reasons: reasonsFor(flag.id),
        proposal: made(proposalAt(facts, waiting({ decided, proposal })?.revision)),
        decision: decided && last(flag.key, isOfThese),
        earlier: unlessUndone(last(flag.key, (fact) => !isOfThese(fact))),
      })),
      keptAbroad: keptAbroadAt(state, willRevision),
      stopped: stopping.length > 0 ? whyStopped(stopping) : null,
      blocked: stopping.some(({ severity }) => severity === 'BLOCK'),
    };
  }
}

type Recorded<Definition> = RecordedFact & FactOf<Definition>;
type RecordedProposal = Recorded<typeof ReviewDecisionProposed>;
type RecordedDecision = Recorded<typeof ReviewFlagDecided> | Recorded<typeof ReviewDecisionAgreed> | RecordedProposal;

const unlessUndone = (decision: DecisionMade | null): DecisionMade | null => (decision?.decision === 'reopened' ? null : decision);

const isSettled = (fact: RecordedFact): fact is RecordedDecision =>
  fact.type === 'ReviewFlagDecided' || fact.type === 'ReviewDecisionAgreed';

const proposalAt = (facts: readonly RecordedFact[], revision: number | undefined): RecordedProposal | undefined =>
  facts.find((fact): fact is RecordedProposal => fact.type === 'ReviewDecisionProposed' && fact.revision === revision);

const deedIn = ({ metadata: { actor, occurredAt } }: RecordedFact): Deed => ({ actor, at: occurredAt });

/** What was agreed to says itself what it was, and who proposed it. */
function decisionIn(fact: RecordedDecision, facts: readonly RecordedFact[]): DecisionMade | null {
  if (fact.type === 'ReviewDecisionAgreed') {
    const proposal = proposalAt(facts, fact.data.proposal);
    return proposal ? { ...wordsIn(proposal), agreed: deedIn(fact) } : null;
  }
  return wordsIn(fact);
}

const wordsIn = (fact: Exclude<RecordedDecision, Recorded<typeof ReviewDecisionAgreed>>): DecisionMade => ({
  decision: fact.data.decision,
  choice: fact.data.choice,
  reason: fact.personal?.reason || null,
  revision: fact.revision,
  ...deedIn(fact),
  agreed: null,
});
