import { describe, expect, it } from '@jest/globals';
import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startLocalStripe } from './index.ts';
import { eventually, runProgramFile, scratchFolder } from '../kit/test-support.ts';
import { freePort } from '../kit/free-port.ts';
import { clientOf, FIFTY_POUNDS, startStripe } from './test-support.ts';

const MAIN = join(dirname(fileURLToPath(import.meta.url)), 'main.ts');

const runMain = (environment: Readonly<Record<string, string>>) => runProgramFile(MAIN, environment);

describe('a restart', () => {
  it('keeps payments, events, idempotency keys and open challenges', async () => {
    const dataDir = scratchFolder();
    const first = await startStripe({ dataDir });
    const options = { idempotencyKey: 'order-1' };
    const intent = await first.stripe.paymentIntents.create(FIFTY_POUNDS, options);
    const waiting = await first.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://shop.test/',
    });
    await first.local.close();
    const second = await startStripe({ dataDir });
    expect(await second.stripe.paymentIntents.create(FIFTY_POUNDS, options)).toEqual(intent);
    expect(await second.stripe.paymentIntents.retrieve(intent.id)).toEqual(waiting);
    expect((await second.stripe.events.list()).data.map(({ type }) => type)).toEqual([
      'payment_intent.requires_action',
      'payment_intent.created',
    ]);
    const challenge = new URL(waiting.next_action?.redirect_to_url?.url ?? '').pathname;
    await fetch(`${second.local.url}${challenge}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: 'complete' }),
    });
    expect((await second.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('finishes a payment that was processing', async () => {
    const dataDir = scratchFolder();
    const first = await startStripe({ dataDir, processingDelayMs: 100 });
    const { id } = await first.stripe.paymentIntents.create({ ...FIFTY_POUNDS, payment_method: 'pm_card_processing', confirm: true });
    await first.local.close();
    const second = await startStripe({ dataDir });
    await eventually(async () => (await second.stripe.paymentIntents.retrieve(id)).status === 'succeeded');
  });

  it('forgets everything when there is no data folder', async () => {
    const first = await startStripe();
    await first.stripe.paymentIntents.create(FIFTY_POUNDS);
    await first.local.close();
    expect((await (await startStripe()).stripe.paymentIntents.list()).data).toEqual([]);
  });

  it('keeps the data file to its owner', async () => {
    const dataDir = scratchFolder();
    await startStripe({ dataDir });
    expect(statSync(join(dataDir, 'local-stripe.ndjson')).mode & 0o777).toBe(0o600);
  });
});

describe('as a program', () => {
  it('comes back with all data after kill -9 and half a written line', async () => {
    const dataDir = scratchFolder();
    const port = await freePort();
    const environment = { STRIPE_LOCAL_PORT: String(port), DATA_DIR: dataDir };
    const stripe = clientOf({ port });
    const first = runMain(environment);
    await first.up();
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1) ids.push((await stripe.paymentIntents.create(FIFTY_POUNDS)).id);
    first.child.kill('SIGKILL');
    await first.exited;
    const file = join(dataDir, 'local-stripe.ndjson');
    appendFileSync(file, readFileSync(file, 'utf8').slice(0, 100));
    const second = runMain(environment);
    await second.up();
    const later = await stripe.paymentIntents.create(FIFTY_POUNDS);
    const kept = await stripe.paymentIntents.list({ limit: 100 });
    expect(kept.data.map(({ id }) => id)).toEqual([...ids, later.id].toReversed());
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    expect(second.output()).toBe(`Local Stripe listens on http://localhost:${port}\n`);
  });

  it('refuses to run in production', async () => {
    const program = runMain({ NODE_ENV: 'production', STRIPE_LOCAL_PORT: '0' });
    expect(await program.exited).toBe(1);
    expect(program.output()).toContain('refuses to start with NODE_ENV=production');
  });

  it('refuses live keys', async () => {
    await expect(startLocalStripe({ port: 0, webhookSecret: 'whsec_x', secretKey: 'sk_live_x' })).rejects.toThrow('refuses live keys');
  });

  it('fails on a taken port before it touches the data', async () => {
    const dataDir = scratchFolder();
    const { local } = await startStripe();
    const file = join(dataDir, 'local-stripe.ndjson');
    writeFileSync(file, 'half a line');
    await expect(startLocalStripe({ port: local.port, dataDir, webhookSecret: 'whsec_x' })).rejects.toThrow('EADDRINUSE');
    expect(readFileSync(file, 'utf8')).toBe('half a line');
  });
});
