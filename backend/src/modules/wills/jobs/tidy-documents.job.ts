import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

export const tidyDocuments = defineJob({ name: 'wills.tidy-documents', payload: z.object({}), attempts: 1 });
