export const stoppedClock = (): Date => new Date(0);
