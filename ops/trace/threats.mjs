// npm run threats: which tests prove each row of docs/threat-model.md. Ends with 1 when a row has none.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TESTS } from './tests.mjs';
import { THREAT, idsNamedIn } from './titles.mjs';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '../..');

/** The rows of the table, and for each the files with a test that names it. */
export function provenThreats() {
  const rows = [...readFileSync(join(ROOT, 'docs/threat-model.md'), 'utf8').matchAll(/^\| (T-\d{2}) /gm)].map(([, id]) => id);
  const proofs = new Map(rows.map((id) => [id, []]));
  const unknown = [];
  for (const file of globSync(TESTS, { cwd: ROOT, exclude: (path) => path.includes('node_modules') })) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    if (!source.includes('T-')) continue;
    for (const id of idsNamedIn(source, file.endsWith('.tsx'), THREAT)) {
      if (proofs.has(id)) proofs.get(id).push(file);
      else unknown.push(`${id} in ${file}`);
    }
  }
  return { proofs, unknown };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { proofs, unknown } = provenThreats();
  for (const [id, files] of proofs)
    console.log(`${id}  ${files.length === 0 ? 'NO TEST' : files.toSorted((one, other) => one.localeCompare(other)).join(', ')}`);
  for (const each of unknown) console.log(`${each} is no row of docs/threat-model.md`);
  const open = [...proofs.values()].filter((files) => files.length === 0).length;
  console.log(`${proofs.size - open} of ${proofs.size} threats have a test, ${open} have none.`);
  if (open > 0 || unknown.length > 0) process.exitCode = 1;
}
