// A Jest reporter. Names the files that still run when none has ended for long: whoever stops a run that hangs learns where.
import { relative } from 'node:path';

const QUIET_MS = 10 * 60_000;

export default class Unfinished {
  #running = new Set();
  #timer;

  onTestFileStart({ path }) {
    this.#running.add(relative(process.cwd(), path));
    this.#wait();
  }

  onTestFileResult({ path }) {
    this.#running.delete(relative(process.cwd(), path));
    this.#wait();
  }

  onRunComplete() {
    clearInterval(this.#timer);
  }

  #wait() {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tell(), QUIET_MS);
    this.#timer.unref();
  }

  #tell() {
    process.stderr.write(`No test file has ended for ${QUIET_MS / 60_000} minutes. Still running: ${[...this.#running].join(', ')}\n`);
  }
}
