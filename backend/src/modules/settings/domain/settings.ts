import { movedSince, REVIEW_HOURS } from '@willow/contracts';
import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';

export const NoticePublished = defineFact('NoticePublished', { data: z.object({ text: z.string() }) });
export const NoticeWithdrawn = defineFact('NoticeWithdrawn', { data: z.object({}) });
export const PaymentsPaused = defineFact('PaymentsPaused', { data: z.object({}), personal: z.object({ reason: z.string() }) });
export const PaymentsResumed = defineFact('PaymentsResumed', { data: z.object({}) });
export const ReviewTargetSet = defineFact('ReviewTargetSet', { data: z.object({ hours: z.int() }) });

export const settingsFacts = [NoticePublished, NoticeWithdrawn, PaymentsPaused, PaymentsResumed, ReviewTargetSet] as const;
export type SettingsFact = FactOf<(typeof settingsFacts)[number]>;

export type SettingsState = { readonly notice: string | null; readonly paymentsPaused: boolean; readonly reviewHours: number };

export type SettingsCommand =
  | { readonly type: 'PublishNotice'; readonly text: string; readonly before?: string | null | undefined }
  | { readonly type: 'WithdrawNotice'; readonly before?: string | null | undefined }
  | { readonly type: 'PausePayments'; readonly reason: string }
  | { readonly type: 'ResumePayments' }
  | { readonly type: 'SetReviewTarget'; readonly hours: number; readonly before?: number | undefined };

export type SettingsRefusal = 'SettingMoved';

/** `before`, in commands: what was read, if it was named. To set what is set already changes nothing. */
export const settings: Decider<SettingsState, SettingsCommand, SettingsFact, SettingsRefusal> = {
  initial: { notice: null, paymentsPaused: false, reviewHours: REVIEW_HOURS.initial },
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
  },
  evolve: {
    NoticePublished: (state, { data }) => ({ ...state, notice: data.text }),
    NoticeWithdrawn: (state) => ({ ...state, notice: null }),
    PaymentsPaused: (state) => ({ ...state, paymentsPaused: true }),
    PaymentsResumed: (state) => ({ ...state, paymentsPaused: false }),
    ReviewTargetSet: (state, { data }) => ({ ...state, reviewHours: data.hours }),
  },
};
