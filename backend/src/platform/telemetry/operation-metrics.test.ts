import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import { RevisionConflict } from '../../event-sourcing/store/event-store.ts';
import { operation } from '../../event-sourcing/telemetry/operation.ts';
import { measureOperations } from './operation-metrics.ts';

let registry: Registry;
let end: () => void;
beforeEach(() => {
  registry = new Registry();
  end = measureOperations(registry);
});
afterEach(() => end());

const counts = async (name: string): Promise<readonly string[]> =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith(`${name}_count`) || line.startsWith(`${name}_total`));

const fail = async (error: Error): Promise<never> => {
  throw error;
};
const settled = async (work: Promise<unknown>): Promise<void> => void (await Promise.allSettled([work]));
const failing = (error: Error) => settled(operation('append', { stream: 'order', types: ['OrderPlaced'] }, () => fail(error)));

it('counts, times and tells apart what came of it', async () => {
  await operation('append', { stream: 'order', types: ['OrderPlaced', 'DiscountApplied'] }, async () => undefined);
  await failing(new RevisionConflict('order-1', 3, 4));
  await failing(new Error('away'));
  expect(await counts('willow_append_duration_seconds')).toEqual([
    'willow_append_duration_seconds_count{stream="order",outcome="stored"} 1',
    'willow_append_duration_seconds_count{stream="order",outcome="conflict"} 1',
    'willow_append_duration_seconds_count{stream="order",outcome="failed"} 1',
  ]);
  expect(await counts('willow_facts')).toEqual([
    'willow_facts_total{type="OrderPlaced"} 1',
    'willow_facts_total{type="DiscountApplied"} 1',
  ]);
});

it('takes what a rule refused for no failure', async () => {
  const command = { stream: 'order', command: 'RequestPayment', after: null };
  await settled(operation('command', command, () => fail(new RefusedError<string>('OrderAlreadyPaid'))));
  expect(await counts('willow_command_duration_seconds')).toEqual([
    'willow_command_duration_seconds_count{stream="order",command="RequestPayment",outcome="refused"} 1',
  ]);
});

it('tells a job that is put off, and a refused address, from a failure', async () => {
  const away = Object.assign(new Error('no browser'), { isPartAway: true });
  const job = { job: 'wills.render', attempt: 1 };
  for (const error of [away, new Error('x')]) await settled(operation('job', job, () => fail(error)));
  await operation('mail', {}, async () => null);
  expect([...(await counts('willow_job_duration_seconds')), ...(await counts('willow_mail_duration_seconds'))]).toEqual([
    'willow_job_duration_seconds_count{job="wills.render",outcome="put-off"} 1',
    'willow_job_duration_seconds_count{job="wills.render",outcome="failed"} 1',
    'willow_mail_duration_seconds_count{outcome="refused"} 1',
  ]);
});
