import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** One line that is shown nowhere: typed at the question by a person, or from standard input. It stands in no list of processes and in no shell history. */
export async function secretLine(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return (await text(stdin)).trim();
  stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input: stdin, output: silent, terminal: true });
  try {
    return (await asking.question('')).trim();
  } finally {
    asking.close();
    stderr.write('\n');
  }
}
