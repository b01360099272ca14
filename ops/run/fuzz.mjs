// npm run fuzz -- --requests 20000 --answers 20000 --lanes 4 --seed 1: hostile requests to every route of a product of its own, and random answers (backend/src/testing/fuzz).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const number = { type: 'string' };
const { values } = parseArgs({ options: { requests: number, answers: number, lanes: number, seed: number } });
const given = Object.entries({ requests: '20000', answers: '20000', ...values });
const wrong = given.find(([, value]) => !/^[1-9]\d{0,6}$/.test(value));
if (wrong) {
  console.error(`--${wrong[0]} is a whole number from 1 to 9999999.`);
  process.exit(2);
}
const fuzz = Object.fromEntries(given.map(([name, value]) => [`FUZZ_${name.toUpperCase()}`, value]));
const args = ['run', 'test:int', '-w', 'backend', '--', 'src/fuzz', '--maxWorkers=1'];
const { status } = spawnSync('npm', args, { cwd: join(import.meta.dirname, '../..'), env: { ...process.env, ...fuzz }, stdio: 'inherit' });
process.exit(status ?? 1);
