// A Jest reporter. When no test has ended for ten minutes, one hangs in a way that no limit of its own could end: the run ends, and says in
// which files. A run that is stopped says it too.
import { relative } from 'node:path';
import { ENDED_TESTS } from './ended-tests.ts';

const QUIET_MS = 10 * 60_000;

export default class Unfinished {
  #running = new Set();
  #timer;
  #ended = new BroadcastChannel(ENDED_TESTS);
  #stopped = () => {
    this.#tell('Stopped.');
    process.kill(process.pid, 'SIGTERM');
  };

  constructor() {
    this.#ended.unref();
    this.#ended.addEventListener('message', () => this.#wait());
  }

  onRunStart() {
    process.once('SIGTERM', this.#stopped);
    this.#wait();
  }

  onTestFileStart({ path }) {
    this.#running.add(relative(process.cwd(), path));
    this.#wait();
  }

  /** Told by Jest's own runner; threads tell it themselves. */
  onTestCaseResult() {
    this.#wait();
  }

  onTestFileResult({ path }) {
    this.#running.delete(relative(process.cwd(), path));
    this.#wait();
  }

  onRunComplete() {
    clearTimeout(this.#timer);
    this.#ended.close();
    process.off('SIGTERM', this.#stopped);
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#tell(`No test has ended for ${QUIET_MS / 60_000} minutes.`);
      process.exit(1);
    }, QUIET_MS);
    this.#timer.unref();
  }

  #tell(why) {
    process.stderr.write(`${why} Still running: ${[...this.#running].join(', ')}\n`);
  }
}
