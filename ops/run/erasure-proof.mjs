// npm run erasure-proof -- --erase 1000 --of 10000: plants words with so many customers, erases some, and looks for what is left of them in a
// product of its own (backend/src/erasure-proof.slow.int.test.ts).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const number = { type: 'string' };
const { values } = parseArgs({ options: { erase: number, of: number } });
const given = { erase: '1000', of: '10000', ...values };
const wrong = Object.entries(given).find(([, value]) => !/^[1-9]\d{0,5}$/.test(value));
if (wrong) {
  console.error(`--${wrong[0]} is a whole number above 0.`);
  process.exit(2);
}
if (Number(given.erase) > Number(given.of)) {
  console.error('--erase is at most --of.');
  process.exit(2);
}
const env = { ...process.env, ERASURE_ERASE: given.erase, ERASURE_OF: given.of };
const args = ['run', 'test:int', '-w', 'backend', '--', 'src/erasure-proof', '--maxWorkers=1'];
process.exit(spawnSync('npm', args, { cwd: join(import.meta.dirname, '../..'), env, stdio: 'inherit' }).status ?? 1);
