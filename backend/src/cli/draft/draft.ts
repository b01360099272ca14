import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { type IsoDate, londonDate } from '@willow/contracts';
import type { NamedDeaths } from '../../drafting/index.ts';
import { ChromiumPdf, type Layouts } from '../../platform/pdf/index.ts';
import { command, type Environment } from '../command.ts';
import { fail } from '../output.ts';
import { UsageError } from '../usage-error.ts';
import { type ReadCase, readCase, readStates, unreadable } from './case.ts';
import { lineOf, make, type Made } from './make.ts';
import { DETAILS, type DraftOptions, OPTIONS, readOptions, USAGE } from './options.ts';

const EXIT = { failed: 1, refused: 3 } as const;

/** Drafts wills from files, by the same code as the worker; needs neither a database nor the running product. */
export const draftCommand = command({
  usage: USAGE,
  about: 'drafts a will from a file of answers; --batch drafts one a line',
  details: DETAILS,
  examples: ['draft --answers answers.json --format txt', 'draft --batch cases.ndjson --format plan'],
  json: '{ "text" }, what --format plan and flags print anyway, or { "refused": { "step", "reason" } }',
  options: OPTIONS,
  async run(given, env) {
    try {
      const options = fromHere(readOptions(given), env['INIT_CWD'] ?? process.cwd());
      const on = options.on ?? londonDate(Date.now());
      const defaults = options.states === null ? { on } : { on, states: await statesIn(options.states) };
      await (options.batch === null ? draftOne(options, defaults, env) : draftBatch(options, options.batch, defaults));
    } catch (error) {
      if (isBrokenPipe(error)) return;
      const why = error instanceof Error ? error.message : String(error);
      if (error instanceof UsageError) throw new UsageError(`${why}\nUsage: willow ${USAGE}`);
      fail(why);
    }
  },
});

/** What holds for a case that does not say otherwise. */
type Defaults = { readonly on: IsoDate; readonly states?: readonly NamedDeaths[] };

/** npm starts scripts in the project's folder: paths count from where the person is. */
function fromHere(options: DraftOptions, folder: string): DraftOptions {
  const at = (path: string | null): string | null => (path === null || path === '-' ? path : resolve(folder, path));
  const { answers, batch, states, out } = options;
  return { ...options, answers: at(answers), batch: at(batch), states: at(states), out: at(out) };
}

/** Whoever read our output has read enough. */
const isBrokenPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

async function draftOne(options: DraftOptions, defaults: Defaults, env: Environment): Promise<void> {
  const read = readCase(await jsonIn(options.answers!, '--answers'), defaults);
  const made = madeOf(read, options);
  if (read.ok && read.value.testator === null && made.ok && !('data' in made))
    process.stderr.write('The file has no "testator": a made-up person stands in.\n');
  if (!made.ok) {
    process.exitCode = EXIT.refused;
    return await put(null, `${JSON.stringify(lineOf(made))}\n`);
  }
  if (options.isJson) return await put(options.out, `${JSON.stringify(lineOf(made))}\n`);
  if ('data' in made) return await put(options.out, `${JSON.stringify(made.data, null, 2)}\n`);
  await put(options.out, 'layouts' in made ? await printed(made.layouts, env) : made.text);
}

/** The date on the command line wins over the one in a file, which wins over today. */
function madeOf(read: ReadCase, { on, format, final }: DraftOptions): Made {
  if (!read.ok) return read;
  return make(on === null ? read.value : { ...read.value, on }, format, final ? 'final' : 'draft');
}

async function printed(layouts: Layouts, env: Environment): Promise<Uint8Array> {
  const pdf = new ChromiumPdf({ executablePath: env['CHROMIUM_PATH'] });
  try {
    return await pdf.renderShortest(layouts);
  } finally {
    await pdf.close();
  }
}

/** One result a line, in order, as it is made: memory does not grow with the batch. */
async function draftBatch(options: DraftOptions, path: string, defaults: Defaults): Promise<void> {
  const input = path === '-' ? process.stdin : createReadStream(path);
  if (input !== process.stdin) await once(input, 'open').catch((error: Error) => Promise.reject(new UsageError(error.message)));
  const out = options.out === null ? process.stdout : createWriteStream(options.out);
  const broken = once(out, 'error').then(([error]) => Promise.reject(error));
  const write = async (line: string): Promise<void> => {
    if (!out.write(line)) await Promise.race([once(out, 'drain'), broken]);
  };
  await Promise.race([writeLines(input, options, defaults, write), broken]);
  if (out !== process.stdout) await finished(out.end());
}

async function writeLines(
  input: NodeJS.ReadableStream,
  options: DraftOptions,
  defaults: Defaults,
  write: (line: string) => Promise<void>,
): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Infinity }))
    if (line.trim() !== '') await write(`${JSON.stringify(lineOf(madeOfLine(line, options, defaults)))}\n`);
}

function madeOfLine(line: string, options: DraftOptions, defaults: Defaults): Made {
  const json = parsed(line);
  if (json === undefined) return madeOf(unreadable('the line is not JSON'), options);
  try {
    return madeOf(readCase(json, defaults), options);
  } catch (error) {
    // A mistake of ours in one case must not cost the others, and must not pass unseen.
    process.stderr.write(`A case could not be drafted: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = EXIT.failed;
    return madeOf(unreadable('drafting it failed'), options);
  }
}

/** Windows begins its UTF-8 files with one. */
const BYTE_ORDER_MARK = /^\ufeff/;

/** What a text is as JSON; undefined, which JSON has no word for, when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  } catch {
    return undefined;
  }
}

async function statesIn(path: string): Promise<readonly NamedDeaths[]> {
  const states = readStates(await jsonIn(path, '--states'));
  if (states === null) throw new UsageError(`${path} is not a list of {"dead": [names], "noIssue": [names]}.`);
  return states;
}

async function jsonIn(path: string, option: string): Promise<unknown> {
  const content = await (path === '-' ? text(process.stdin) : readFile(path, 'utf8')).catch((error: Error) => {
    throw new UsageError(`${option}: ${error.message}`);
  });
  const json = parsed(content);
  if (json === undefined) throw new UsageError(`${option}: ${path} is not JSON.`);
  return json;
}

async function put(out: string | null, content: string | Uint8Array): Promise<void> {
  if (out !== null) return await writeFile(out, content);
  if (!process.stdout.write(content)) await once(process.stdout, 'drain');
}
