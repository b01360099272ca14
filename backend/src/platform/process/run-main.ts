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
