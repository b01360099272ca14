/** Where a command says what it has to say. With `--json` standard output has one document a line, and everything else is on standard error. */
export type Output = {
  /** What was found or done: lines for a person, a document for a program. */
  tell(document: object, ...lines: readonly string[]): void;
  /** Beside it: progress, what to do next, that there is nothing. */
  say(line: string): void;
};

/** What a command says, in words or as JSON. */
export const outputOf = (isJson: boolean): Output =>
  isJson
    ? { tell: (document) => write('stdout', JSON.stringify(document)), say: (line) => write('stderr', line) }
    : { tell: (_, ...lines) => lines.forEach((line) => write('stdout', line)), say: (line) => write('stdout', line) };

/** That something did not work: status 1. */
export function fail(line: string): void {
  write('stderr', line);
  process.exitCode = 1;
}

const write = (stream: 'stdout' | 'stderr', line: string): void => void process[stream].write(`${line}\n`);
