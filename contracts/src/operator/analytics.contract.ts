import { endpoint, TEAM } from '../endpoint.ts';
import { FlagSeverity } from './review.contract.ts';
import { z } from '../zod.ts';

/** How far customers come, in order. `answered-3` are those who answered the third question. */
export const FUNNEL_STAGES = [
  'signed-up',
  'verified',
  'answered-1',
  'answered-2',
  'answered-3',
  'answered-4',
  'answered-5',
  'answered-6',
  'answered-7',
  'answered-8',
  'answered-9',
  'submitted',
  'checkout',
  'paid',
  'sent',
  'signed',
] as const;
export const FunnelStage = z.enum(FUNNEL_STAGES);
export type FunnelStage = z.infer<typeof FunnelStage>;

export const PERIODS = ['7', '30', '90', '365'] as const;

/** In hours; null when nobody has come so far. */
const Wait = z.object({ wills: z.int(), median: z.nullable(z.number()), slowestTenth: z.nullable(z.number()) });

/** Money in pounds, days in London, newest last. */
export const Analytics = z.object({
  from: z.string(),
  to: z.string(),
  /** Of those who signed up in the period, wherever they are now. */
  funnel: z.array(z.object({ stage: FunnelStage, customers: z.int() })),
  days: z.array(z.object({ date: z.string(), signUps: z.int(), paid: z.int(), revenue: z.number() })),
  /** Of what was paid for in the period. */
  totals: z.object({ signUps: z.int(), paid: z.int(), revenue: z.number(), refunded: z.number(), discount: z.number() }),
  paidToSent: Wait,
  sentToSigned: Wait,
  discounts: z.array(z.object({ code: z.string(), paid: z.int(), revenue: z.number(), discount: z.number() })),
  /** By the code that the order came with. */
  partners: z.array(z.object({ refCode: z.string(), orders: z.int(), paid: z.int(), revenue: z.number() })),
  /** Of all wills that stand reviewed today, the commonest flags first. */
  flags: z.object({
    wills: z.int(),
    perWill: z.number(),
    commonest: z.array(z.object({ flag: z.string(), severity: FlagSeverity, wills: z.int() })),
  }),
});
export type Analytics = z.infer<typeof Analytics>;

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  audience: TEAM,
  query: z.object({ days: z.optional(z.enum(PERIODS)) }),
  status: 200,
  response: Analytics,
});
