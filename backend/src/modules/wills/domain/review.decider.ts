import { isUnfinished, MESSAGES } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { type Issue, Refusal, refuse } from '../../../event-sourcing/core/refusal.ts';
import {
  choicesFor,
  type Decided,
  type Flag,
  needsAgreement,
  type Review,
  reviewedAs,
  saysTheSame,
  standing,
  waiting,
  whyStopped,
} from './review.ts';
import {
  ReviewDecisionAgreed,
  ReviewDecisionProposed,
  type reviewFacts,
  ReviewFlagDecided,
  ReviewFlagRaised,
  WillAbroadKept,
  WillCleared,
  WillReviewed,
} from './review.facts.ts';
import type { ReviewFindings, WillCommand, WillRefusal } from './will.commands.ts';
import type { WillFact } from './will.facts.ts';
import { isOutdated, isSuperseded, keptAbroadAt, reviewOf, submissionAt, type Will } from './will.state.ts';

type Rules = Decider<Will, WillCommand, WillFact, WillRefusal>;
type Table<Part, Names extends keyof Part> = Pick<Part, Names>;

export const decideReview: Table<
  Rules['decide'],
  'RecordReview' | 'DecideReviewFlag' | 'AgreeToDecision' | 'KeepWillAbroad' | 'ClearToSend'
> = {
  RecordReview: ({ type: _, ...command }, state) => {
    if (state.erased) return refuse('WillErased');
    if (!submissionAt(state, command.willRevision)) return refuse('NotSubmitted');
    return isSuperseded(state, command.willRevision) || isOutdated(state, command) ? [] : reviewing(command, state);
  },
  DecideReviewFlag: ({ decision, choice, reason, by, revision, ...on }, state) => {
    const found = flagUnder(on, state);
    if (found instanceof Refusal) return found;
    const { flag, at } = found;
    if (flag.severity === 'BLOCK') return refuse('FlagBlocks');
    if (flag.severity === 'LOW' || flag.severity === 'INFO') return refuse('FlagInforms');
    const next = { decision, choice, reason };
    const last = waiting(flag);
    if (last ? last.by === by && saysTheSame(last, next) : saysTheSame(flag.decided, next)) return [];
    if (revision !== undefined && revision !== flag.revision) return refuse('FlagMoved');
    if (!choicesFor(flag).includes(decision)) return refuse('DecisionNotOffered');
    if (choice !== null && isUnfinished(choice) && !reason)
      return refuse('ReasonUnfinished', [{ path: ['reason'], message: MESSAGES.reasonUnfinished }]);
    const made = { ...at, decision, choice };
    const words = { reason: reason ?? '' };
    return [needsAgreement(flag, decision) ? ReviewDecisionProposed.of({ ...made, by }, words) : ReviewFlagDecided.of(made, words)];
  },
  AgreeToDecision: ({ proposal, by, ...on }, state) => {
    const found = flagUnder(on, state);
    if (found instanceof Refusal) return found;
    const { flag, at } = found;
    if (flag.proposal?.revision !== proposal) return refuse('ProposalMoved');
    if (flag.proposal.by === by) return refuse('SamePerson');
    return flag.decided ? [] : [ReviewDecisionAgreed.of({ ...at, decision: flag.proposal.decision, proposal, by })];
  },
  // With what the rules make of the changed will: nothing of the version before can be approved any more.
  KeepWillAbroad: ({ orderId, willRevision, review, country, answerHash, reviewed }, state) => {
    if (state.erased) return refuse('WillErased');
    const before = reviewOf(state, willRevision);
    if (!before) return refuse('NotReviewed');
    if (before.answerHash !== answerHash || isSuperseded(state, willRevision)) return refuse('AnswersMoved');
    if (reviewed !== null && reviewed !== reviewedAs(before)) return refuse('AnswersMoved');
    if (state.sent.last?.willRevision === willRevision) return refuse('WillSentAlready');
    if (keptAbroadAt(state, willRevision) === country) return [];
    return [WillAbroadKept.of({ orderId, willRevision }, { country }), ...reviewing({ orderId, willRevision, review }, state)];
  },
  ClearToSend: ({ willRevision, customerRevision, reviewed, opened }, state) => {
    const review = reviewOf(state, willRevision);
    if (!review) return refuse('NotReviewed');
    if (reviewed !== reviewedAs(review)) return refuse('AnswersMoved');
    const stopping = standing(review);
    if (stopping.length > 0) return refuse('FlagsStand', stopIssues(stopping));
    // Until it is locked a newer submission may still take its place, or newer details.
    if (state.lockedRevision !== willRevision || (customerRevision ?? -1) < (state.lockedDetails ?? -1)) return refuse('NotReviewed');
    if (!opened) return refuse('NotOpened');
    return review.cleared ? [] : [WillCleared.of(placeOf(review))];
  },
};

