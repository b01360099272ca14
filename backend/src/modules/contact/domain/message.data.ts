import { CONTACT_TOPICS, BRAND, type DataEntry, HELD_BACK_NOTE, slotInWords } from '@willow/contracts';
import { type Dated, leftOut, tell, type Telling } from '../../../event-sourcing/core/tell.ts';
import type { MessageFact } from './message.ts';

type Told = Pick<DataEntry, 'says' | 'details'>;
/** Anybody can type an address that is not theirs: what was sent in the customer's own session is the customer's. */
type Known = { readonly isOwn: boolean };

const NOT_PROVEN = `It came from somebody who was not signed in, and may have typed your address by mistake. Was it you? Write to ${BRAND.supportEmail}, and you have it within a month.`;

const NOTE = { heldBack: HELD_BACK_NOTE } as const;

export const messageTelling: Telling<MessageFact, Told, Known> = {
  MessageReceived: ({ data: { topic }, personal }, { isOwn }) => ({
    says: isOwn ? 'You sent us a message from our contact page.' : 'A message was sent from our contact page with your email address.',
    details: isOwn
      ? { topic: CONTACT_TOPICS[topic], ...(personal && { fullName: personal.name, email: personal.email, message: personal.message }) }
      : { topic: CONTACT_TOPICS[topic], heldBack: NOT_PROVEN },
  }),
  MessageAnswered: ({ personal }, { isOwn }) => ({
    says: 'Our team answered it by email.',
    details: isOwn ? { ...(personal && { answer: personal.answer }) } : { heldBack: NOT_PROVEN },
  }),
  MessageClosed: () => ({ says: 'Our team put it aside without an email.' }),
  CallBackRequested: ({ data: { topic, slot }, personal }, { isOwn }) => ({
    says: isOwn ? 'You asked us to call you.' : 'Somebody asked us for a call with your email address.',
    details: {
      topic: CONTACT_TOPICS[topic],
      when: slotInWords(slot),
      ...(isOwn
        ? personal && { fullName: personal.name, email: personal.email, phone: personal.phone, message: personal.message }
        : { heldBack: NOT_PROVEN }),
    },
  }),
  CallBackChanged: ({ data: { slot }, personal }, { isOwn }) => ({
    says: 'The call was moved to another time or number.',
    details: { when: slotInWords(slot), ...(isOwn ? personal && { phone: personal.phone } : { heldBack: NOT_PROVEN }) },
  }),
  CallBackCancelled: () => ({ says: 'The call was cancelled.' }),
  CallBackUnanswered: () => ({ says: 'Our team rang, and nobody answered.', details: NOTE }),
  CallBackMade: () => ({ says: 'Our team rang and spoke to whoever answered.', details: NOTE }),
  CallBackClosed: () => ({ says: 'Our team closed it without a call.', details: NOTE }),
  MessageErasureRequested: leftOut('It is about to be gone, and with it what there was to tell.'),
  MessageErased: leftOut('Nothing is left of it that could be told.'),
};

export const messageEntries = (facts: readonly (MessageFact & Dated)[], known: Known): readonly DataEntry[] =>
  tell(messageTelling, facts, known);
