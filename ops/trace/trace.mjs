// npm run trace: which requirements no test title names yet. A list, not a gate. `npm run trace -- wizard-1` looks at one area.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TESTS } from './tests.mjs';
import { requirementsNamedIn } from './titles.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '../..');

const [, ...lines] = readFileSync(join(HERE, 'requirements.tsv'), 'utf8').trimEnd().split('\n');
const requirements = lines.map((line) => line.split('\t')).map(([id, area, text]) => ({ id, area, text }));

const files = globSync(TESTS, { cwd: ROOT, exclude: (path) => path.includes('node_modules') });
const named = new Set(files.flatMap((file) => [...requirementsNamedIn(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('.tsx'))]));

const [wanted] = process.argv.slice(2);
const asked = requirements.filter(({ area }) => !wanted || area === wanted);
if (asked.length === 0) {
  console.error(`There is no area ${wanted}. There are: ${[...new Set(requirements.map(({ area }) => area))].toSorted().join(', ')}`);
  process.exit(2);
}
const untested = asked.filter(({ id }) => !named.has(id));
const known = new Set(requirements.map(({ id }) => id));

for (const { id, area, text } of untested) console.log(`${id}  ${area.padEnd(16)}  ${text}`);
for (const id of named) if (!known.has(id)) console.log(`${id}  is named by a test, but is no requirement`);
console.log(`${asked.length - untested.length} of ${asked.length} requirements are named by a test title, ${untested.length} are not.`);
