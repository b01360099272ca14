import { parseArgs } from 'node:util';

export type NumberOption = { readonly about: string; readonly standard: number; readonly quick: number };

export type BenchOptions = {
  /** Everything once, too short to judge by. */
  readonly quick: boolean;
  readonly json: boolean;
  /** Empty means all. */
  readonly only: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
};

export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

type Known = { readonly numbers: Readonly<Record<string, NumberOption>>; readonly parts: readonly string[] };

/** Throws UsageError. */
export function readArguments(argv: readonly string[], known: Known): BenchOptions {
  const { json, quick, only, ...numbers } = parse(argv, known);
  const parts = typeof only === 'string' ? only.split(',') : [];
  const unknown = parts.find((part) => !known.parts.includes(part));
  if (unknown !== undefined) throw new UsageError(`--only: there is no part ${unknown}. There are: ${known.parts.join(', ') || 'none'}`);
  const valueOf = ([name, option]: [string, NumberOption]): [string, number] => [
    name,
    numbers[name] === undefined ? (quick ? option.quick : option.standard) : positive(name, String(numbers[name])),
  ];
  return {
    json: json === true,
    quick: quick === true,
    only: parts,
    numbers: Object.fromEntries(Object.entries(known.numbers).map(valueOf)),
  };
}

export function numberOf({ numbers }: Pick<BenchOptions, 'numbers'>, name: string): number {
  const value = numbers[name];
  if (value === undefined) throw new Error(`The bench declares no option ${name}`);
  return value;
}

function parse(argv: readonly string[], { numbers, parts }: Known): Readonly<Record<string, string | boolean | undefined>> {
  const texts = [...Object.keys(numbers), ...(parts.length > 0 ? ['only'] : [])];
  try {
    return parseArgs({
      args: [...argv],
      strict: true,
      options: {
        json: { type: 'boolean' },
        quick: { type: 'boolean' },
        ...Object.fromEntries(texts.map((name) => [name, { type: 'string' }])),
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\. .*/s, ''));
  }
}

function positive(name: string, text: string): number {
  const value = Number(text.replaceAll('_', ''));
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`--${name}: ${text} is not a whole number above 0`);
  return value;
}
