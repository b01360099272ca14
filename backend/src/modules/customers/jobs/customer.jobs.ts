import { Mailbox } from '@willow/contracts';
import { z } from 'zod';
import { defineJob, defineMailJob } from '../../../platform/queue/index.ts';

export const sendLink = defineMailJob({
  name: 'customers.send-link',
  payload: z.object({ customerId: z.string(), linkId: z.string() }),
});

export const sendCorrection = defineMailJob({
  name: 'customers.send-correction',
  payload: z.object({ customerId: z.string(), correctionId: z.string() }),
});

const change = { customerId: z.string(), changeId: z.string() };

/** Asks the owner of a mailbox whether the account may move. */
export const askMailbox = defineMailJob({
  name: 'customers.ask-mailbox',
  payload: z.object({ ...change, mailbox: Mailbox }),
});

export const moveToNewEmail = defineJob({ name: 'customers.move-to-new-email', payload: z.object(change), backoffMs: 1000 });

/** Tells a mailbox that the account has moved: `current` is the one of before. */
export const tellMailbox = defineMailJob({
  name: 'customers.tell-mailbox',
  payload: z.object({ ...change, mailbox: Mailbox }),
});
