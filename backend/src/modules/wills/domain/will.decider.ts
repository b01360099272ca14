import {
  confirmsUnread,
  firstIncomplete,
  mergeAnswers,
  resumeStep,
  stepAt,
  problemsOn,
  stepNumber,
  unprintable,
  type WillAnswers,
  withoutStale,
} from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { Refusal, refuse } from '../../../event-sourcing/core/refusal.ts';
import { difference, differs } from './answer-changes.ts';
import { decideReview, evolveReview, reviewing } from './review.decider.ts';
import type { WillCommand, WillRefusal } from './will.commands.ts';
import {
  AnswersLocked,
  AnswersReopened,
  AnswersUnlocked,
  AnswerSaved,
  DraftFailed,
  DraftGenerated,
  DraftRefused,
  DraftRetried,
  WillSent,
  WillResubmitted,
  type WillFact,
  WillSubmitted,
} from './will.facts.ts';
import { decideSigning, evolveSigning } from './signing.decider.ts';
import { versionsOf } from './signing.ts';
import {
  withLaterAnswers,
  initialWill,
  isOutdated,
  isSuperseded,
  standingProblem,
  submissionAt,
  submitted,
  type Will,
} from './will.state.ts';

/**
 * The stream is read whole. An ordinary will is 30 facts and 2,000 characters; the fullest one, were it saved at every pause in typing and
 * all corrected once, 1,300 facts and 1.3 million. Only a script gets here.
 */
export const MAX_FACTS = 2_000;
/** Characters of answers ever saved. */
const MAX_WRITTEN = 2_000_000;

export const will: Decider<Will, WillCommand, WillFact, WillRefusal> = {
  initial: initialWill,
  decide: {
    SaveAnswers: ({ step, answers, madeFrom, today }, state, revision) => {
      if (state.erased) return refuse('WillErased');
      if (state.lockedBy) return refuse('AnswersLocked');
      const own = withoutStale(answers);
      if (own.willForYou === 'no') return refuse('ForSomebodyElse', problemsOn('will-for-you', own, today));
      const next = joined(own, madeFrom, state, today);
      if (next instanceof Refusal) return next;
      const { changed, cleared } = difference(state.answers, next);
      const resume = resumeStep(next, step, today);
      if (changed.length + cleared.length === 0 && resume === state.currentStep && state.status === 'in_progress') return [];
      // Only of what changed: what was stored before this was asked for does not stand in the way of mending it.
      const problems = unprintable(next, changed);
      if (problems.length > 0) return refuse('Unprintable', problems);
      if (revision + 1 >= MAX_FACTS || state.written >= MAX_WRITTEN) return refuse('ChangedTooOften');
      const content = changed.reduce<WillAnswers>((picked, key) => ({ ...picked, [key]: next[key] }), {});
      const saved = { step: stepNumber(resume), changed: [...changed], cleared: [...cleared], size: sizeOf(content) };
      return [AnswerSaved.of(saved, { answers: content })];
    },
    SubmitWill: ({ revision, today }, state) => {
      if (state.erased) return refuse('WillErased');
      if (state.lockedBy) return refuse('AnswersLocked');
      if (revision !== null && revision !== state.answersRevision) return refuse('ReadAgain');
      if (state.status === 'submitted') return [];
      const gap = firstIncomplete(state.answers, today);
      if (gap) return refuse('WillIncomplete', gap.problems);
      return [state.returnedBy === null ? WillSubmitted.of({}) : WillResubmitted.of({ orderId: state.returnedBy })];
    },
    LockAnswers: ({ type: _, corrected, ...lock }, state) => {
      if (lock.orderRevision <= state.lockRevision) return [];
      if (state.lockedBy) return corrected ? lockedAgain(lock, state) : [];
      const newest = state.submissions.at(-1);
      return newest ? [AnswersLocked.of({ ...lock, willRevision: newest.revision })] : refuse('NotSubmitted');
    },
    UnlockAnswers: ({ type: _, ...unlock }, state) =>
      state.lockedBy === unlock.orderId && unlock.orderRevision > state.lockRevision ? [AnswersUnlocked.of(unlock)] : [],
    ReopenAnswers: ({ type: _, ...reopen }, state) =>
      state.lockedBy === reopen.orderId && reopen.orderRevision > state.lockRevision ? [AnswersReopened.of(reopen)] : [],
    // What the rules made of the answers is appended with the draft: there is no draft to approve that was not reviewed.
    RecordDraft: ({ type: _, review, customerRevision, ...draft }, state) =>
      isObsolete({ ...draft, customerRevision }, state) ? [] : [DraftGenerated.of(draft), ...reviewing({ ...draft, review }, state)],
    RecordDraftRefused: ({ type: _, review, reason, customerRevision, ...draft }, state) =>
      isObsolete({ ...draft, customerRevision }, state)
        ? []
        : [DraftRefused.of(draft, { reason }), ...reviewing({ ...draft, review }, state)],
    RecordDraftFailed: ({ type: _, customerRevision, ...draft }, state) =>
      state.erased || isObsolete({ ...draft, customerRevision }, state) || state.draftProblem?.willRevision === draft.willRevision
        ? []
        : [DraftFailed.of(draft)],
    RetryDraft: ({ type: _, ...draft }, state) => {
      const problem = standingProblem(state);
      const isFailed = problem?.failure && problem.willRevision === draft.willRevision && state.lockedBy === draft.orderId;
      return isFailed && !state.erased ? [DraftRetried.of(draft)] : refuse('DraftNotFailed');
    },
    RecordWillSent: ({ type: _, ...sent }, state) => (state.sent.approvals.includes(sent.approvalId) ? [] : [WillSent.of(sent)]),
    ...decideReview,
    ...decideSigning,
  },
  evolve: {
    AnswerSaved: (state, { data, personal }, revision) => {
      const kept = Object.entries(state.answers).filter(([key]) => !data.cleared.includes(key));
      const answers = { ...Object.fromEntries(kept), ...personal?.answers };
      return {
        ...state,
        status: 'in_progress',
        currentStep: stepAt(data.step).id,
        answers,
        answersRevision: revision,
        written: state.written + data.size,
        erased: personal === null,
      };
    },
    WillSubmitted: submitted,
    WillResubmitted: submitted,
    AnswersLocked: (before, { data }, revision) => {
      const state = withDetails(before, data);
      return {
        ...state,
        lockedBy: data.orderId,
        lockedRevision: data.willRevision,
        lockedDetails: data.customerRevision,
        returnedBy: null,
        lockRevision: data.orderRevision,
        status: isDrafted(state, data.willRevision) ? 'draft_generated' : 'submitted',
        ...(state.lockedBy === null && lockedAt(state, data.willRevision, revision)),
      };
    },
    AnswersUnlocked: (state, { data }, revision) => ({
      ...withLaterAnswers(state, revision),
      lockedBy: null,
      lockedRevision: null,
      lockedDetails: null,
      lockRevision: data.orderRevision,
    }),
    AnswersReopened: (state, { data }, revision) => ({
      ...withLaterAnswers(state, revision),
      lockedBy: null,
      lockedRevision: null,
      lockedDetails: null,
      lockRevision: data.orderRevision,
      returnedBy: data.orderId,
      status: 'in_progress',
      currentStep: 'review',
      // What our team gave back is not the customer's own to put aside.
      signing: state.signing.update ? { ...state.signing, update: { ...state.signing.update, open: false } } : state.signing,
    }),
    DraftGenerated: (state, { data }) => ({
      ...state,
      // A draft may come when its answers are back with their customer, or were submitted again.
      status: state.lockedRevision === data.willRevision ? 'draft_generated' : state.status,
      drafted: [...state.drafted, data.willRevision],
      draftProblem: null,
    }),
    DraftRefused: (state, { data, personal }) => ({
      ...state,
      drafted: [...state.drafted, data.willRevision],
      draftProblem: { willRevision: data.willRevision, failure: null, reason: personal?.reason ?? null },
    }),
    DraftFailed: (state, { data: { willRevision, failure } }) => ({
      ...state,
      draftProblem: { willRevision, failure, reason: null },
    }),
    DraftRetried: (state) => ({ ...state, draftProblem: null }),
    WillSent: (state, { data: { approvalId, willRevision, customerRevision, contentHash } }) => {
      const last = { willRevision, customerRevision, contentHash };
      return {
        ...state,
        status: 'sent',
        sent: { approvals: [...state.sent.approvals, approvalId], last, versions: versionsOf([...state.sent.versions, last]) },
        signing: { ...state.signing, update: null },
      };
    },
    ...evolveReview,
    ...evolveSigning,
  },
};

