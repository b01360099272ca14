import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import 'reflect-metadata';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';
import pg from 'pg';
import { LOGINS } from '../../testing/postgres.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import { defineJob, HandlesJob, JobQueue, JobRunner, migrateQueue, type PayloadOf, QueueModule, WantedJobs } from './index.ts';
import type { QueueModuleOptions } from './queue.module.ts';

const job = defineJob({ name: 'wills.render-draft', payload: z.object({ orderId: z.string() }) });
const CONFIG = Symbol('config');
const begun = Promise.withResolvers<void>();
const done: string[] = [];

@Injectable()
class RenderDraft {
  @HandlesJob(job)
  async render({ orderId }: PayloadOf<typeof job>): Promise<void> {
    begun.resolve();
    await new Promise((resolve) => setTimeout(resolve, 100));
    done.push(orderId);
  }
}

@Module({ providers: [RenderDraft] })
class WillsModule {}

describe('QueueModule', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  const options = (): QueueModuleOptions => ({
    location: { databaseUrl: database.url },
    jobs: [job],
    wanted: new WantedJobs(pool),
    observe: () => undefined,
  });
  const start = (imports: readonly unknown[]) =>
    NestFactory.createApplicationContext(
      { module: class App {}, imports: [...imports] as never[] },
      { logger: false, abortOnError: false },
    );

  beforeAll(async () => {
    database = await migratedDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    await migrateQueue(database.ownerUrl, LOGINS.app.name);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('lets one process add jobs and another run them, and waits for them at shutdown', async () => {
    const api = await start([QueueModule.forRoot({ role: 'api', ...options() })]);
    await api.get(JobQueue).add(job, 'fact-1', { orderId: 'o-1' });
    expect(() => api.get(JobRunner)).toThrow('JobRunner');

    @Module({ providers: [{ provide: CONFIG, useFactory: options }], exports: [CONFIG] })
    class ConfigModule {}
    const useFactory = (config: QueueModuleOptions): QueueModuleOptions => config;
    const worker = await start([
      QueueModule.forRootAsync({ role: 'worker', imports: [ConfigModule], inject: [CONFIG], useFactory }),
      WillsModule,
    ]);
    await begun.promise;
    await worker.close();
    expect(done).toEqual(['o-1']);
    expect(await api.get(JobQueue).counts()).toMatchObject({ [job.name]: { active: 0, completed: 1 } });
    await api.close();
  });

  it('does not start a worker that has a job without a handler', async () => {
    await expect(start([QueueModule.forRoot({ role: 'worker', ...options() })])).rejects.toThrow(
      'No handler is registered for wills.render-draft',
    );
  });
});
