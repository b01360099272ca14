import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Measured } from '../kit/bench.ts';
import { query, queryOne, type Server } from '../kit/database.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import { processorMs } from '../kit/processor-time.ts';
import { say } from '../kit/progress.ts';
import { BACKEND, migrateProduct, productEnv } from '../product/product-env.ts';
import type { ProductRole } from '../roles/product.role.ts';
import { withAllLogins } from '../../run/launcher/postgres/logins.ts';

const FACTS_EACH = 10;
const MILLION = 1_000_000;

/** `willow audit verify` as a process of its own, on a log of which half the facts are orders' and half are sealed answers. */
export const measureVerify = (server: Server, facts: number): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const url = await server.newDatabase('verify');
    const env = await productEnv(url, server.dataDir);
    await migrateProduct(env);
    const writer = await group.role<ProductRole>('roles/product.role.ts', env);
    await writer.call('seedOrders', facts / 2 / FACTS_EACH, FACTS_EACH);
    await writer.call('newHistories', facts / 2 / FACTS_EACH);
    await writer.stop();
    await query(server.adminUrl(url), 'VACUUM ANALYZE es.event');
    await server.settle();
    const { count } = await queryOne<{ count: number }>(url, 'SELECT max(position)::int AS count FROM es.event');
    say(`${count} facts are there`);
    const audit = async (command: string): Promise<{ readonly seconds: number; readonly cpuSeconds: number }> => {
      const [begin, before] = [performance.now(), processorMs([process.pid]) ?? 0];
      // It ends with 1 when the log was changed and with 2 when it cannot tell, and that is an error here.
      await promisify(execFile)(process.execPath, [`${BACKEND}/cli.main.js`, 'audit', command], { env: withAllLogins(env) });
      const [seconds, cpuMs] = [(performance.now() - begin) / 1000, (processorMs([process.pid]) ?? 0) - before];
      return { seconds: (seconds * MILLION) / count, cpuSeconds: (cpuMs * MILLION) / 1000 / count };
    };
    const checkpoint = await audit('checkpoint');
    const verify = await audit('verify');
    return {
      medians: { checkpointCpuSeconds: checkpoint.cpuSeconds, checkpointSeconds: checkpoint.seconds, verifyCpuSeconds: verify.cpuSeconds },
      ratios: { verifySeconds: verify.seconds },
    };
  });
