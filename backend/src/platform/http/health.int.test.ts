import { globSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { mustConfirmBeforeLaunch, ServiceComponent } from '@willow/contracts';
import supertest from 'supertest';
import { ConsumerMonitor } from '../../event-sourcing/subscriptions/consumer-monitor.ts';
import { registerConsumerMetrics } from '../../event-sourcing/subscriptions/consumer-metrics.ts';
import type { Reaction } from '../../event-sourcing/reactions/reaction.ts';
import { mailJobs, scheduledJobs } from '../../jobs.ts';
import { MAIL_REACTIONS } from '../../reactions.ts';
import { allProjections } from '../../read-models.ts';
import { browser, mailTo, signupForm } from '../../testing/people.ts';
import { confirmLaunchItem, Launches } from '../../modules/launch/index.ts';
import { ServiceProbe } from '../../modules/status/watch/service-probe.ts';
import { StatusWatch } from '../../modules/status/watch/status-watch.ts';
import { startProduct, type Product } from '../../testing/product.ts';
import { smallSite } from '../../testing/small-site.ts';
import { until } from '../../testing/until.ts';
import { willow } from '../../testing/willow.ts';
import { Consumers } from '../../worker.module.ts';
import { withClient } from '../database/with-client.ts';
import { Secrets } from '../keys/secrets.ts';
import { MailWatch } from '../mail/mail-watch.ts';
import { healthPass } from './health.ts';
import { serveMetrics } from '../process/metrics-server.ts';
import { readinessOf } from '../process/readiness.ts';
import { JobKeeper } from '../queue/index.ts';

let product: Product;
const site = smallSite();
const servers: Server[] = [];
beforeAll(async () => {
  product = await startProduct({}, { site });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await product?.close();
});

const DAY = 24 * 60;
const STATUS = readFileSync(join(site.storefront, 'client/status/index.html'), 'utf8');

/** The status page, when what was seen for somebody before is no longer told again. */
async function status() {
  product.clock.advance({ minutes: 0.1 });
  const { text, headers } = await supertest(product.url).get('/status').expect(200);
  return { text, headers, disrupted: ServiceComponent.options.filter((each) => text.includes(`"${each}" data-disrupted`)) };
}
type Status = Awaited<ReturnType<typeof status>>;
const statusUntil = (isSo: (seen: Status) => boolean, what: string): Promise<Status> =>
  until(async () => {
    const seen = await status();
    return isSo(seen) && seen;
  }, what);

const minuteLater = async (process: INestApplicationContext): Promise<void> => {
  product.clock.advance({ minutes: 1 });
  await process.get(StatusWatch, { strict: false }).look();
};

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
    const { body } = await until(async () => {
      const answer = await ready();
      return answer.ok && answer;
    }, 'a product that keeps up');
    expect(body).toEqual({ status: 'ok', down: [], why: {} });
    const url = await workerServer();
    await supertest(url).get('/health/live').expect(200, { status: 'ok' });
    const worker = await until(async () => {
      const answer = await supertest(url).get('/health/ready');
      return answer.ok && answer.body;
    }, 'a worker that keeps up');
    expect(worker).toEqual({ status: 'ok', down: [], why: {} });
    const { text } = await supertest(url).get('/metrics');
    expect(text).toContain('willow_subscription_halted{subscription="projection/order-list"} 0');
    expect(text).toContain('willow_subscription_running{subscription="reaction/mail-issued-link"} 1');
    expect(text).toMatch(/^willow_mail_oldest_waiting_seconds [\d.]+$/m);
  });

  it('is told as a word through a proxy, and in full on our own networks or to whoever has the pass', async () => {
    const pass = healthPass(product.api.get(Secrets, { strict: false }));
    const through = (headers: Readonly<Record<string, string>>) => supertest(product.url).get('/health/ready').set(headers);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await through({ [header]: '203.0.113.9' })).body).toEqual({ status: 'ok' });
    for (const authorization of [pass.slice(0, -1), `${pass.slice(0, -1)}!`, 'Bearer', ''])
      expect((await through({ 'x-forwarded-for': '10.0.0.1', authorization })).body).toEqual({ status: 'ok' });
    expect((await through({ 'x-forwarded-for': '203.0.113.9', authorization: pass })).body).toEqual({ status: 'ok', down: [], why: {} });
  });

  it('asks for no part that a process has not: each would be an error in the log', async () => {
    const get = jest.fn((type: never): never => product.api.get(type, { strict: false }));
    await readinessOf({ get });
    const results = get.mock.results.map(({ type }) => type);
    expect(results).toContain('return');
    expect(results).not.toContain('throw');
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
      const asking = product.api.get<readonly Reaction[]>(MAIL_REACTIONS).map(({ name }) => `reaction/${name}`);
      expect(asking).toContain(waiting.at);
      expect(waiting.seconds).toBeGreaterThan(10);
      expect((await status()).disrupted).toEqual(['website', 'referrals']);
      // The api watches, too: it records what the worker cannot.
      await minuteLater(product.api);
      await minuteLater(product.api);
    });
    await until(async () => (await ready()).status === 200, 'the api is ready again');
    await statusUntil(({ text }) => /<li><strong>Referral Programme<[/]strong> Since/.test(text), 'the incident');
    await until(async () => {
      await minuteLater(product.worker);
      return (await status()).disrupted.length === 0;
    }, 'the end of the incident');
  });
});

