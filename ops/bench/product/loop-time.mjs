// Loaded into the api that is measured: answers how many milliseconds of processor time the thread of its event loop has used so far.
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  createServer((_, answer) => {
    const { user, system } = process.threadCpuUsage();
    answer.end(String((user + system) / 1_000));
  })
    .listen(Number(process.env.LOOP_TIME_PORT), '127.0.0.1')
    .unref();
