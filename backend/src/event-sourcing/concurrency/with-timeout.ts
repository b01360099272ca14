/** The outcome of the work, or that of `onTimeout` when it takes too long. The work itself goes on. */
export async function withTimeout<T, U>(work: Promise<T>, timeoutMs: number, onTimeout: () => U): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  }).then(onTimeout);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
