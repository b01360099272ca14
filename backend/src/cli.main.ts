import 'reflect-metadata';
import { runMain } from './platform/process/run-main.ts';
import { runCommand } from './cli/commands.ts';

await runMain('willow', () => runCommand(process.argv.slice(2), process.env));
