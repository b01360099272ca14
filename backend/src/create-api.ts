import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import cookie from '@fastify/cookie';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { ApiModule, type AppOptions } from './api.module.ts';
import { logRequests } from './platform/http/access-log.ts';
import type { Pools } from './event-sourcing/postgres/connections.ts';
import { POOLS } from './platform/database/pools.ts';
import { timeSaves } from './platform/http/save-times.ts';
import { Slos } from './platform/process/slos.ts';
import { limitConcurrency } from './platform/http/concurrency-limit.ts';
import { refuseForeignOrigins } from './platform/http/csrf.ts';
import { drainOnClose } from './platform/http/drain.ts';
import { refuseEarly } from './platform/http/rate-limit.guard.ts';
import { shedLoad } from './platform/http/load-shedding.ts';
import { slowRefusals } from './platform/http/slow-refusals.ts';
import { ExamplesOnPages } from './modules/launch/index.ts';
import { ReferralVisits } from './modules/referrals/index.ts';
import { StatusPage } from './modules/status/index.ts';
import { EarlyRefusals } from './platform/sessions/early-refusals.ts';
import { ErrorFilter } from './platform/http/error.filter.ts';
import { sendSafeHeaders } from './platform/http/headers.ts';
import { answerErrors, answersOfOurs, refuseUnroutable } from './platform/http/unroutable.ts';
import { LARGEST_BODY, readJsonBodies } from './platform/http/json-body.ts';
import { sendPositions } from './platform/http/position.ts';
import { serveHealth } from './platform/http/health.ts';
import { markPages } from './platform/http/rehearsal-mark.ts';
import type { Pressure } from './platform/process/pressure.ts';
import { type Fillers, type SiteFolders, serveSite, type Visits } from './platform/http/static-site.ts';
import { requestIdOf, traceRequests } from './platform/http/trace-requests.ts';

type ApiOptions = AppOptions & {
  /** Left out where only the API is wanted. */
  readonly site?: SiteFolders;
  /** Of a process that is an API and nothing else; null: nobody is turned away, however much there is to do. */
  readonly pressure: Pressure | null;
};

/** Several times what works at once: seconds of waiting. */
const WAITING = { high: 50, extreme: 150 };

/** Who waits for a connection of the database. */
function watchPools(app: INestApplicationContext, pressure: Pressure): void {
  const readModels = (app.get(DataSource).driver as { readonly master?: pg.Pool }).master;
  for (const pool of [app.get<Pools>(POOLS).app, readModels]) if (pool) pressure.watch({ length: () => pool.waitingCount, ...WAITING });
}

/** Builds the API as it runs: Nest on Fastify with our body parser, headers and guards. */
export async function createApi(options: ApiOptions): Promise<NestFastifyApplication> {
  const { config, logger, site, pressure } = options;
  const adapter = new FastifyAdapter({
    bodyLimit: LARGEST_BODY,
    trustProxy: config.TRUSTED_PROXIES > 0 ? (_address: string, hop: number) => hop < config.TRUSTED_PROXIES : false,
    genReqId: requestIdOf,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    logger: false,
    ...answersOfOurs(config),
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.forRoot(options), adapter, {
    bodyParser: false,
    logger,
    abortOnError: false,
  });
  const fastify = adapter.getInstance();
  traceRequests(fastify);
  await fastify.register(cookie);
  sendSafeHeaders(fastify, config);
  if (config.LOCAL_PROVIDERS === 'on') markPages(fastify);
  logRequests(fastify, logger);
  timeSaves(fastify, app.get(Slos));
  drainOnClose(fastify);
  refuseUnroutable(fastify);
  refuseForeignOrigins(fastify, config);
  if (pressure) {
    watchPools(app, pressure);
    shedLoad(fastify.server, pressure, config);
  }
  slowRefusals(fastify);
  limitConcurrency(fastify, config);
  refuseEarly(fastify, app.get(EarlyRefusals), config);
  readJsonBodies(fastify);
  sendPositions(fastify, config);
  const invitations = app.get(ReferralVisits);
  const status = app.get(StatusPage);
  const visits: Visits = { '/referral/:id': (id) => invitations.record(id) };
  const fillers: Fillers = { '/status': (page) => status.fill(page) };
  const examples = app.get(ExamplesOnPages);
  await examples.look();
  await fastify.register(async (pages) => {
    answerErrors(pages, app.get(ErrorFilter));
    serveHealth(pages, app);
    if (site) await serveSite(pages, site, config, { visits, fillers, settle: (page) => examples.settle(page) });
  });
  return app;
}
