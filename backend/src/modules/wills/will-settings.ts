import type { OperatorSettings } from '../../drafting/index.ts';
import { keptAbroadAt, type Will } from './domain/will.state.ts';

/** What operators set for a submission; for answers that are still being typed, what they set last. */
export const settingsAt = (will: Pick<Will, 'keptAbroad'>, willRevision = Number.MAX_SAFE_INTEGER): OperatorSettings => {
  const country = keptAbroadAt(will, willRevision);
  return country === '' ? {} : { keepsWillIn: country };
};
