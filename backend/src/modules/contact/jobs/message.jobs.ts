import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

const payload = z.object({ messageId: z.string() });

export const sendMessageReceived = defineJob({ name: 'contact.send-message-received', payload, backoffMs: 1000 });
export const sendMessageAnswer = defineJob({ name: 'contact.send-message-answer', payload, backoffMs: 1000 });
export const eraseMessage = defineJob({ name: 'contact.erase-message', payload, backoffMs: 1000 });

const promised = z.object({ messageId: z.string(), slot: z.string() });

export const sendCallBooked = defineJob({ name: 'contact.send-call-booked', payload: promised, backoffMs: 1000 });
export const sendCallUnanswered = defineJob({ name: 'contact.send-call-unanswered', payload, backoffMs: 1000 });
