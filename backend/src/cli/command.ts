export type Environment = Readonly<Record<string, string | undefined>>;

export type CliCommand = {
  readonly usage: string;
  readonly about: string;
  /** Lines for whoever asks for `--help`: what each option means. */
  readonly details?: readonly string[];
  run(args: readonly string[], env: Environment): Promise<void>;
};
