import type { StepId, WillAnswers, WillStatus } from '@willow/contracts';
import type { Review } from './review.ts';

type WillVersionParts = { readonly willRevision: number; readonly customerRevision: number | null };

/** A will that was sent: what it was made of, and what it said (null when that was not recorded yet). */
export type SentWill = WillVersionParts & { readonly contentHash: string | null };

export type Will = {
  readonly status: WillStatus;
  readonly currentStep: StepId;
  readonly answers: WillAnswers;
  /** How many facts the stream has: the next one gets this revision. */
  readonly length: number;
  /** How many characters of answers were ever saved. */
  readonly written: number;
  /** Every submission: its revision, and the answers as they were; oldest first. */
  readonly submissions: readonly { readonly revision: number; readonly answers: WillAnswers }[];
  readonly lockedBy: string | null;
  /** The submission that they are locked for. */
  readonly lockedRevision: number | null;
  /** The order whose answers are back with the customer, until they are locked again. */
  readonly returnedBy: string | null;
  /** The order's revision that locked or opened the answers last. */
  readonly lockRevision: number;
  /** The revisions that were drafted, or found impossible to draft. */
  readonly drafted: readonly number[];
  /** The approvals whose document reached the customer, and what the last one was made of. */
  readonly sent: { readonly approvals: readonly string[]; readonly last: SentWill | null };
  /** What the rules made of each submission that was paid for, oldest first. */
  readonly reviews: readonly Review[];
  readonly erased: boolean;
};

export const initialWill: Will = {
  status: 'not_started',
  currentStep: 'will-for-you',
  answers: {},
  length: 0,
  written: 0,
  submissions: [],
  lockedBy: null,
  lockedRevision: null,
  returnedBy: null,
  lockRevision: -1,
  drafted: [],
  sent: { approvals: [], last: null },
  reviews: [],
  erased: false,
};

/** The state after one more fact that changes nothing else. */
export const grown = (state: Will): Will => ({ ...state, length: state.length + 1 });

/** The submission of a revision, if there is one. */
export const submissionAt = (state: Will, revision: number) => state.submissions.find((submission) => submission.revision === revision);

/** The state after the answers were submitted as they stand. */
export const submitted = (state: Will): Will => ({
  ...grown(state),
  status: 'submitted',
  submissions: [...state.submissions, { revision: state.length, answers: state.answers }],
});

/** The newest review of a submission, if there is one. */
export const reviewOf = ({ reviews }: Pick<Will, 'reviews'>, willRevision: number): Review | undefined =>
  reviews.findLast((review) => review.willRevision === willRevision);
