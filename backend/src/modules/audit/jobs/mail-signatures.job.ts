import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

/** Once for each day that the log was signed on, a date in London. */
export const mailSignatures = defineJob({ name: 'audit.mail-signatures', payload: z.object({ day: z.string() }), backoffMs: 60_000 });
