import type { DraftFailure, FlagDecision, StepId, WillAnswers } from '@willow/contracts';
import type { RaisedFlag } from './review.ts';
import type { SentWill } from './signing.ts';

export type ReviewFindings = { readonly answerHash: string; readonly flags: readonly RaisedFlag[] };

/** The details that it was made with; null while nothing is paid. */
type WithDetails = { readonly customerRevision: number | null };

type Drafted = { readonly orderId: string; readonly willRevision: number; readonly review: ReviewFindings };

type OnFlag = {
  readonly willRevision: number;
  readonly answerHash: string;
  /** What it was decided on, as `reviewedAs` says it; null when only the answers were named. */
  readonly reviewed: string | null;
  readonly key: string;
  readonly by: string;
};

export type WillCommand =
  | {
      readonly type: 'SaveAnswers';
      readonly step: StepId;
      readonly answers: WillAnswers;
      /** The answers that these were made from; those themselves only when they are needed. Null: from the newest, whatever it is. */
      readonly madeFrom: { readonly revision: number; readonly answers: WillAnswers | null } | null;
      readonly today: string;
    }
  /** `revision`: of the answers that were read. Null: of the newest. */
  | { readonly type: 'SubmitWill'; readonly revision: number | null; readonly today: string }
  | {
      readonly type: 'LockAnswers';
      readonly orderId: string;
      readonly orderRevision: number;
      /** The customer's details, which were locked before. */
      readonly customerRevision: number;
      /** Whether they may take the place of those that are locked. */
      readonly corrected: boolean;
    }
  | { readonly type: 'UnlockAnswers'; readonly orderId: string; readonly orderRevision: number }
  | { readonly type: 'ReopenAnswers'; readonly orderId: string; readonly orderRevision: number }
  | (Drafted &
      WithDetails & {
        readonly type: 'RecordDraft';
        readonly versionCode: string;
        readonly contentHash: string;
        readonly pdfHash: string;
        readonly wording: string;
        readonly release: string;
      })
  | (Drafted & WithDetails & { readonly type: 'RecordDraftRefused'; readonly step: number; readonly reason: string })
  | (WithDetails & {
      readonly type: 'RecordDraftFailed';
      readonly orderId: string;
      readonly willRevision: number;
      readonly failure: DraftFailure;
    })
  | { readonly type: 'RetryDraft'; readonly orderId: string; readonly willRevision: number; readonly customerRevision: number | null }
  | {
      readonly type: 'RecordWillSent';
      readonly orderId: string;
      readonly approvalId: string;
      readonly willRevision: number;
      readonly customerRevision: number | null;
      readonly contentHash: string | null;
    }
  | {
      readonly type: 'RecordSigning';
      /** The one that its customer was shown. */
      readonly version: SentWill;
      readonly on: string;
      readonly sentOn: string;
      readonly today: string;
      readonly witnesses: readonly string[];
      /** How many of them the will gives something. */
      readonly barred: number;
    }
  | { readonly type: 'RecordStorage'; readonly keptAt: string }
  | { readonly type: 'RecordSigningReminder'; readonly version: SentWill; readonly day: number }
  | { readonly type: 'RecordYearlyReminder'; readonly version: SentWill; readonly year: number }
  | { readonly type: 'SetReminders'; readonly on: boolean }
  | { readonly type: 'BeginUpdate'; readonly orderId: string; readonly orderRevision: number }
  | { readonly type: 'AbandonUpdate'; readonly orderId: string }
  | (Drafted & WithDetails & { readonly type: 'RecordReview' })
  | (OnFlag & {
      readonly type: 'DecideReviewFlag';
      readonly decision: FlagDecision;
      /** The sentence that was chosen, of those that fit the rule. */
      readonly choice: string | null;
      readonly reason: string | null;
      /** Of the flag as it was read, if that was named. */
      readonly revision?: number | undefined;
    })
  | (OnFlag & { readonly type: 'AgreeToDecision'; readonly proposal: number })
  | (Drafted & {
      readonly type: 'KeepWillAbroad';
      readonly country: string;
      /** The answers that the operator has read. */
      readonly answerHash: string;
      /** What the operator has read, as `reviewedAs` says it; null when only the answers were named. */
      readonly reviewed: string | null;
    })
  | {
      readonly type: 'ClearToSend';
      readonly willRevision: number;
      readonly customerRevision: number | null;
      /** What is to be sent, as `reviewedAs` says it. */
      readonly reviewed: string;
      /** Whether whoever approves it has opened exactly that. */
      readonly opened: boolean;
    };

export type WillRefusal =
  | 'AnswersLocked'
  | 'ChangedElsewhere'
  | 'ReadAgain'
  | 'BaseMissing'
  | 'ChangedTooOften'
  | 'ForSomebodyElse'
  | 'Unprintable'
  | 'WillIncomplete'
  | 'NotSubmitted'
  | 'WillErased'
  | 'NotReviewed'
  | 'AnswersMoved'
  | 'NotOpened'
  | 'FlagUnknown'
  | 'FlagBlocks'
  | 'FlagInforms'
  | 'DecisionNotOffered'
  | 'ReasonNotOffered'
  | 'ReasonUnfinished'
  | 'ProposalMoved'
  | 'FlagMoved'
  | 'SamePerson'
  | 'FlagsStand'
  | 'WillUnknown'
  | 'WillImpossible'
  | 'DraftNotFailed'
  | 'WillSentAlready'
  | 'NothingToReview'
  | 'DocumentUnknown'
  | 'RenderingLate'
  | 'PersonNotInWill'
  | 'NotDeadInTrial'
  | 'NoVersionYet'
  | 'NotTheNewest'
  | 'SignedTooLate'
  | 'SignedTooEarly'
  | 'WitnessImpossible'
  | 'NotSigned'
  | 'UpdateSubmitted';
