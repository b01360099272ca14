export type Tried = { readonly perSecond: number; readonly held: boolean };

const STEP = 1.6;
/** Nearer than this the machine itself varies more. */
const NEAR = 1.2;

/** The next rate to try: up until one fails, then between the two; null when it is known well enough. */
export function nextRate(tried: readonly Tried[], first: number): number | null {
  const [held, failed] = [heldRate(tried), failedRate(tried)];
  if (tried.length === 0) return first;
  if (failed === Infinity) return held * STEP;
  if (held === 0) return failed / STEP;
  return failed / held > NEAR ? Math.sqrt(failed * held) : null;
}

/** The highest that held below all that failed; 0 when none did. */
export const heldRate = (tried: readonly Tried[]): number =>
  Math.max(0, ...tried.filter(({ held, perSecond }) => held && perSecond < failedRate(tried)).map(({ perSecond }) => perSecond));

const failedRate = (tried: readonly Tried[]): number => Math.min(...tried.filter(({ held }) => !held).map(({ perSecond }) => perSecond));
