export type { Queue } from '../../../platform/queue/queue.ts';
