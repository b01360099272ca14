import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

/** Verifies the whole log for somebody who asked. */
export const verifyLog = defineJob({ name: 'audit.verify-log', payload: z.object({ operatorId: z.string() }), attempts: 3 });