export const evolveReview: Table<Rules['evolve'], (typeof reviewFacts)[number]['type']> = {
  WillReviewed: (state, { data }) => ({ ...state, reviews: [...state.reviews, { ...data, flags: [], cleared: false }] }),
  ReviewFlagRaised: (state, { data: { key, flag, severity, twoPeople, ...place }, personal }, revision) =>
    withReview(state, place, ({ flags }) => ({
      flags: [
        ...flags.filter((each) => each.key !== key),
        { key, id: flag, severity, twoPeople, revision, personal, decided: null, proposal: null },
      ],
      cleared: false,
    })),
  ReviewFlagDecided: (state, { data, personal }, revision) =>
    withFlag(state, { ...data, revision }, () => ({ decided: decidedIn(data, personal), proposal: null })),
  ReviewDecisionProposed: (state, { data, personal }, revision) =>
    withFlag(state, { ...data, revision }, () => ({
      decided: null,
      proposal: { ...decidedIn(data, personal), by: data.by, revision },
    })),
  ReviewDecisionAgreed: (state, { data }, revision) => withFlag(state, { ...data, revision }, ({ proposal }) => ({ decided: proposal })),
  WillAbroadKept: (state, { data: { willRevision }, personal }) => ({
    ...state,
    keptAbroad: [...state.keptAbroad, { willRevision, country: personal?.country ?? '' }],
  }),
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
      .map(({ key, id, severity, twoPeople, about, message, action }) =>
        ReviewFlagRaised.of({ ...place, key, flag: id, severity, twoPeople }, { about, message, action }),
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
    ...state,
    reviews: state.reviews.map((review, index) => (index === at ? { ...review, ...change(review) } : review)),
  };
}

/** `revision`: of the fact that changes it. */
const withFlag = (
  state: Will,
  { key, revision, ...place }: Place & { readonly key: string; readonly revision: number },
  change: (flag: Flag) => Partial<Flag>,
): Will =>
  withReview(state, place, ({ flags }) => ({
    flags: flags.map((flag) => (flag.key === key ? { ...flag, ...change(flag), revision } : flag)),
    cleared: false,
  }));

const decidedIn = ({ decision, choice }: Omit<Decided, 'reason'>, personal: { readonly reason: string } | null): Decided => ({
  decision,
  choice,
  reason: personal?.reason ?? null,
});

type OnFlag = Omit<Extract<WillCommand, { type: 'AgreeToDecision' }>, 'type' | 'proposal' | 'by'>;

/** The flag that an operator means, unless what was read is not what is there now. */
function flagUnder({ willRevision, answerHash, reviewed, key }: OnFlag, state: Will) {
  if (state.erased) return refuse('WillErased');
  const review = reviewOf(state, willRevision);
  if (review && reviewed !== null && reviewed !== reviewedAs(review)) return refuse('AnswersMoved');
  const flag = review?.flags.find((each) => each.key === key);
  if (!review || !flag) return refuse('FlagUnknown');
  return review.answerHash === answerHash ? { flag, at: { ...placeOf(review), key, flag: flag.id } } : refuse('AnswersMoved');
}
