// Preloaded into every process of a product that is to be broken (`node --import`): it ends, as by kill -9, at the point that a file names. The
// product tells what it does on node:diagnostics_channel and knows nothing of this, so none that serves customers has such points.
import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { basename } from 'node:path';

const file = process.env.CHAOS_FAIL_AT;
const program = basename(process.argv[1] ?? '');

/** Between what was done and whoever is told so. */
const CHANNELS = {
  append: 'tracing:willow:append:asyncStart',
  projection: 'tracing:willow:projection:asyncStart',
  reaction: 'tracing:willow:reaction:asyncStart',
  enqueue: 'tracing:willow:enqueue:asyncStart',
  job: 'tracing:willow:job:asyncStart',
  effect: 'http.client.response.finish',
};

/** `api.main.js append`, or `api.main.js append EnquiryRaised`: only when it is about a fact of this type. */
const endAt = (point) => (told) => {
  if (!existsSync(file)) return;
  const [where, what, type] = readFileSync(file, 'utf8').split(' ');
  if (where !== program || what !== point || (type && !told.types?.includes(type))) return;
  // Of several processes, and of several moments, one.
  renameSync(file, `${file}.reached`);
  process.kill(process.pid, 'SIGKILL');
};

if (file && ['api.main.js', 'worker.main.js'].includes(program))
  for (const [point, channel] of Object.entries(CHANNELS)) subscribe(channel, endAt(point));
