import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIFE = `
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
process.on('SIGINT', () => {});
`;

const API = `${LIFE}
import { createServer } from 'node:http';
createServer((request, response) => {
  if (request.url === '/env') return response.end(JSON.stringify({ ...process.env, pid: process.pid }));
  response.statusCode = request.url === '/health/ready' ? 200 : 404;
  response.end();
}).listen(Number(process.env.PORT), 'localhost');
`;

const CLI = `
import { appendFileSync, writeFileSync } from 'node:fs';
if (process.env.FAKE_DOCTOR && process.argv[2] === 'doctor') {
  process[process.env.FAKE_DOCTOR === 'sealed' ? 'stdout' : 'stderr'].write('willow could not start: DATABASE_URL: no\\n');
  process.exit(1);
}
if (process.argv[2] !== 'doctor') appendFileSync(process.env.DATA_DIR + '/migrated', process.argv[2] + '\\n');
writeFileSync(process.env.DATA_DIR + '/migrated.owner', process.env.DATABASE_OWNER_URL ?? '');
if (process.env.FAIL_MIGRATION) { console.error('column "x" does not exist'); process.exit(1); }
`;

/** Programs that keep the launcher's side of the contract and nothing else. */
export const writeFakeBackend = (directory: string, changes: { readonly api?: string; readonly worker?: string } = {}): string => {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(directory, 'api.main.js'), changes.api ?? API);
  writeFileSync(join(directory, 'worker.main.js'), changes.worker ?? `${LIFE} setInterval(() => {}, 1000);`);
  writeFileSync(join(directory, 'cli.main.js'), CLI);
  return directory;
};
