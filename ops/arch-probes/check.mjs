// Proves that the import rules hold in the tree and that every rule still bites. A probe is a small tree under ops/arch-probes/<rule name>:
// each file named planted-* must be reported by exactly that rule, and no other file by any rule.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const PROBES = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(PROBES, '../..');
const TREES = ['contracts/src', 'backend/src', 'frontend/src', 'admin-frontend/src', 'ops'];
const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

const violations = async (baseDir) => {
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const trees = TREES.filter((tree) => existsSync(join(baseDir, tree)));
  const { output } = await cruise(
    trees,
    { ...cruiseOptions, baseDir, validate: true, ruleSet: { forbidden } },
    { ...enhancedResolveOptions, bustTheCache: true },
  );
  // A cycle is reported once, from one of its files; all of them have broken the rule.
  return output.summary.violations.flatMap(({ from, to, rule, cycle = [] }) =>
    [from, ...cycle.map(({ name }) => name)].map((file) => ({ from: file, to, rule: rule.name })),
  );
};

const plantedIn = (directory) =>
  readdirSync(directory, { recursive: true })
    .filter((name) => basename(name).startsWith('planted-'))
    .toSorted((a, b) => a.localeCompare(b));

/** What is wrong with one probe, as sentences; none when it is caught by its rule and by nothing else. */
const faultsOfProbe = async (rule) => {
  const directory = join(PROBES, rule);
  if (!existsSync(directory)) return ['has no probe'];
  const planted = plantedIn(directory);
  const found = await violations(directory);
  const others = found.filter(({ from, rule: name }) => name !== rule || !planted.includes(from));
  const caught = new Set(found.filter(({ rule: name }) => name === rule).map(({ from }) => from));
  return [
    ...(planted.length === 0 ? ['has no planted-* file'] : []),
    ...planted.filter((file) => !caught.has(file)).map((file) => `${file} is not caught`),
    ...others.map(({ from, to, rule: name }) => `${from} → ${to} is reported by ${name}`),
  ];
};

const sentences = (found) => [
  ...new Set(found.map(({ to, rule, from }) => (rule === 'no-cycles' ? `${to} is on a cycle` : `${from} → ${to} breaks ${rule}`))),
];

const report = (title, faults) => {
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${title}`);
  for (const fault of faults) console.log(`       ${fault}`);
  return faults.length === 0;
};

const rules = forbidden.map(({ name }) => name);
const strays = readdirSync(PROBES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !rules.includes(entry.name));
const inTree = await violations(ROOT);
const results = [
  report('the tree keeps every rule', sentences(inTree)),
  report(
    'every probe belongs to a rule',
    strays.map(({ name }) => `${name} is no rule`),
  ),
];
for (const rule of rules) results.push(report(`probe ${rule}`, await faultsOfProbe(rule)));

const failed = results.filter((passed) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
