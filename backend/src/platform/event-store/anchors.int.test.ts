import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Registry } from 'prom-client';
import { runCommand } from '../../cli/commands.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { startProduct, type Product } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { isCheckpoint, parseAnchor } from '../../event-sourcing/store/anchors/anchor.ts';
import { anchorFileOf } from './anchor-file-of.ts';
import { Anchors } from './anchors.module.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.close());

describe('the worker', () => {
  it('anchors the log from its start on, signs a checkpoint, tells how far, and an auditor finds the log in order', async () => {
    const { DATA_DIR, DATABASE_URL, MASTER_KEY } = product.config;
    const file = anchorFileOf(DATA_DIR, DATABASE_URL);
    await until(() => file.newest(), 'an anchor');
    const checkpoints = async () => ((await file.lines()) ?? []).map(parseAnchor).filter((anchor) => anchor && isCheckpoint(anchor));
    await until(async () => (await checkpoints()).length === 1, 'a checkpoint, which exports are proven by');
    const registry = new Registry();
    product.worker.get(Anchors, { strict: false }).measure(registry);
    const head = await product.worker.get(EventStore, { strict: false }).head();
    const text = await registry.metrics();
    expect(Number(/^willow_log_anchor_position (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(Number(/^willow_log_anchor_position (\d+)$/m.exec(text)?.[1])).toBeLessThanOrEqual(Number(head));
    expect(text).toMatch(/^willow_log_contradicts_anchor 0$/m);
    const output: string[] = [];
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => output.push(String(line)) > 0);
    await runCommand(['audit', 'verify'], { DATABASE_AUDIT_URL: product.database.auditUrl, DATA_DIR, MASTER_KEY });
    jest.restoreAllMocks();
    expect([process.exitCode, output.at(-1)]).toEqual([
      0,
      expect.stringMatching(/^OK: up to position \d+ the log is what was signed\.\n$/),
    ]);
    process.exitCode = 0;
  });
});
