type Running = { readonly url: string; readonly close: () => Promise<void> };

export async function runProgram(name: string, start: () => Promise<Running>): Promise<void> {
  try {
    const running = await start();
    process.stdout.write(`${name} listens on ${running.url}\n`);
    const stop = (): void => {
      void running.close().then(() => process.exit(0));
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

export function portFrom(value: string | undefined, fallback: number): number {
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Not a port: ${value}`);
  return port;
}
