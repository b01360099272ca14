import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

/** Hands the file of anchors to the process that waits for it: the worker alone has it. */
export const copyAnchors = defineJob({
  name: 'audit.copy-anchors',
  payload: z.object({ exportId: z.string(), operatorId: z.string() }),
  attempts: 2,
  backoffMs: 500,
});
