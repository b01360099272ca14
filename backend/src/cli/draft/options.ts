import { parseArgs } from 'node:util';
import { type IsoDate, isRealDate } from '@willow/contracts';

const FORMATS = ['txt', 'html', 'pdf', 'plan', 'flags'] as const;
export type Format = (typeof FORMATS)[number];

export type DraftOptions = {
  readonly format: Format;
  /** Files to read; `-` is standard input. One of the two is given. */
  readonly answers: string | null;
  readonly batch: string | null;
  readonly states: string | null;
  readonly on: IsoDate | null;
  readonly final: boolean;
  readonly out: string | null;
};

/** A command line that asks for something that does not exist. */
export class UsageError extends Error {}

export const USAGE = `Usage:
  willow draft --answers file.json [--on 2026-11-20] --format txt|html|pdf|plan|flags [--states states.json] [--final] [--out file]
  willow draft --batch cases.ndjson [--format plan|flags|txt|html] [--on 2026-11-20] [--states states.json] [--final] [--out file]

  --answers  answers of the wizard, or {"answers": …, "testator": …, "settings": …, "on": …, "states": …}; - reads standard input
  --batch    one such object a line; prints one JSON object a line, in the same order
  --states   deaths to try for plan, instead of those of the case: [{"dead": [names], "noIssue": [names], "divorced": true|false}]
  --final    the will for signing, not its draft; refused while a BLOCK flag stands
  Ends with 0, with 1 when something failed, 2 when asked for what does not exist, 3 when the answers make no will.
`;

/** Reads the command line. Throws UsageError. */
export function readOptions(args: readonly string[]): DraftOptions {
  const { answers = null, batch = null, states = null, on = null, out = null, final = false, format } = parse(args);
  if ((answers === null) === (batch === null)) throw new UsageError('Give either --answers or --batch.');
  const chosen = format ?? (batch === null ? undefined : 'plan');
  if (chosen === undefined || !isFormat(chosen)) throw new UsageError(`--format must be one of ${FORMATS.join(', ')}.`);
  if (on !== null && !isRealDate(on)) throw new UsageError(`--on ${on} is not a date like 2026-11-20.`);
  if (batch !== null && chosen === 'pdf') throw new UsageError('--batch prints lines of JSON; a PDF is made one at a time.');
  if (states !== null && chosen !== 'plan') throw new UsageError('--states goes with --format plan.');
  return { format: chosen, answers, batch, states, on, final, out };
}

const isFormat = (value: string): value is Format => FORMATS.some((format) => format === value);

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { answers: text, batch: text, states: text, on: text, out: text, format: text, final: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
