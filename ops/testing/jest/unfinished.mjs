// A Jest reporter. Names the files that still run when none has ended for long, or the run is stopped: whoever reads the record learns where.
import { relative } from 'node:path';

const QUIET_MS = 10 * 60_000;

export default class Unfinished {
  #running = new Set();
  #timer;
  #stopped = () => {
    this.#tell('Stopped.');
    process.kill(process.pid, 'SIGTERM');
  };

  onRunStart() {
    process.once('SIGTERM', this.#stopped);
  }

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
    process.off('SIGTERM', this.#stopped);
  }

  #wait() {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tell(`No test file has ended for ${QUIET_MS / 60_000} minutes.`), QUIET_MS);
    this.#timer.unref();
  }

  #tell(why) {
    process.stderr.write(`${why} Still running: ${[...this.#running].join(', ')}\n`);
  }
}
