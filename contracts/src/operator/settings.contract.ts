import { endpoint, TEAM } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Id, requiredText } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';

/** Hours within which the team wants to see to what waits for it, and those that it may choose. */
export const REVIEW_HOURS = { initial: 24, least: 1, most: 336 } as const;

/** One change, as a sentence without its subject. */
export const SettingChange = z.object({ at: z.string(), by: z.string(), words: z.string() });
export type SettingChange = z.infer<typeof SettingChange>;

/** An answer for many customers: it is inserted into what an operator writes. */
export const PreparedAnswer = z.object({ id: z.string(), title: z.string(), text: z.string() });
export type PreparedAnswer = z.infer<typeof PreparedAnswer>;

export const MAX_PREPARED_ANSWERS = 50;

export const Settings = z.object({
  /** What customers read at the head of their dashboard and at the checkout. */
  notice: z.nullable(z.string()),
  /** While they are, nobody can begin to pay. A payment that was begun before is taken. */
  paymentsPaused: z.boolean(),
  reviewHours: z.int(),
  /** In the order of their titles. */
  answers: z.array(PreparedAnswer),
  /** The newest first, the newest fifty. */
  changes: z.array(SettingChange),
});
export type Settings = z.infer<typeof Settings>;

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  audience: TEAM,
  status: 200,
  response: Settings,
});

/** `before`, here and below: what was read; 409 when a colleague has set something else since. */
export const publishNotice = endpoint({
  method: 'POST',
  path: '/api/admin/settings/notice',
  audience: 'admin',
  body: z.object({ text: requiredText(TEXT_LIMITS.notice, MESSAGES.noticeEmpty), before: z.optional(z.nullable(z.string())) }),
  status: 200,
  response: Settings,
});

export const withdrawNotice = endpoint({
  method: 'POST',
  path: '/api/admin/settings/notice/withdraw',
  audience: 'admin',
  body: z.optional(z.object({ before: z.optional(z.nullable(z.string())) })),
  status: 200,
  response: Settings,
});

export const pausePayments = endpoint({
  method: 'POST',
  path: '/api/admin/settings/payments/pause',
  audience: 'admin',
  body: z.object({ reason: requiredText(TEXT_LIMITS.reason, MESSAGES.pauseReason) }),
  status: 200,
  response: Settings,
});

export const resumePayments = endpoint({
  method: 'POST',
  path: '/api/admin/settings/payments/resume',
  audience: 'admin',
  status: 200,
  response: Settings,
});

export const setReviewTarget = endpoint({
  method: 'POST',
  path: '/api/admin/settings/review-target',
  audience: 'admin',
  body: z.object({
    hours: z
      .int(MESSAGES.reviewHours)
      .check(z.minimum(REVIEW_HOURS.least, MESSAGES.reviewHours), z.maximum(REVIEW_HOURS.most, MESSAGES.reviewHours)),
    before: z.optional(z.int()),
  }),
  status: 200,
  response: Settings,
});

/** A new one, or another text for one that is there. */
export const savePreparedAnswer = endpoint({
  method: 'POST',
  path: '/api/admin/settings/answers',
  audience: 'admin',
  body: z.object({
    id: z.optional(Id),
    title: requiredText(TEXT_LIMITS.short, MESSAGES.preparedTitle),
    text: requiredText(TEXT_LIMITS.reason, MESSAGES.answerMissing),
    before: z.optional(z.object({ title: z.string(), text: z.string() })),
  }),
  status: 200,
  response: Settings,
});

export const removePreparedAnswer = endpoint({
  method: 'DELETE',
  path: '/api/admin/settings/answers/:id',
  audience: 'admin',
  params: z.object({ id: Id }),
  status: 200,
  response: Settings,
});
