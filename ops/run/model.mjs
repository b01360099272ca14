// npm run model -- --journeys 20000 --seed 1: random journeys of two customers and our team through a product, held against a model of a page
// (backend/src/testing/model).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const number = { type: 'string' };
const { values } = parseArgs({ options: { journeys: number, seed: number } });
const given = Object.entries({ journeys: '20000', ...values });
const wrong = given.find(([, value]) => !/^[1-9]\d{0,8}$/.test(value));
if (wrong) {
  console.error(`--${wrong[0]} is a whole number above 0.`);
  process.exit(2);
}
const env = {
  ...process.env,
  ...Object.fromEntries(given.map(([name, value]) => [`MODEL_${name.toUpperCase()}`, value])),
};
const args = ['run', 'test:int', '-w', 'backend', '--', 'src/model', '--maxWorkers=1'];
process.exit(spawnSync('npm', args, { cwd: join(import.meta.dirname, '../..'), env, stdio: 'inherit' }).status ?? 1);
