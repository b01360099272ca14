/** Written for the person who starts the product; a stack would only hide the sentence. */
const SAYS_IT_ALL = new Set(['ConfigError', 'StartError', 'InvalidConnectionUrl', 'TwoEventStores', 'CopyRefused']);

export async function runMain(name: string, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    // There may be no logger yet, and the reader is a person: the configuration or the database cannot be used.
    process.stderr.write(`${name} could not start: ${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof Error && !SAYS_IT_ALL.has(error.name)) process.stderr.write(`${error.stack ?? ''}\n`);
    process.exit(1);
  }
}
