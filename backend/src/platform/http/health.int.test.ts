import { globSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { ConsumerMonitor } from '../../event-sourcing/subscriptions/consumer-monitor.ts';
import { registerConsumerMetrics } from '../../event-sourcing/subscriptions/consumer-metrics.ts';
import type { Reaction } from '../../event-sourcing/reactions/reaction.ts';
import { allJobs, mailJobs } from '../../jobs.ts';
import { MAIL_REACTIONS } from '../../reactions.ts';
import { allProjections } from '../../read-models.ts';
import { browser, mailTo, signupForm } from '../../testing/people.ts';
import { startProduct, type Product } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { Consumers } from '../../worker.module.ts';
import { MailWatch } from '../mail/mail-watch.ts';
import { serveMetrics } from '../process/metrics-server.ts';
import { readinessOf } from '../process/readiness.ts';

let product: Product;
const servers: Server[] = [];
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await product?.close();
});

const ready = async () => supertest(product.url).get('/health/ready');

/** What the worker serves beside its metrics. */
async function workerServer(): Promise<string> {
  const { worker } = product;
  const server = await serveMetrics(0, '127.0.0.1', {
    collect: (registry) => {
      registerConsumerMetrics(registry, worker.get(ConsumerMonitor), () => worker.get(Consumers).statuses());
      worker.get(MailWatch).measure(registry);
    },
    readiness: () => readinessOf(worker),
  });
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('readiness', () => {
  it('is ok while everything is reached and every projection keeps up', async () => {
    const form = signupForm();
    await browser(product).post('/api/signup').send(form).expect(201);
    await mailTo(product, form.email);
    expect((await ready()).body).toEqual({ status: 'ok', down: [], why: {} });
    const url = await workerServer();
    await supertest(url).get('/health/live').expect(200, { status: 'ok' });
    await supertest(url).get('/health/ready').expect(200, { status: 'ok', down: [], why: {} });
    const { text } = await supertest(url).get('/metrics');
    expect(text).toContain('willow_subscription_halted{subscription="projection/order-list"} 0');
    expect(text).toContain('willow_subscription_running{subscription="reaction/mail-issued-link"} 1');
    expect(text).toMatch(/^willow_mail_oldest_waiting_seconds [\d.]+$/m);
  });

  it('with no worker, what is not read is missed, and the api says which projections; it is ok again with the next worker', async () => {
    await product.restartWorker(async () => {
      await browser(product).post('/api/signup').send(signupForm()).expect(201);
      const down = await until(async () => {
        const { status, body } = await ready();
        return status === 503 && body.down.length === allProjections.length && (body as { down: string[]; why: Record<string, string> });
      }, 'the api is not ready');
      expect(down.down.toSorted()).toEqual(allProjections.map(({ name }) => `projection/${name}`).toSorted());
      for (const why of Object.values(down.why)) expect(why).toMatch(/^\d+ seconds behind$|^no process runs it$/);
      const waiting = await product.api.get(MailWatch).oldest();
      expect(waiting.at).toMatch(/^reaction\/(mail-issued-link|mail-receipt|send-approved)$/);
      expect(waiting.seconds).toBeGreaterThan(10);
    });
    await until(async () => (await ready()).status === 200, 'the api is ready again');
  });
});

describe('the alarm for late mails', () => {
  const SOURCES = join(import.meta.dirname, '../../modules');
  const textsOf = (pattern: string) => globSync(pattern, { cwd: SOURCES }).map((file) => readFileSync(join(SOURCES, file), 'utf8'));
  const names = new Map(
    textsOf('*/jobs/*.ts').flatMap((text) =>
      [...text.matchAll(/const (\w+) = defineJob\(\{\s*name: '([^']+)'/g)].map(([, variable, name]) => [variable, name] as const),
    ),
  );
  const isMail = (variable: string | undefined) => mailJobs.some(({ name }) => name === names.get(variable));

  it('knows the job of every worker that sends mail, and no other', () => {
    expect(new Set(names.values())).toEqual(new Set(allJobs.map(({ name }) => name).filter((name) => name !== 'platform.cleanup')));
    for (const text of textsOf('*/jobs/*.worker.ts')) {
      const registered = [...text.matchAll(/runner\.register\((\w+)/g)].map(([, variable]) => variable);
      expect([registered, registered.some(isMail)]).toEqual([registered, text.includes('Mailer')]);
    }
  });

  it('knows every reaction that asks for one of those jobs, and no other', () => {
    const asking = textsOf('*/reactions/*.reactions.ts').flatMap((text) =>
      text
        .split('defineReaction({')
        .filter((reaction) => [...reaction.matchAll(/jobs\.add\((\w+)/g)].some(([, variable]) => isMail(variable)))
        .map((reaction) => /name: '([^']+)'/.exec(reaction)?.[1] ?? ''),
    );
    const watched = product.worker.get<readonly Reaction[]>(MAIL_REACTIONS, { strict: false });
    expect(watched.map(({ name }) => name).toSorted()).toEqual(asking.toSorted());
  });
});