describe('the status page', () => {
  it('is as it was built while all is well and was for 90 days', async () => {
    product.clock.advance({ minutes: 91 * DAY });
    await minuteLater(product.worker);
    const { headers } = await statusUntil(({ text }) => text === STATUS, 'all to be well');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.anything() });
  });

  it('may use the styles that it carries and no others; no other page may use them', async () => {
    const policy = async (path: string) => (await supertest(product.url).get(path)).headers['content-security-policy'];
    expect(await policy('/status')).toContain("; style-src 'self' 'sha256-statusStyles'; ");
    expect(await policy('/pricing')).toContain("; style-src 'self'; ");
    expect(await policy('/dashboard')).toContain("; style-src 'self'; ");
  });

  it('tells of the card provider once that has failed for a minute, and keeps it in the history (P-021, P-023)', async () => {
    product.stripe.setFault({ kind: '500', times: 1000 });
    await minuteLater(product.worker);
    expect((await status()).text).toBe(STATUS);
    await minuteLater(product.worker);
    const open = await statusUntil(({ text }) => text.includes('Since'), 'the incident');
    expect(open.disrupted).toEqual(['payments']);
    expect(open.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(open.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self' 'sha256-statusStyles'; ");
    expect(open.text).not.toMatch(/projection|reaction|stripe|worker|seconds|postgres|queue/i);

    product.stripe.setFault(null);
    await minuteLater(product.worker);
    await minuteLater(product.worker);
    const closed = await statusUntil(({ disrupted }) => disrupted.length === 0, 'the end of the incident');
    expect(closed.text).toMatch(/Secure Payments<[/]strong> [^<]*, for \d+ minutes<[/]li>/);
    expect(closed.text).not.toContain('quiet');
    product.clock.advance({ minutes: 31 * DAY });
    expect((await status()).text).toMatch(/quiet.*Secure Payments/);
  });

  it('costs one look, however many ask', async () => {
    const look = jest.spyOn(product.api.get(ServiceProbe, { strict: false }), 'look');
    product.clock.advance({ minutes: 1 });
    await product.clock.stopped(() => Promise.all(Array.from({ length: 20 }, () => supertest(product.url).get('/status').expect(200))));
    expect(look).toHaveBeenCalledTimes(1);
  });
});

describe('the mark beside what nobody has confirmed', () => {
  it('is on a page until the launch check has its item, and then goes without a restart (AM-23)', async () => {
    const invitation = () => supertest(product.url).get('/referral/abc').expect(200);
    expect((await invitation()).text).toContain('Typical');
    const item = mustConfirmBeforeLaunch.find(({ id }) => id === 'claims.costs')!;
    const context = { actor: 'system:cli', correlationId: 'c', causationId: 'c', now: product.clock.now() } as const;
    await confirmLaunchItem(product.api.get(Launches, { strict: false }), item, { by: 'Olive', note: null }, context);
    product.clock.advance({ minutes: 1 });
    const { headers } = await until(async () => {
      const answer = await invitation();
      return answer.text === '<h1>Invited</h1>' && answer;
    }, 'the mark to go');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.anything(), vary: 'accept-encoding' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });
});

