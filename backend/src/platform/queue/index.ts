export { defineJob, PermanentJobError } from './job.ts';
export type { JobContext, JobDefinition } from './job.ts';
export { JobQueue, type JobSchedule } from './job-queue.ts';
export { JobRunner } from './job-runner.ts';
export { migrateQueue } from './migrate-queue.ts';
export { openQueue } from './open-queue.ts';
export { pingRedis } from './ping-redis.ts';
export { redisFigures } from './redis-figures.ts';
export { QueueModule } from './queue.module.ts';
