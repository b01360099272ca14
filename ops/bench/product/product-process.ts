import { join } from 'node:path';
import type { Environment } from '../../run/launcher/environment.ts';
import { lastLines, runProgram } from '../../run/launcher/node-part.ts';
import { waitUntil } from '../../run/launcher/processes.ts';
import { BACKEND } from './product-env.ts';

type ProductProcess = { readonly pid: number; stop(): Promise<void> };

const READY_WITHIN_MS = 30_000;

export const startApi = (env: Environment): Promise<ProductProcess> =>
  start('api', env, async () => (await fetch(`http://127.0.0.1:${env['PORT']}/health/live`)).ok);

/** Until all its projections and reactions are live. */
export const startWorker = (env: Environment): Promise<ProductProcess> =>
  start('worker', env, async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${env['METRICS_PORT']}/metrics`)).text();
    const subscriptions = metrics.split('\n').filter((line) => line.startsWith('willow_subscription_state{'));
    return subscriptions.length > 0 && subscriptions.every((line) => line.includes('state="live"'));
  });

async function start(name: string, env: Environment, isReady: () => Promise<boolean>): Promise<ProductProcess> {
  const logFile = join(env['DATA_DIR'] ?? '', 'logs', `${name}.log`);
  const part = runProgram({ name, file: join(BACKEND, `${name}.main.js`), env, logFile, say: () => undefined });
  await waitUntil(() => part.deaths > 0 || isReady().catch(() => false), READY_WITHIN_MS);
  if (part.pid === undefined || part.deaths > 0 || !(await isReady().catch(() => false))) {
    await part.stop();
    throw new Error(`${name} does not start. The end of its log:\n${lastLines(logFile)}`);
  }
  return { pid: part.pid, stop: () => part.stop() };
}
