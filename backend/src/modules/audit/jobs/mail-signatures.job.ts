import { z } from 'zod';
import { defineMailJob } from '../../../platform/queue/index.ts';

/** Once for each day that the log was signed on, a date in London. */
export const mailSignatures = defineMailJob({ name: 'audit.mail-signatures', payload: z.object({ day: z.string() }), backoffMs: 60_000 });
