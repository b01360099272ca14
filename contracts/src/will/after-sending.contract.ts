import { SHORT_LIMIT } from '../answer-limits.ts';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, printable, requiredText } from '../primitives.ts';
import { z } from '../zod.ts';
import { SentVersion } from './sent-version.ts';
import { WitnessCheck, WitnessNames } from './signing.ts';

/** `open`: she is changing her answers. `submitted`: they are with our team. */
export const UpdateState = z.nullable(z.enum(['open', 'submitted']));
export type UpdateState = z.infer<typeof UpdateState>;

export const AfterSending = z.object({
  /** Newest first; empty until a will is sent. */
  versions: z.array(SentVersion),
  /** Where the signed original is kept. */
  keptAt: z.nullable(z.string()),
  /** Whether we write when the will is not signed, and once a year after that. */
  reminders: z.boolean(),
  update: UpdateState,
});
export type AfterSending = z.infer<typeof AfterSending>;

const customer = { audience: 'customer', status: 200 } as const;

export const getAfterSending = endpoint({ ...customer, method: 'GET', path: '/api/will/after-sending', response: AfterSending });

/**
 * The customer has signed the newest version that was sent. Names that ask for a second look are not recorded until `understood` is said:
 * the answer is the check instead.
 */
export const recordSigning = endpoint({
  ...customer,
  method: 'POST',
  path: '/api/will/signed',
  body: z.object({ on: CalendarDate, witnesses: WitnessNames, understood: z.boolean() }),
  response: z.union([
    z.object({ recorded: z.literal(true), afterSending: AfterSending }),
    z.object({ recorded: z.literal(false), check: WitnessCheck }),
  ]),
});

/** It is printed on the sheet for the executors. */
export const StoragePlace = requiredText(SHORT_LIMIT, 'Say where you keep it, for example "the grey box in the study"').check(printable);

export const recordStorage = endpoint({
  ...customer,
  method: 'POST',
  path: '/api/will/stored',
  body: z.object({ keptAt: StoragePlace }),
  response: AfterSending,
});

export const setReminders = endpoint({
  ...customer,
  method: 'POST',
  path: '/api/will/reminders',
  body: z.object({ on: z.boolean() }),
  response: AfterSending,
});

/** Opens the answers of a will that was sent, for nothing. Answered the same when they are open already. */
export const openUpdate = endpoint({ ...customer, method: 'POST', path: '/api/will/update', response: AfterSending });

/** Keeps the will as it was sent: what was changed since is dropped. 409 once the changes were handed in. */
export const closeUpdate = endpoint({ ...customer, method: 'POST', path: '/api/will/update/close', response: AfterSending });
