import 'reflect-metadata';
import { runMain } from './platform/process/run-main.ts';
import { startWorker } from './start-worker.ts';

await runMain('worker', () => startWorker(process.env));
