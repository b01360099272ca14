import { callSlots, ContactTopic } from '@willow/contracts';
import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { type Refusal, refuse } from '../../../event-sourcing/core/refusal.ts';

const note = z.object({ note: z.string() });
const slot = z.string();
/** Whether a mail says when we ring: not when that mailbox has had as many mails as strangers may cause. */
const acknowledge = z.boolean();

/** Somebody asked us to ring. `slot` is what we promised: two hours from this time in London on. Otherwise as MessageReceived. */
export const CallBackRequested = defineFact('CallBackRequested', {
  data: z.object({ topic: ContactTopic, writer: z.string(), customerId: z.string().nullable(), slot, acknowledge }),
  personal: z.object({ name: z.string(), email: z.string(), phone: z.string(), message: z.string() }),
});
/** Who asked wants another time, or another number rung. */
export const CallBackChanged = defineFact('CallBackChanged', {
  data: z.object({ slot, acknowledge }),
  personal: z.object({ phone: z.string() }),
});
/** Who asked needs no call any more. */
export const CallBackCancelled = defineFact('CallBackCancelled', { data: z.object({}) });
/** An operator rang and nobody answered: it stays in the queue. */
export const CallBackUnanswered = defineFact('CallBackUnanswered', { data: z.object({}), personal: note });
/** An operator rang and spoke to them. */
export const CallBackMade = defineFact('CallBackMade', { data: z.object({}), personal: note });
/** An operator closed it without a call. */
export const CallBackClosed = defineFact('CallBackClosed', { data: z.object({}), personal: note });

export const callBackFacts = [
  CallBackRequested,
  CallBackChanged,
  CallBackCancelled,
  CallBackUnanswered,
  CallBackMade,
  CallBackClosed,
] as const;
export type CallBackFact = FactOf<(typeof callBackFacts)[number]>;

export type Caller = { readonly name: string; readonly email: string; readonly phone: string; readonly message: string };
export type CallBackCommand =
  | {
      readonly type: 'RequestCall';
      readonly topic: ContactTopic;
      readonly writer: string;
      readonly customerId: string | null;
      readonly slot: string;
      readonly acknowledge: boolean;
      readonly caller: Caller;
      readonly now: Date;
    }
  | {
      readonly type: 'ChangeCall';
      readonly customerId: string;
      readonly slot: string;
      readonly phone: string;
      readonly acknowledge: boolean;
      readonly now: Date;
    }
  | { readonly type: 'CancelCall'; readonly customerId: string }
  | { readonly type: 'RecordCall'; readonly outcome: 'called' | 'no-answer' | 'closed'; readonly note: string };

export type CallBackRefusal = 'CallUnknown' | 'CallSettled' | 'CallSlotGone';

/** What there is of a message that asks for a call. */
export type Call = {
  readonly slot: string;
  /** Null when it was sealed and its key is gone. */
  readonly phone: string | null;
  /** Whether we rang at the time that was promised last. */
  readonly tried: boolean;
};

type Standing = { readonly status: string; readonly customerId: string | null; readonly call: Call | null };
type Decided = readonly CallBackFact[] | Refusal<CallBackRefusal>;

const OUTCOMES = { called: CallBackMade, 'no-answer': CallBackUnanswered, closed: CallBackClosed } as const;
const canRing = (slot: string, now: Date): boolean => callSlots(now).includes(slot);

/** Why nothing can be done with it; null while somebody waits for the call. With an owner named, nobody learns of another's. */
function refusalOf({ status, call, customerId }: Standing, owner: string | null = customerId): Refusal<CallBackRefusal> | null {
  if (!call || customerId !== owner) return refuse('CallUnknown');
  return status === 'waiting' ? null : refuse('CallSettled');
}

/** What is decided of a message that asks for a call. */
export const decideCall = {
  RequestCall: (command: Extract<CallBackCommand, { type: 'RequestCall' }>, { status }: Standing): Decided => {
    const { topic, writer, customerId, slot: chosen, acknowledge: mailed, caller, now } = command;
    if (status !== 'none') return [];
    if (!canRing(chosen, now)) return refuse('CallSlotGone');
    return [CallBackRequested.of({ topic, writer, customerId, slot: chosen, acknowledge: mailed }, caller)];
  },
  ChangeCall: (command: Extract<CallBackCommand, { type: 'ChangeCall' }>, state: Standing): Decided => {
    const { customerId, slot: chosen, phone, acknowledge: mailed, now } = command;
    const refused = refusalOf(state, customerId);
    if (refused) return refused;
    const isSame = state.call?.slot === chosen;
    if (isSame && state.call?.phone === phone) return [];
    // Another number for the time that was promised already needs no notice, unless we have rung at that time.
    if ((!isSame || state.call?.tried) && !canRing(chosen, now)) return refuse('CallSlotGone');
    return [CallBackChanged.of({ slot: chosen, acknowledge: mailed }, { phone })];
  },
  CancelCall: ({ customerId }: Extract<CallBackCommand, { type: 'CancelCall' }>, state: Standing): Decided =>
    state.status === 'cancelled' && state.customerId === customerId ? [] : (refusalOf(state, customerId) ?? [CallBackCancelled.of({})]),
  RecordCall: ({ outcome, note: words }: Extract<CallBackCommand, { type: 'RecordCall' }>, state: Standing): Decided =>
    refusalOf(state) ?? [OUTCOMES[outcome].of({}, { note: words })],
};
