import { ContactTopic } from '@willow/contracts';
import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import { type Call, type CallBackCommand, callBackFacts, type CallBackRefusal, decideCall } from './call-back.ts';

const nothing = { data: z.object({}) };

/** Somebody wrote to us by the form of the contact page. */
export const MessageReceived = defineFact('MessageReceived', {
  data: z.object({
    topic: ContactTopic,
    /** A keyed hash of the address, by which all messages with it are found. */
    writer: z.string(),
    /** Whose session it was sent in; null for a visitor, who may have typed anybody's address. */
    customerId: z.string().nullable(),
    /** Whether a mail says that it has reached us: not when that mailbox has had as many mails as strangers may cause. */
    acknowledge: z.boolean(),
  }),
  personal: z.object({ name: z.string(), email: z.string(), message: z.string() }),
});
/** An operator wrote back, by mail. */
export const MessageAnswered = defineFact('MessageAnswered', { data: z.object({}), personal: z.object({ answer: z.string() }) });
/** An operator put it aside without a mail. */
export const MessageClosed = defineFact('MessageClosed', nothing);
/** Its writer is to be forgotten. */
export const MessageErasureRequested = defineFact('MessageErasureRequested', nothing);
/** The mail provider has forgotten the address, and the key of the stream is destroyed. */
export const MessageErased = defineFact('MessageErased', nothing);

export const messageFacts = [
  MessageReceived,
  MessageAnswered,
  MessageClosed,
  ...callBackFacts,
  MessageErasureRequested,
  MessageErased,
] as const;
export type MessageFact = FactOf<(typeof messageFacts)[number]>;

export type Writing = { readonly name: string; readonly email: string; readonly message: string };
export type MessageCommand =
  | {
      readonly type: 'Receive';
      readonly topic: ContactTopic;
      readonly writer: string;
      readonly customerId: string | null;
      readonly acknowledge: boolean;
      readonly writing: Writing;
    }
  | CallBackCommand
  | { readonly type: 'Answer'; readonly answer: string }
  | { readonly type: 'Close' }
  | { readonly type: 'RequestErasure' }
  | { readonly type: 'Erase' };

export type MessageRefusal = 'MessageUnknown' | 'MessageSettled' | CallBackRefusal;

export type Message = {
  readonly status: 'none' | 'waiting' | 'answered' | 'called' | 'closed' | 'cancelled' | 'erasing' | 'erased';
  readonly topic: ContactTopic | null;
  readonly customerId: string | null;
  /** Null when it was sealed and its key is gone. */
  readonly writing: Writing | null;
  readonly answer: string | null;
  /** Set when its writer asked us to ring. */
  readonly call: Call | null;
};

/** A call is not answered by mail. */
const settled = ({ status, call }: Message) => refuse(status === 'none' || call ? 'MessageUnknown' : 'MessageSettled');
const awaitsMail = ({ status, call }: Message): boolean => status === 'waiting' && !call;

/**
 * A message to us, on the stream `message-<id>`: received, answered once or put aside, and erased when its writer asks. Some ask for
 * a call, and are settled by one.
 */
export const message: Decider<Message, MessageCommand, MessageFact, MessageRefusal> = {
  initial: { status: 'none', topic: null, customerId: null, writing: null, answer: null, call: null },
  decide: {
    ...decideCall,
    Receive: ({ topic, writer, customerId, acknowledge, writing: { name, email, message: text } }, { status }) =>
      status === 'none' ? [MessageReceived.of({ topic, writer, customerId, acknowledge }, { name, email, message: text })] : [],
    Answer: ({ answer }, state) => (awaitsMail(state) ? [MessageAnswered.of({}, { answer })] : settled(state)),
    Close: (_, state) => (awaitsMail(state) ? [MessageClosed.of({})] : settled(state)),
    // Asked for again, it is tried again.
    RequestErasure: (_, { status }) => (status === 'none' || status === 'erased' ? [] : [MessageErasureRequested.of({})]),
    Erase: (_, { status }) => (status === 'none' || status === 'erased' ? [] : [MessageErased.of({})]),
  },
  evolve: {
    MessageReceived: (state, { data: { topic, customerId }, personal }) => ({
      ...state,
      status: 'waiting',
      topic,
      customerId,
      writing: personal,
    }),
    MessageAnswered: (state, { personal }) => ({ ...state, status: 'answered', answer: personal?.answer ?? null }),
    MessageClosed: (state) => ({ ...state, status: 'closed' }),
    CallBackRequested: (state, { data: { topic, customerId, slot }, personal }) => ({
      ...state,
      status: 'waiting',
      topic,
      customerId,
      writing: personal,
      call: { slot, phone: personal?.phone ?? null, tried: false },
    }),
    CallBackChanged: (state, { data: { slot }, personal }) => ({ ...state, call: { slot, phone: personal?.phone ?? null, tried: false } }),
    CallBackUnanswered: (state) => ({ ...state, call: state.call && { ...state.call, tried: true } }),
    CallBackMade: (state) => ({ ...state, status: 'called' }),
    CallBackClosed: (state) => ({ ...state, status: 'closed' }),
    CallBackCancelled: (state) => ({ ...state, status: 'cancelled' }),
    MessageErasureRequested: (state) => ({ ...state, status: 'erasing' }),
    MessageErased: (state) => ({
      ...state,
      status: 'erased',
      writing: null,
      answer: null,
      call: state.call && { ...state.call, phone: null },
    }),
  },
};
