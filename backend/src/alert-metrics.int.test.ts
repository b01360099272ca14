import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Registry } from 'prom-client';
import { registerAlertMetrics, registerWorkerAlertMetrics } from './alert-metrics.ts';
import { StatusTruth } from './modules/status/watch/status-truth.ts';
import { StatusWatch } from './modules/status/index.ts';
import { textOf } from './platform/process/metrics-server.ts';
import { JobSlos } from './platform/queue/index.ts';
import { customerWithWill, payByCard } from './testing/people.ts';
import { type Product, startProduct } from './testing/product.ts';
import { until } from './testing/until.ts';

let product: Product;
beforeAll(async () => {
  // A stage on which nothing runs by the clock.
  product = await startProduct({ STATUS_CHECK_SECONDS: '0', ERASURE_WAIT_DAYS: '3' });
});
afterAll(async () => product?.close());

/** The lines of both processes that begin so. */
async function figures(...names: readonly string[]): Promise<readonly string[]> {
  const registries = [new Registry(), new Registry()] as const;
  registerAlertMetrics(registries[0], product.api);
  registerAlertMetrics(registries[1], product.worker);
  registerWorkerAlertMetrics(registries[1], product.worker);
  const texts = await Promise.all(registries.map(textOf));
  return texts.flatMap((text) => text.split('\n')).filter((line) => names.some((name) => line.startsWith(name)));
}
const both = <T>(of: (app: INestApplicationContext) => T): readonly T[] => [product.api, product.worker].map(of);

it('a product that is well: parts work, nothing is overdue, and what was asked for came in time, by both processes', async () => {
  const judge = () => Promise.all(both((app) => app.get(JobSlos, { strict: false }).look()));
  await judge();
  const customer = await customerWithWill(product);
  await payByCard(product, customer.agent, 'pm_card_createDispute');
  await until(async () => (await customer.agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
  await until(async () => (await figures('willow_disputes_waiting{kind="needs_response"} 1')).length === 1, 'the dispute');
  await until(async () => {
    await judge();
    return (await figures('willow_slo_events_total{slo="draft"} 1')).length === 2;
  }, 'the draft to be judged');
  const truth = product.api.get(StatusTruth, { strict: false });
  await truth.look();
  // Nobody has found out since whether that was true.
  await truth.look();
  product.clock.advance({ minutes: 1 / 60 });
  await Promise.all(both((app) => app.get(StatusWatch, { strict: false }).look()));
  await truth.look();
  expect((await figures('willow_slo_events_total{slo="save"}'))[0]).not.toBe('willow_slo_events_total{slo="save"} 0');
  expect(new Set(await figures('willow_part_works', 'willow_component_works'))).toEqual(
    new Set([
      ...['events', 'queue', 'database'].map((part) => `willow_part_works{part="${part}"} 1`),
      ...['website', 'questionnaire', 'payments', 'email', 'referrals'].map((part) => `willow_component_works{component="${part}"} 1`),
    ]),
  );
  expect(await figures('willow_slo_bad_events_total{slo="status"}', 'willow_slo_events_total{slo="status"}')).toEqual([
    'willow_slo_events_total{slo="status"} 1',
    'willow_slo_bad_events_total{slo="status"} 0',
    'willow_slo_events_total{slo="status"} 0',
    'willow_slo_bad_events_total{slo="status"} 0',
  ]);
  expect(await figures('willow_erasure_overdue_seconds', 'willow_backup_timestamp_seconds')).toEqual([
    'willow_backup_timestamp_seconds 0',
    'willow_erasure_overdue_seconds 0',
  ]);
});

it('an erasure that nobody did is overdue, and a backup is as old as its file', async () => {
  const { agent, email } = await customerWithWill(product);
  await agent.post('/api/erasure').send({ email }).expect(202);
  product.clock.advance({ minutes: 3 * 24 * 60 + 90 });
  const overdue = await until(async () => {
    const [line = ''] = await figures('willow_erasure_overdue_seconds');
    return Number(line.split(' ')[1]) > 0 && Number(line.split(' ')[1]);
  }, 'the erasure to be overdue');
  expect(overdue).toBeGreaterThanOrEqual(90 * 60 - 1);
  const folder = join(product.config.DATA_DIR, 'backups');
  mkdirSync(folder);
  writeFileSync(join(folder, 'tonight'), '');
  const [line = ''] = await figures('willow_backup_timestamp_seconds');
  expect(Math.abs(Number(line.split(' ')[1]) - Date.now() / 1_000)).toBeLessThan(3_600);
});
