export type Environment = Readonly<Record<string, string | undefined>>;

export type CliCommand = { readonly usage: string; readonly about: string; run(args: readonly string[], env: Environment): Promise<void> };
