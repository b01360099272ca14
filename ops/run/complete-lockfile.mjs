// Run after adding a package that has a build per platform. npm leaves out of the lockfile what the registry at hand does not offer,
// and `npm ci` then refuses the lockfile as out of step, so that a fresh clone could not be installed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { completed, missingOptionals } from './lockfile.mjs';

const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const lockfile = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingOptionals(lockfile).length;
if (missing > 0) writeFileSync(path, `${JSON.stringify(completed(lockfile), null, 2)}\n`);
console.log(`${missing} added.`);
