import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { serve } from '../kit/role.ts';
import { builtModule } from '../product/built-module.ts';

// The product's worker after a long absence: every projection and reaction of it, wired as it wires them, on a log that has grown.
const { Consumers, WorkerModule } = await builtModule<typeof import('../../../backend/src/worker.module.ts')>('worker.module');
const { readConfig } = await builtModule<typeof import('../../../backend/src/platform/config/config.ts')>('platform/config/config');
const { Logger } = await builtModule<typeof import('../../../backend/src/platform/logging/logger.ts')>('platform/logging/logger');

const MEGABYTE = 1024 * 1024;
const KIB_PER_MEGABYTE = 1024;

const methods = {
  /** In seconds, from nothing: with its wiring and its connections, as the peer's, checkpoint included. It knows no key yet. */
  catchUp: async (databaseUrl: string, projection: string, head: number) => {
    const config = readConfig({ ...process.env, DATABASE_URL: databaseUrl });
    const begin = performance.now();
    const options = { config, logger: new Logger('error', 'bench') };
    const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(options), { logger: ['error'], abortOnError: false });
    const status = () =>
      app
        .get(Consumers)
        .statuses()
        .find(({ name }) => name === `projection/${projection}`);
    const isThere = (position: string | null | undefined): boolean => Boolean(position) && position !== 'start' && Number(position) >= head;
    try {
      while (!isThere(status()?.position)) {
        if (status()?.lastError) throw new Error(`The projection ${projection} failed: ${status()?.lastError}`);
        await sleep(1);
      }
      return { seconds: (performance.now() - begin) / 1000 };
    } finally {
      await app.close();
    }
  },

  memory: () => ({ rssMb: process.memoryUsage.rss() / MEGABYTE, maxRssMb: process.resourceUsage().maxRSS / KIB_PER_MEGABYTE }),
};

export type ProjectorRole = typeof methods;
serve(methods);
