import 'reflect-metadata';
import { tolerateClosedOutput } from './platform/process/closed-output.ts';
import { runMain } from './platform/process/run-main.ts';
import { runCommand } from './cli/commands.ts';

tolerateClosedOutput();
await runMain('willow', () => runCommand(process.argv.slice(2), process.env));
