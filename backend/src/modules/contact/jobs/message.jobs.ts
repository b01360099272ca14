import { z } from 'zod';
import { defineJob, defineMailJob } from '../../../platform/queue/index.ts';

const payload = z.object({ messageId: z.string() });

export const sendMessageReceived = defineMailJob({ name: 'contact.send-message-received', payload });
export const sendMessageAnswer = defineMailJob({ name: 'contact.send-message-answer', payload });
export const eraseMessage = defineJob({ name: 'contact.erase-message', payload, backoffMs: 1000 });

const promised = z.object({ messageId: z.string(), slot: z.string() });

export const sendCallBooked = defineMailJob({ name: 'contact.send-call-booked', payload: promised });
export const sendCallUnanswered = defineMailJob({ name: 'contact.send-call-unanswered', payload });
