/** Of whole numbers, which no library and no disk makes faster: the unit that processor time is told in. */
export const LOOP_STEPS = 300_000_000;

export const runLoop = (steps: number): number => {
  let x = 1;
  for (let step = 0; step < steps; step += 1) x = (x * 31 + step) | 0;
  return x;
};

/** How long one loop takes just now by the clock, in seconds, told from a part of it: longer where others want the processor, too. */
export const secondsOfLoop = (steps = LOOP_STEPS / 30): number => {
  const before = performance.now();
  runLoop(steps);
  return ((performance.now() - before) / 1000) * (LOOP_STEPS / steps);
};
