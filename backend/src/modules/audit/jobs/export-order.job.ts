import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

/** Somebody waits for it: when it fails twice, they ask again. One at a time, as each reads the whole log. */
export const exportOrder = defineJob({
  name: 'audit.export-order',
  payload: z.object({ exportId: z.string(), orderId: z.string(), operatorId: z.string() }),
  attempts: 2,
  backoffMs: 500,
  concurrency: 1,
});
