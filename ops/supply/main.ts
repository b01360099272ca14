// npm run sbom [-- <file>]: what the images have of npm, in CycloneDX. npm run licences: may all of it be used?
// npm run release:check -- <tag>: is the tree ready to be released under it?
import { writeFileSync } from 'node:fs';
import { licenceProblems } from './licences.ts';
import { releaseProblems } from './release.ts';
import { lockfile, packagesOf } from './packages.ts';
import { sbom } from './sbom.ts';

const [what, file] = process.argv.slice(2);
if (what === 'sbom') {
  const text = `${JSON.stringify(sbom(), null, 2)}\n`;
  if (file) writeFileSync(file, text);
  else process.stdout.write(text);
} else if (what === 'licences') {
  const packages = packagesOf(lockfile);
  const problems = licenceProblems(packages);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length === 0) process.stdout.write(`${packages.length} packages, all under licences that we allow\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else if (what === 'release' && file) {
  const problems = releaseProblems(file);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  process.stderr.write('Usage: npm run sbom [-- <file>], npm run licences, or npm run release:check -- <tag>\n');
  process.exitCode = 2;
}
