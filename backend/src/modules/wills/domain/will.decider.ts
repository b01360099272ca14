import { firstIncomplete, resumeStep, type WillAnswers, type WillStatus, withoutStale } from '@willow/contracts';
import type { Decider } from '../../../kernel/decider.ts';
import { refuse } from '../../../kernel/refused.ts';
import {
  AnswersLocked,
  AnswersUnlocked,
  AnswerSaved,
  DraftGenerated,
  DraftRefused,
  WillDelivered,
  type WillFact,
  WillSubmitted,
} from './will.facts.ts';

type WillVersionParts = { readonly willRevision: number; readonly customerRevision: number | null };

export type Will = {
  readonly status: WillStatus;
  readonly currentStep: number;
  readonly answers: WillAnswers;
  /** How many facts the stream has: the next one gets this revision. */
  readonly length: number;
  /** Every submission: its revision, and the answers as they were; oldest first. */
  readonly submissions: readonly { readonly revision: number; readonly answers: WillAnswers }[];
  readonly lockedBy: string | null;
  /** The order's revision that locked or opened the answers last. */
  readonly lockRevision: number;
  /** The revisions that were drafted, or found impossible to draft. */
  readonly drafted: readonly number[];
  /** The approvals whose document reached the customer, and what the last one was made of. */
  readonly delivered: { readonly approvals: readonly string[]; readonly last: WillVersionParts | null };
  readonly erased: boolean;
};

export type WillCommand =
  | { readonly type: 'SaveAnswers'; readonly step: number; readonly answers: WillAnswers; readonly today: string }
  | { readonly type: 'SubmitWill'; readonly today: string }
  | { readonly type: 'LockAnswers'; readonly orderId: string; readonly orderRevision: number; readonly willRevision: number }
  | { readonly type: 'UnlockAnswers'; readonly orderId: string; readonly orderRevision: number }
  | ({ readonly type: 'RecordDraft' } & Parameters<typeof DraftGenerated.of>[0])
  | {
      readonly type: 'RecordDraftRefused';
      readonly orderId: string;
      readonly willRevision: number;
      readonly step: number;
      readonly reason: string;
    }
  | ({ readonly type: 'RecordDelivery'; readonly orderId: string; readonly approvalId: string } & WillVersionParts);

export type WillRefusal = 'AnswersLocked' | 'WillIncomplete' | 'NotSubmitted' | 'WillErased';

export const will: Decider<Will, WillCommand, WillFact, WillRefusal> = {
  initial: {
    status: 'not_started',
    currentStep: 1,
    answers: {},
    length: 0,
    submissions: [],
    lockedBy: null,
    lockRevision: -1,
    drafted: [],
    delivered: { approvals: [], last: null },
    erased: false,
  },
  decide: {
    SaveAnswers: ({ step, answers, today }, state) => {
      if (state.erased) return refuse('WillErased');
      if (state.lockedBy) return refuse('AnswersLocked');
      const next = withoutStale(answers);
      const { changed, cleared } = difference(state.answers, next);
      const resume = resumeStep(next, step, today);
      if (changed.length + cleared.length === 0 && resume === state.currentStep && state.status === 'in_progress') return [];
      const content = Object.fromEntries(changed.map((key) => [key, next[key]])) as WillAnswers;
      return [AnswerSaved.of({ step: resume, changed, cleared }, { answers: content })];
    },
    SubmitWill: ({ today }, state) => {
      if (state.erased) return refuse('WillErased');
      if (state.lockedBy) return refuse('AnswersLocked');
      if (state.status === 'submitted') return [];
      const gap = firstIncomplete(state.answers, today);
      return gap ? refuse('WillIncomplete', gap.problems) : [WillSubmitted.of({})];
    },
    LockAnswers: ({ type: _, ...lock }, state) => {
      if (state.lockedBy || lock.orderRevision <= state.lockRevision) return [];
      return submissionAt(state, lock.willRevision) ? [AnswersLocked.of(lock)] : refuse('NotSubmitted');
    },
    UnlockAnswers: ({ type: _, ...unlock }, state) =>
      state.lockedBy === unlock.orderId && unlock.orderRevision > state.lockRevision ? [AnswersUnlocked.of(unlock)] : [],
    RecordDraft: ({ type: _, ...draft }, state) => (state.drafted.includes(draft.willRevision) ? [] : [DraftGenerated.of(draft)]),
    RecordDraftRefused: ({ type: _, reason, ...draft }, state) =>
      state.drafted.includes(draft.willRevision) ? [] : [DraftRefused.of(draft, { reason })],
    RecordDelivery: ({ type: _, ...delivery }, state) =>
      state.delivered.approvals.includes(delivery.approvalId) ? [] : [WillDelivered.of(delivery)],
  },
  evolve: {
    AnswerSaved: (state, { data, personal }) => {
      const kept = Object.entries(state.answers).filter(([key]) => !data.cleared.includes(key));
      const answers = { ...Object.fromEntries(kept), ...personal?.answers };
      return { ...grown(state), status: 'in_progress', currentStep: data.step, answers, erased: personal === null };
    },
    WillSubmitted: (state) => ({
      ...grown(state),
      status: 'submitted',
      submissions: [...state.submissions, { revision: state.length, answers: state.answers }],
    }),
    AnswersLocked: (state, { data }) => ({
      ...grown(state),
      lockedBy: data.orderId,
      lockRevision: data.orderRevision,
      // What was paid for is the submission: changes that came after it and before the payment do not count.
      status: 'submitted',
      answers: submissionAt(state, data.willRevision)?.answers ?? state.answers,
    }),
    AnswersUnlocked: (state, { data }) => ({ ...grown(state), lockedBy: null, lockRevision: data.orderRevision }),
    DraftGenerated: (state, { data }) => ({ ...grown(state), status: 'draft_generated', drafted: [...state.drafted, data.willRevision] }),
    DraftRefused: (state, { data }) => ({ ...grown(state), drafted: [...state.drafted, data.willRevision] }),
    WillDelivered: (state, { data }) => ({
      ...grown(state),
      status: 'sent',
      delivered: {
        approvals: [...state.delivered.approvals, data.approvalId],
        last: { willRevision: data.willRevision, customerRevision: data.customerRevision },
      },
    }),
  },
};

/** The submission of a revision, if there is one. */
export const submissionAt = (state: Will, revision: number) => state.submissions.find((submission) => submission.revision === revision);

const grown = (state: Will): Will => ({ ...state, length: state.length + 1 });

type Key = keyof WillAnswers;

/** Which answers of `next` are not as they were, and which are gone. Both sides hold plain JSON, so their text compares them. */
function difference(before: WillAnswers, next: WillAnswers): { changed: Key[]; cleared: Key[] } {
  const keys = Object.keys(next) as Key[];
  const present = (key: Key) => next[key] !== undefined;
  return {
    changed: keys.filter((key) => present(key) && JSON.stringify(next[key]) !== JSON.stringify(before[key])),
    cleared: (Object.keys(before) as Key[]).filter((key) => !present(key)),
  };
}
