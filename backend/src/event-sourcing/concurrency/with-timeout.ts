/** The work itself goes on after a timeout. */
export const withTimeout = <T, U>(work: Promise<T>, timeoutMs: number, onTimeout: () => U | Promise<U>): Promise<T | U> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => void Promise.resolve().then(onTimeout).then(resolve, reject), timeoutMs);
    const inTime =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome): void => {
        clearTimeout(timer);
        settle(outcome);
      };
    work.then(inTime(resolve), inTime(reject));
  });
