import { z } from 'zod';
import { defineJob, defineMailJob } from '../../../platform/queue/index.ts';

/** Verifies the whole log and signs how it stands. */
export const checkpointLog = defineJob({ name: 'audit.checkpoint-log', payload: z.object({}), attempts: 3 });

/** Once for each day that the log was signed on, a date in London. */
export const mailSignatures = defineMailJob({ name: 'audit.mail-signatures', payload: z.object({ day: z.string() }), backoffMs: 60_000 });

/** Verifies the whole log for somebody who asked. */
export const verifyLog = defineJob({ name: 'audit.verify-log', payload: z.object({ operatorId: z.string() }), attempts: 3 });

/** Somebody waits for it: when it fails twice, they ask again. One at a time, as each reads the whole log. */
export const exportOrder = defineJob({
  name: 'audit.export-order',
  payload: z.object({ exportId: z.string(), orderId: z.string(), operatorId: z.string() }),
  attempts: 2,
  backoffMs: 500,
  concurrency: 1,
});

/** Hands the file of anchors to the process that waits for it: the worker alone has it. */
export const copyAnchors = defineJob({
  name: 'audit.copy-anchors',
  payload: z.object({ exportId: z.string(), operatorId: z.string() }),
  attempts: 2,
  backoffMs: 500,
});
