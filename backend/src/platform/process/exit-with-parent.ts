export const CLOSE_MS = 10_000;

/** `closeMs`: whoever has not closed by then is ended. */
export function exitWithParent(close: () => Promise<unknown>, closeMs = CLOSE_MS): void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), closeMs).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  if (process.channel) process.on('disconnect', end);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
}
