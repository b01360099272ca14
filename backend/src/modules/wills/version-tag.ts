import { createHash } from 'node:crypto';
import { currentWording } from './current-wording.ts';
import { reviewedAs } from './domain/review.ts';
import { reviewOf, type Will } from './domain/will.state.ts';
import type { WillVersion } from './will-version.ts';

type UnderReview = {
  /** Names the version: whatever would be sent otherwise has another tag. */
  readonly tag: string;
  /** What of it is on the will's stream, where decisions are made. */
  readonly reviewed: string;
};

/** The answers and details of a version with the flags that were raised, in the wording of this process; not the decisions. */
export function underReview(
  will: Pick<Will, 'reviews'>,
  version: WillVersion,
  answerHash: string,
  wording: string = currentWording(),
): UnderReview {
  const { willRevision, customerRevision } = version;
  const reviewed = reviewedAs(reviewOf(will, willRevision) ?? { answerHash, flags: [] });
  const parts = JSON.stringify([willRevision, customerRevision, reviewed, wording]);
  return { reviewed, tag: createHash('sha256').update(parts, 'utf8').digest('hex').slice(0, 16) };
}
