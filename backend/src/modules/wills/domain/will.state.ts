import type { DraftFailure, StepId, WillAnswers, WillStatus } from '@willow/contracts';
import type { Review } from './review.ts';
import { initialSigning, type Signing } from './signing.ts';

type WillVersionParts = { readonly willRevision: number; readonly customerRevision: number | null };

export type SentVersion = WillVersionParts & { readonly contentHash: string | null };

export type Submission = { readonly revision: number; readonly answers: WillAnswers };

/** Why the last draft that was tried could not be made: the work on it failed, or else something is wrong with the answers. */
type DraftProblem = { readonly willRevision: number; readonly failure: DraftFailure | null; readonly reason: string | null };

export type Will = {
  readonly status: WillStatus;
  readonly currentStep: StepId;
  readonly answers: WillAnswers;
  /** Of the fact that made the answers what they are. -1 while there are none. */
  readonly answersRevision: number;
  /** What was saved after the submission that is locked, as it was typed. */
  readonly later: { readonly answers: WillAnswers; readonly step: StepId } | null;
  /** Characters of answers ever saved. */
  readonly written: number;
  readonly submissions: readonly Submission[];
  readonly lockedBy: string | null;
  readonly lockedRevision: number | null;
  /** What the order has to be for before it is cleared: with older details it does not know yet what was locked. */
  readonly lockedDetails: number | null;
  /** The newest that were ever locked: what was drafted with older ones is no draft any more. */
  readonly newestDetails: number | null;
  /** The order whose answers are back with the customer, until they are locked again. */
  readonly returnedBy: string | null;
  readonly lockRevision: number;
  /** Submissions that were drafted, or found impossible to draft. */
  readonly drafted: readonly number[];
  readonly draftProblem: DraftProblem | null;
  /** `versions`: oldest first, each once. */
  readonly sent: { readonly approvals: readonly string[]; readonly last: SentVersion | null; readonly versions: readonly SentVersion[] };
  readonly signing: Signing;
  readonly reviews: readonly Review[];
  /** Wills abroad that stay in force: from each submission on, until another is recorded. Empty when it was taken back. */
  readonly keptAbroad: readonly { readonly willRevision: number; readonly country: string }[];
  readonly erased: boolean;
};

export const initialWill: Will = {
  status: 'not_started',
  currentStep: 'will-for-you',
  answers: {},
  answersRevision: -1,
  later: null,
  written: 0,
  submissions: [],
  lockedBy: null,
  lockedRevision: null,
  lockedDetails: null,
  newestDetails: null,
  returnedBy: null,
  lockRevision: -1,
  drafted: [],
  draftProblem: null,
  sent: { approvals: [], last: null, versions: [] },
  signing: initialSigning,
  reviews: [],
  keptAbroad: [],
  erased: false,
};

export const submissionAt = (state: Will, revision: number) => state.submissions.find((submission) => submission.revision === revision);

/** A newer submission was locked, so nobody needs drafts of this one. */
export const isSuperseded = ({ lockedRevision }: Pick<Will, 'lockedRevision'>, willRevision: number): boolean =>
  lockedRevision !== null && willRevision < lockedRevision;

/** Newer details were locked than those that this was made with. */
export const isOutdated = (
  { lockedDetails }: Pick<Will, 'lockedDetails'>,
  { customerRevision }: { readonly customerRevision: number | null },
): boolean => lockedDetails !== null && customerRevision !== null && customerRevision < lockedDetails;

export const submitted = (state: Will, _submitted: unknown, revision: number): Will => ({
  ...state,
  status: 'submitted',
  signing: state.signing.update ? { ...state.signing, update: { ...state.signing.update, open: false } } : state.signing,
  submissions: [...state.submissions, { revision, answers: state.answers }],
});

/** Of what is locked. */
export const standingProblem = ({ draftProblem, lockedRevision }: Will): DraftProblem | null =>
  draftProblem?.willRevision === lockedRevision ? draftProblem : null;

export const keptAbroadAt = ({ keptAbroad }: Pick<Will, 'keptAbroad'>, willRevision: number): string =>
  keptAbroad.findLast((kept) => kept.willRevision <= willRevision)?.country ?? '';

export const reviewOf = ({ reviews }: Pick<Will, 'reviews'>, willRevision: number): Review | undefined =>
  reviews.findLast((review) => review.willRevision === willRevision);

/** From the fact of this revision on. */
export const withLaterAnswers = ({ later, ...state }: Will, revision: number): Will =>
  later
    ? { ...state, status: 'in_progress', answers: later.answers, answersRevision: revision, currentStep: later.step, later: null }
    : { ...state, later };
