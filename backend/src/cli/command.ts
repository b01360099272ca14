import { parseArgs } from 'node:util';
import { nearest } from './nearest.ts';
import type { Output } from './output.ts';
import { UsageError } from './usage-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

type Option = { readonly type: 'string' | 'boolean' };
type Options = Readonly<Record<string, Option>>;
type NoOptions = Readonly<Record<string, never>>;
/** An option with a value, and one without. */
export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean' } as const;

/** What stands behind a command: the values of its options, and the other words in order. */
export type Given<O extends Options> = {
  readonly values: { readonly [Name in keyof O]?: O[Name]['type'] extends 'boolean' ? boolean : string };
  readonly words: readonly string[];
  readonly isJson: boolean;
};

type Definition<O extends Options> = {
  readonly usage: string;
  readonly about: string;
  /** Lines for whoever asks for `--help`: what each option means. */
  readonly details?: readonly string[];
  readonly examples?: readonly string[];
  /** What `--json` prints: the fields of its document, or of the document on each line. */
  readonly json: string;
  readonly options?: O;
  /** How many words it takes at most beside its options. */
  readonly words?: number;
  run(given: Given<O>, env: Environment, out: Output): Promise<void>;
};

export type CliCommand = Pick<Definition<Options>, 'usage' | 'about' | 'details' | 'examples' | 'json'> & {
  /** Reads a command line without doing anything. Throws UsageError. */
  read(args: readonly string[]): { readonly isJson: boolean; readonly run: (env: Environment, out: Output) => Promise<void> };
};

const OF_ALL = { json: FLAG } as const;

/** A command takes what it says it takes, and refuses everything else by its name. */
export const command = <const O extends Options = NoOptions>({ run, options, words: most = 0, ...about }: Definition<O>): CliCommand => ({
  ...about,
  read: (args) => {
    const given = read<O>(args, { ...options, ...OF_ALL }, most, about.usage);
    return { isJson: given.isJson, run: (env, out) => run(given, env, out) };
  },
});

function read<O extends Options>(args: readonly string[], options: Options, most: number, usage: string): Given<O> {
  assertKnown(args, options, usage);
  const { values, positionals: words } = strictly(args, options, usage);
  const tooMany = words[most];
  if (tooMany !== undefined) throw new UsageError(`${tooMany} is one word too many.\nUsage: willow ${usage}`);
  const { json, ...others } = values;
  return { values: others as Given<O>['values'], words, isJson: json === true };
}

function assertKnown(args: readonly string[], options: Options, usage: string): void {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name));
  if (unknown?.kind !== 'option') return;
  const meant = nearest(unknown.name, Object.keys(options));
  throw new UsageError(
    `There is no option ${unknown.rawName} here.${meant === null ? '' : ` Did you mean --${meant}?`}\nUsage: willow ${usage}`,
  );
}

function strictly(args: readonly string[], options: Options, usage: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\nUsage: willow ${usage}`);
  }
}
