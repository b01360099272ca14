// npm run fuzz -- --requests 20000 --answers 20000 --tamperings 100000 --histories 10000 --lanes 4 --seed 1: hostile requests to every route of a product of its own,
// random answers (backend/src/testing/fuzz), and a log that is tampered with.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const number = { type: 'string' };
const { values } = parseArgs({
  options: { requests: number, answers: number, tamperings: number, histories: number, lanes: number, seed: number },
});
const given = Object.entries({ requests: '20000', answers: '20000', tamperings: '100000', histories: '10000', ...values });
const wrong = given.find(([, value]) => !/^[1-9]\d{0,6}$/.test(value));
if (wrong) {
  console.error(`--${wrong[0]} is a whole number from 1 to 9999999.`);
  process.exit(2);
}
const fuzz = Object.fromEntries(given.map(([name, value]) => [`FUZZ_${name.toUpperCase()}`, value]));
const env = { ...process.env, ...fuzz };
const run = (target, files) =>
  spawnSync('npm', ['run', target, '-w', 'backend', '--', files, '--maxWorkers=1'], {
    cwd: join(import.meta.dirname, '../..'),
    env,
    stdio: 'inherit',
  }).status ?? 1;
process.exit(Math.max(run('test:property', 'chain-check'), run('test:int', 'tamperings'), run('test:int', 'src/fuzz')));
