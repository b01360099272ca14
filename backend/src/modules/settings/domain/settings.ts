import { REVIEW_HOURS } from '@willow/contracts';
import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

export const NoticePublished = defineFact('NoticePublished', { data: z.object({ text: z.string() }) });
export const NoticeWithdrawn = defineFact('NoticeWithdrawn', { data: z.object({}) });
export const PaymentsPaused = defineFact('PaymentsPaused', { data: z.object({}), personal: z.object({ reason: z.string() }) });
export const PaymentsResumed = defineFact('PaymentsResumed', { data: z.object({}) });
export const ReviewTargetSet = defineFact('ReviewTargetSet', { data: z.object({ hours: z.int() }) });

export const settingsFacts = [NoticePublished, NoticeWithdrawn, PaymentsPaused, PaymentsResumed, ReviewTargetSet] as const;
export type SettingsFact = FactOf<(typeof settingsFacts)[number]>;

export type SettingsState = { readonly notice: string | null; readonly paymentsPaused: boolean; readonly reviewHours: number };

export type SettingsCommand =
  | { readonly type: 'PublishNotice'; readonly text: string }
  | { readonly type: 'WithdrawNotice' }
  | { readonly type: 'PausePayments'; readonly reason: string }
  | { readonly type: 'ResumePayments' }
  | { readonly type: 'SetReviewTarget'; readonly hours: number };

/** What the team sets for the whole service. To set what is set already changes nothing. */
export const settings: Decider<SettingsState, SettingsCommand, SettingsFact, never> = {
  initial: { notice: null, paymentsPaused: false, reviewHours: REVIEW_HOURS.initial },
  decide: {
    PublishNotice: ({ text }, { notice }) => (text === notice ? [] : [NoticePublished.of({ text })]),
    WithdrawNotice: (_, { notice }) => (notice === null ? [] : [NoticeWithdrawn.of({})]),
    PausePayments: ({ reason }, { paymentsPaused }) => (paymentsPaused ? [] : [PaymentsPaused.of({}, { reason })]),
    ResumePayments: (_, { paymentsPaused }) => (paymentsPaused ? [PaymentsResumed.of({})] : []),
    SetReviewTarget: ({ hours }, { reviewHours }) => (hours === reviewHours ? [] : [ReviewTargetSet.of({ hours })]),
  },
  evolve: {
    NoticePublished: (state, { data }) => ({ ...state, notice: data.text }),
    NoticeWithdrawn: (state) => ({ ...state, notice: null }),
    PaymentsPaused: (state) => ({ ...state, paymentsPaused: true }),
    PaymentsResumed: (state) => ({ ...state, paymentsPaused: false }),
    ReviewTargetSet: (state, { data }) => ({ ...state, reviewHours: data.hours }),
  },
};
