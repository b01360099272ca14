import 'reflect-metadata';
import { runMain } from './platform/process/run-main.ts';
import { startApi } from './start-api.ts';

await runMain('api', () => startApi(process.env));
