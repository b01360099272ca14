import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Id } from '../primitives.ts';
import { SHORT_LIMIT } from '../answer-limits.ts';
import { withoutUnseen } from '../unseen.ts';
import { z } from '../zod.ts';
import { ContactForm, ReceivedMessage } from './contact.contract.ts';

/** National numbers of 9 or 10 digits after the 0; 09 is premium rate, and 0800 1111 and its like have 7. */
const UK = /^(?:[1-8]\d{8,9}|800\d{4})$/;
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/** A number as it is dialled from anywhere, `+447700900123`; null when it is none. */
function dialled(typed: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const national = /^(?:\+440?|0)(\d*)$/.exec(digits)?.[1];
  if (national !== undefined) return UK.test(national) ? `+44${national}` : null;
  return digits.startsWith('+') && INTERNATIONAL.test(digits.slice(1)) ? digits : null;
}

/** Of the United Kingdom as people write it there, of elsewhere with a + and its country. */
export const CallNumber = z.pipe(
  z.string(MESSAGES.callNumber).check(
    z.maxLength(SHORT_LIMIT, MESSAGES.callNumber),
    z.refine((typed) => dialled(withoutUnseen(typed)) !== null, MESSAGES.callNumber),
  ),
  z.transform((typed) => dialled(withoutUnseen(typed)) ?? typed),
);

/** Whether it can still be chosen is for the server's clock to say. */
export const ChosenSlot = z.string(MESSAGES.callSlot).check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:00$/, MESSAGES.callSlot));

const when = { phone: CallNumber, slot: ChosenSlot };

/** The contact form of somebody who would rather be rung. */
export const CallBackForm = z.object({ ...ContactForm.shape, ...when });
export type CallBackForm = z.infer<typeof CallBackForm>;

/** Open to visitors. One that is sent in a customer's session can be changed by the customer. */
export const requestCallBack = endpoint({
  method: 'POST',
  path: '/api/call-backs',
  audience: 'visitor',
  body: CallBackForm,
  status: 201,
  response: z.object({ slot: z.string() }),
});

/** `unansweredAt`: when we rang last and nobody answered. Instants are ISO 8601 UTC. */
export const OwnCallBack = z.object({
  id: z.string(),
  topic: ReceivedMessage.shape.topic,
  slot: z.string(),
  phone: z.nullable(z.string()),
  unansweredAt: z.nullable(z.string()),
});
export type OwnCallBack = z.infer<typeof OwnCallBack>;

const customer = { audience: 'customer', status: 200, response: z.object({ callBack: z.nullable(OwnCallBack) }) } as const;
const params = z.object({ id: Id });

/** The one that the customer waits for. */
export const getOwnCallBack = endpoint({ ...customer, method: 'GET', path: '/api/call-backs/own' });

export const changeCallBack = endpoint({ ...customer, method: 'POST', path: '/api/call-backs/:id/change', params, body: z.object(when) });

export const cancelCallBack = endpoint({ ...customer, method: 'POST', path: '/api/call-backs/:id/cancel', params });
