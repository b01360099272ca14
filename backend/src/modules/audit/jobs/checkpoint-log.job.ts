import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

/** Verifies the whole log and signs how it stands. */
export const checkpointLog = defineJob({ name: 'audit.checkpoint-log', payload: z.object({}), attempts: 3 });
