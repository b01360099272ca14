// Tests run in threads. One that leaves by `process.exit` says nothing to the runner, which then waits for its file for ever: here it fails
// the file instead.
import { isMainThread } from 'node:worker_threads';

const { exit } = process;
let isEnding = false;
process.once('exit', () => void (isEnding = true));

const leave = (code?: number | string | null): never => {
  // By Node itself, once it has told the runner of a fault: this one too.
  if (isEnding) return exit(code);
  isEnding = true;
  throw new Error(`A test's thread was about to end by process.exit(${code ?? ''}).`);
};

if (!isMainThread) process.exit = leave;
