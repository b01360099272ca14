/** When the start fails, prints why and exits with status 1. */
export async function runMain(name: string, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    // There may be no logger yet, and the reader is a person: the configuration or the database cannot be used.
    process.stderr.write(`${name} could not start: ${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof Error && error.name !== 'ConfigError') process.stderr.write(`${error.stack ?? ''}\n`);
    process.exit(1);
  }
}

const CLOSE_MS = 10_000;

/** Shuts down, within a limit, when the parent process is gone or a signal asks for it. */
export function exitWithParent(close: () => Promise<unknown>): void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), CLOSE_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  if (process.channel) process.on('disconnect', end);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
}