describe('the alarm for late mails', () => {
  const SOURCES = join(import.meta.dirname, '../../modules');
  const textsOf = (pattern: string) => globSync(pattern, { cwd: SOURCES }).map((file) => readFileSync(join(SOURCES, file), 'utf8'));
  const names = new Map(
    textsOf('*/jobs/*.ts').flatMap((text) =>
      [...text.matchAll(/const (\w+) = define(?:Mail)?Job\(\{\s*name: '([^']+)'/g)].map(([, variable, name]) => [variable, name] as const),
    ),
  );
  const isMail = (variable: string | undefined) => mailJobs.some(({ name }) => name === names.get(variable));

  it('knows the jobs of those who talk to the mailer themselves', () => {
    for (const text of textsOf('*/jobs/*.worker.ts')) {
      const handled = [...text.matchAll(/@HandlesJob\((\w+)/g)].map(([, variable]) => variable);
      expect([handled, handled.some(isMail)]).toEqual([handled, text.includes('.mailer.send(')]);
    }
  });

  it('every job that is scheduled is looked for when the queue has lost it', () => {
    const scheduled = [...textsOf('*/jobs/*.ts'), ...textsOf('../platform/*/*.ts')].flatMap((text) =>
      [...text.matchAll(/jobs\.schedule\((\w+),/g)].map(([, variable]) => names.get(variable ?? '') ?? variable),
    );
    const byName = (one: string, other: string): number => one.localeCompare(other);
    expect(scheduled.map(String).toSorted(byName)).toEqual(
      scheduledJobs
        .map(({ name }) =>
          name
            .replace('platform.cleanup', 'cleanup')
            .replace('platform.keep-backups', 'keepBackups')
            .replace('platform.turn-key-epoch', 'turnKeyEpoch'),
        )
        .toSorted(byName),
    );
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

const doctor = (part: string) =>
  willow(['doctor', part], Object.fromEntries(Object.entries(product.config).map(([name, value]) => [name, String(value ?? '')])));
const asOwner = (sql: string) => withClient(product.database.ownerUrl, (client) => client.query(sql));

describe('a queue that has lost everything', () => {
  it('has its schedules back without a restart; doctor says it before, readiness afterwards', async () => {
    expect(await doctor('queue')).toMatchObject({
      status: 0,
      text: expect.stringContaining('it holds every job that was asked for and is not done'),
    });
    await asOwner('TRUNCATE bullmq.job, bullmq.scheduler CASCADE');
    const found = await doctor('queue');
    expect(found).toMatchObject({ status: 1, text: expect.stringContaining('it lacks ') });
    for (const { name } of scheduledJobs) expect(found.text).toContain(name);
    await product.worker.get(JobKeeper, { strict: false }).look();
    expect(await doctor('queue')).toMatchObject({ status: 0 });
    expect(await readinessOf(product.worker)).toMatchObject({ warnings: [expect.stringContaining('the queue lacked ')] });
  });
});

describe('a database that takes no writes', () => {
  const takesWrites = (takes: boolean) =>
    withClient(product.database.adminUrl, async (client) => {
      await client.query('SET default_transaction_read_only = off');
      await client.query(`ALTER DATABASE ${product.database.name} SET default_transaction_read_only = ${takes ? 'off' : 'on'}`);
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    });

  it('is named by readiness, doctor and, for whoever saves something, the status page', async () => {
    expect((await doctor('postgresql')).text).toContain('it takes writes');
    await takesWrites(false);
    const WHY = 'PostgreSQL takes no writes: it is read-only: a copy, or somebody has set default_transaction_read_only';
    await until(async () => (await ready()).body.why.database === WHY, 'readiness of the api names the database, and why');
    await until(async () => (await readinessOf(product.worker)).why['database'] === WHY, 'and that of the worker');
    expect((await status()).disrupted).toEqual(['website', 'questionnaire', 'payments', 'email', 'referrals']);
    expect(await doctor('postgresql')).toMatchObject({ status: 1, text: expect.stringContaining(WHY) });
    await takesWrites(true);
    await until(async () => !(await ready()).body.down.includes('database'), 'the end of it');
  });
});
