import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { type Issue, refuse } from '../../../event-sourcing/core/refusal.ts';
import { choicesFor, type Decided, type Flag, type Review, reviewedAs, saysTheSame, standing, whyStopped } from './review.ts';
import { ReviewFlagDecided, ReviewFlagRaised, WillCleared, WillReviewed } from './review.facts.ts';
import type { ReviewFindings, WillCommand, WillRefusal } from './will.commands.ts';
import type { WillFact } from './will.facts.ts';
import { isSuperseded, withOneMoreFact, reviewOf, submissionAt, type Will } from './will.state.ts';

type Rules = Decider<Will, WillCommand, WillFact, WillRefusal>;
type Table<Part, Names extends keyof Part> = Pick<Part, Names>;

export const decideReview: Table<Rules['decide'], 'RecordReview' | 'DecideReviewFlag' | 'ClearToSend'> = {
  RecordReview: ({ type: _, ...command }, state) => {
    if (state.erased) return refuse('WillErased');
    if (!submissionAt(state, command.willRevision)) return refuse('NotSubmitted');
    return isSuperseded(state, command.willRevision) ? [] : reviewing(command, state);
  },
  DecideReviewFlag: ({ willRevision, answerHash, reviewed, key, decision, reason }, state) => {
    if (state.erased) return refuse('WillErased');
    const review = reviewOf(state, willRevision);
    if (review && reviewed !== null && reviewed !== reviewedAs(review)) return refuse('AnswersMoved');
    const flag = review?.flags.find((each) => each.key === key);
    if (!review || !flag) return refuse('FlagUnknown');
    if (review.answerHash !== answerHash) return refuse('AnswersMoved');
    if (flag.severity === 'BLOCK') return refuse('FlagBlocks');
    if (flag.severity === 'LOW' || flag.severity === 'INFO') return refuse('FlagInforms');
    if (saysTheSame(flag.decided, { decision, reason })) return [];
    if (!choicesFor(flag).includes(decision)) return refuse('DecisionNotOffered');
    return [ReviewFlagDecided.of({ ...placeOf(review), key, flag: flag.id, decision }, { reason: reason ?? '' })];
  },
  ClearToSend: ({ willRevision, reviewed, opened }, state) => {
    const review = reviewOf(state, willRevision);
    if (!review) return refuse('NotReviewed');
    if (reviewed !== reviewedAs(review)) return refuse('AnswersMoved');
    const stopping = standing(review);
    if (stopping.length > 0) return refuse('FlagsStand', stopIssues(stopping));
    // Until it is locked a newer submission may still take its place.
    if (state.lockedRevision !== willRevision) return refuse('NotReviewed');
    if (!opened) return refuse('NotOpened');
    return review.cleared ? [] : [WillCleared.of(placeOf(review))];
  },
};

export const evolveReview: Table<Rules['evolve'], 'WillReviewed' | 'ReviewFlagRaised' | 'ReviewFlagDecided' | 'WillCleared'> = {
  WillReviewed: (state, { data }) => ({ ...withOneMoreFact(state), reviews: [...state.reviews, { ...data, flags: [], cleared: false }] }),
  ReviewFlagRaised: (state, { data: { key, flag, severity, ...place }, personal }) =>
    withReview(state, place, ({ flags }) => ({
      flags: [...flags.filter((each) => each.key !== key), { key, id: flag, severity, personal, decided: null }],
      cleared: false,
    })),
  ReviewFlagDecided: (state, { data: { key, decision, ...place }, personal }) =>
    withReview(state, place, ({ flags }) => ({
      flags: flags.map(decidedAs(key, { decision, reason: personal?.reason ?? null })),
      cleared: false,
    })),
  WillCleared: (state, { data: place }) => withReview(state, place, () => ({ cleared: true })),
};

/** Of answers that were reviewed before, only what newer rules find in them: decisions on the rest still count. */
export function reviewing(
  { orderId, willRevision, review }: { readonly orderId: string; readonly willRevision: number; readonly review: ReviewFindings },
  state: Will,
): readonly WillFact[] {
  const { answerHash, flags } = review;
  const before = reviewOf(state, willRevision);
  const known = before?.answerHash === answerHash ? before.flags : null;
  const place = { orderId, willRevision, answerHash };
  return [
    ...(known ? [] : [WillReviewed.of(place)]),
    ...flags
      .filter(({ key, severity }) => !known?.some((flag) => flag.key === key && flag.severity === severity))
      .map(({ key, id, severity, about, message, action }) =>
        ReviewFlagRaised.of({ ...place, key, flag: id, severity }, { about, message, action }),
      ),
  ];
}

const stopIssues = (flags: readonly Flag[]): Issue[] => [
  { path: ['flags'], message: whyStopped(flags) },
  ...flags.map((flag) => ({ path: ['flags', flag.key], message: whyStopped([flag]) })),
];

const placeOf = ({ orderId, willRevision, answerHash }: Review) => ({ orderId, willRevision, answerHash });

type Place = Pick<Review, 'willRevision' | 'answerHash'>;

function withReview(state: Will, { willRevision, answerHash }: Place, change: (review: Review) => Partial<Review>): Will {
  const at = state.reviews.findLastIndex((review) => review.willRevision === willRevision && review.answerHash === answerHash);
  return {
    ...withOneMoreFact(state),
    reviews: state.reviews.map((review, index) => (index === at ? { ...review, ...change(review) } : review)),
  };
}

const decidedAs =
  (key: string, decided: Decided) =>
  (flag: Flag): Flag =>
    flag.key === key ? { ...flag, decided } : flag;