/** Found impossible to draft is no draft. */
const isDrafted = ({ drafted, draftProblem }: Will, willRevision: number): boolean =>
  drafted.includes(willRevision) && draftProblem?.willRevision !== willRevision;

type Made = { readonly willRevision: number; readonly customerRevision: number | null };

const isObsolete = (made: Made, state: Will): boolean =>
  state.drafted.includes(made.willRevision) || isSuperseded(state, made.willRevision) || isOutdated(state, made);

/** The same answers, with details that were corrected. */
function lockedAgain(lock: { readonly orderId: string; readonly orderRevision: number; readonly customerRevision: number }, state: Will) {
  const isNewer = state.lockedBy === lock.orderId && lock.customerRevision > (state.lockedDetails ?? -1);
  return isNewer && state.lockedRevision !== null ? [AnswersLocked.of({ ...lock, willRevision: state.lockedRevision })] : [];
}

/** What was drafted with older details is drafted anew, unless it was sent. */
function withDetails(state: Will, { willRevision, customerRevision: details }: Made): Will {
  const isSent = state.sent.last?.willRevision === willRevision;
  const isNewer = !isSent && details !== null && state.newestDetails !== null && details > state.newestDetails;
  return { ...state, newestDetails: details ?? state.newestDetails, ...(isNewer && { drafted: [], draftProblem: null }) };
}

/** Answers that were made from older ones, with what was saved since then. */
function joined(
  own: WillAnswers,
  madeFrom: Extract<WillCommand, { type: 'SaveAnswers' }>['madeFrom'],
  { answers: theirs, answersRevision }: Will,
  today: string,
): WillAnswers | Refusal<WillRefusal> {
  if (madeFrom === null || madeFrom.revision === answersRevision) return own;
  if (madeFrom.revision > answersRevision) return refuse('ChangedElsewhere');
  if (madeFrom.answers === null) return refuse('BaseMissing');
  const versions = { base: madeFrom.answers, mine: own, theirs };
  if (confirmsUnread(versions)) return refuse('ReadAgain');
  const { answers, collisions } = mergeAnswers(versions, today);
  return collisions.length > 0 ? refuse('ChangedElsewhere') : answers;
}

const sizeOf = (answers: WillAnswers): number => JSON.stringify(answers).length;

/** What was paid for is the submission. Changes that came after it stay aside, and come back when the answers are open again. */
function lockedAt(state: Will, willRevision: number, revision: number): Pick<Will, 'answers' | 'answersRevision' | 'later'> {
  const submitted = submissionAt(state, willRevision)?.answers ?? state.answers;
  if (!differs(submitted, state.answers)) return { answers: submitted, answersRevision: state.answersRevision, later: null };
  return { answers: submitted, answersRevision: revision, later: { answers: state.answers, step: state.currentStep } };
}
