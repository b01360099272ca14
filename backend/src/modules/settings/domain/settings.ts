import { MAX_PREPARED_ANSWERS, movedSince, type PreparedAnswer, REVIEW_HOURS } from '@willow/contracts';
import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';

export const NoticePublished = defineFact('NoticePublished', { data: z.object({ text: z.string() }) });
export const NoticeWithdrawn = defineFact('NoticeWithdrawn', { data: z.object({}) });
export const PaymentsPaused = defineFact('PaymentsPaused', { data: z.object({}), personal: z.object({ reason: z.string() }) });
export const PaymentsResumed = defineFact('PaymentsResumed', { data: z.object({}) });
export const ReviewTargetSet = defineFact('ReviewTargetSet', { data: z.object({ hours: z.int() }) });
/** It should name nobody, and is sealed in case it does. */
export const PreparedAnswerSaved = defineFact('PreparedAnswerSaved', {
  data: z.object({ answerId: z.string() }),
  personal: z.object({ title: z.string(), text: z.string() }),
});
export const PreparedAnswerRemoved = defineFact('PreparedAnswerRemoved', { data: z.object({ answerId: z.string() }) });

export const settingsFacts = [
  NoticePublished,
  NoticeWithdrawn,
  PaymentsPaused,
  PaymentsResumed,
  ReviewTargetSet,
  PreparedAnswerSaved,
  PreparedAnswerRemoved,
] as const;
export type SettingsFact = FactOf<(typeof settingsFacts)[number]>;

export type SettingsState = {
  readonly notice: string | null;
  readonly paymentsPaused: boolean;
  readonly reviewHours: number;
  readonly answers: readonly PreparedAnswer[];
};

export type SettingsCommand =
  | { readonly type: 'PublishNotice'; readonly text: string; readonly before?: string | null | undefined }
  | { readonly type: 'WithdrawNotice'; readonly before?: string | null | undefined }
  | { readonly type: 'PausePayments'; readonly reason: string }
  | { readonly type: 'ResumePayments' }
  | { readonly type: 'SetReviewTarget'; readonly hours: number; readonly before?: number | undefined }
  | {
      readonly type: 'SavePreparedAnswer';
      readonly answer: PreparedAnswer;
      /** Whether it is a new one. */
      readonly isNew: boolean;
      readonly before?: Words | undefined;
    }
  | { readonly type: 'RemovePreparedAnswer'; readonly id: string };

type Words = Pick<PreparedAnswer, 'title' | 'text'>;

export type SettingsRefusal = 'SettingMoved' | 'TooManyAnswers' | 'AnswerGone';

/** `before`, in commands: what was read, if it was named. To set what is set already changes nothing. */
export const settings: Decider<SettingsState, SettingsCommand, SettingsFact, SettingsRefusal> = {
  initial: { notice: null, paymentsPaused: false, reviewHours: REVIEW_HOURS.initial, answers: [] },
  decide: {
    PublishNotice: ({ text, before }, { notice }) => {
      const moved = movedSince({ text }, { text: before }, { text: notice });
      if (moved.length > 0) return refuse('SettingMoved', moved);
      return text === notice ? [] : [NoticePublished.of({ text })];
    },
    WithdrawNotice: ({ before }, { notice }) => {
      const moved = movedSince({ text: null }, { text: before }, { text: notice });
      if (moved.length > 0) return refuse('SettingMoved', moved);
      return notice === null ? [] : [NoticeWithdrawn.of({})];
    },
    PausePayments: ({ reason }, { paymentsPaused }) => (paymentsPaused ? [] : [PaymentsPaused.of({}, { reason })]),
    ResumePayments: (_, { paymentsPaused }) => (paymentsPaused ? [PaymentsResumed.of({})] : []),
    SetReviewTarget: ({ hours, before }, { reviewHours }) => {
      const moved = movedSince({ hours }, { hours: before }, { hours: reviewHours });
      if (moved.length > 0) return refuse('SettingMoved', moved);
      return hours === reviewHours ? [] : [ReviewTargetSet.of({ hours })];
    },
    SavePreparedAnswer: ({ answer: { id, title, text }, isNew, before }, { answers }) => {
      const now = answers.find((answer) => answer.id === id);
      if (!now && !isNew) return refuse('AnswerGone');
      if (!now && answers.length >= MAX_PREPARED_ANSWERS) return refuse('TooManyAnswers');
      const moved = now ? movedSince({ title, text }, before ?? {}, { title: now.title, text: now.text }) : [];
      if (moved.length > 0) return refuse('SettingMoved', moved);
      return now?.title === title && now.text === text ? [] : [PreparedAnswerSaved.of({ answerId: id }, { title, text })];
    },
    RemovePreparedAnswer: ({ id }, { answers }) =>
      answers.some((answer) => answer.id === id) ? [PreparedAnswerRemoved.of({ answerId: id })] : [],
  },
  evolve: {
    NoticePublished: (state, { data }) => ({ ...state, notice: data.text }),
    NoticeWithdrawn: (state) => ({ ...state, notice: null }),
    PaymentsPaused: (state) => ({ ...state, paymentsPaused: true }),
    PaymentsResumed: (state) => ({ ...state, paymentsPaused: false }),
    ReviewTargetSet: (state, { data }) => ({ ...state, reviewHours: data.hours }),
    PreparedAnswerSaved: (state, { data: { answerId: id }, personal }) => ({
      ...state,
      answers: [...without(state, id), ...(personal ? [{ id, ...personal }] : [])].toSorted((a, b) =>
        a.title.localeCompare(b.title, 'en-GB'),
      ),
    }),
    PreparedAnswerRemoved: (state, { data }) => ({ ...state, answers: without(state, data.answerId) }),
  },
};

const without = ({ answers }: SettingsState, id: string): readonly PreparedAnswer[] => answers.filter((answer) => answer.id !== id);
