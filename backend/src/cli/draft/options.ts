import { type IsoDate, isRealDate } from '@willow/contracts';
import { FLAG, type Given, TEXT } from '../command.ts';
import { UsageError } from '../usage-error.ts';

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
  /** A text as a line of JSON, too. */
  readonly isJson: boolean;
};

export const USAGE = 'draft --answers <file> | --batch <file> --format txt|html|pdf|plan|flags [options]';

export const DETAILS = [
  '--answers  answers of the wizard, or {"answers": …, "testator": …, "settings": …, "on": …, "states": …}; - reads standard input',
  '--batch    one such object a line; prints one JSON object a line, in the same order; without --format its plan',
  '--on       the day that it is drafted for, such as 2026-11-20, instead of that of the file, or today',
  '--states   deaths to try for plan, instead of those of the case: [{"dead": [names], "noIssue": [names], "divorced": true|false}]',
  '--final    the will for signing, not its draft; refused while a BLOCK flag stands',
  '--out      a file to write to, instead of standard output',
  'Ends with 0, with 1 when something failed, 2 when asked for what does not exist, 3 when the answers make no will.',
];

export const OPTIONS = { answers: TEXT, batch: TEXT, states: TEXT, on: TEXT, out: TEXT, format: TEXT, final: FLAG } as const;

/** What the options say together. Throws UsageError. */
export function readOptions({ values, isJson }: Pick<Given<typeof OPTIONS>, 'values' | 'isJson'>): DraftOptions {
  const { answers = null, batch = null, states = null, on = null, out = null, final = false, format } = values;
  if ((answers === null) === (batch === null)) throw new UsageError('Give either --answers or --batch.');
  const chosen = format ?? (batch === null ? undefined : 'plan');
  if (chosen === undefined || !isFormat(chosen)) throw new UsageError(`--format must be one of ${FORMATS.join(', ')}.`);
  if (on !== null && !isRealDate(on)) throw new UsageError(`--on ${on} is not a date like 2026-11-20.`);
  if (batch !== null && chosen === 'pdf') throw new UsageError('--batch prints lines of JSON; a PDF is made one at a time.');
  if (states !== null && chosen !== 'plan') throw new UsageError('--states goes with --format plan.');
  if (isJson && chosen === 'pdf') throw new UsageError('--json is for what is text; a PDF goes to --out.');
  return { format: chosen, answers, batch, states, on, final, out, isJson };
}

const isFormat = (value: string): value is Format => FORMATS.some((format) => format === value);
