import { forgetDrafts } from './kept-drafts.ts';
import { INVITATION } from './kept-invitation.ts';
import { forgetPlace } from './kept-place.ts';
import { forget, KEYS } from './storage.ts';

/** What this browser keeps of whoever used it; the consent to cookies stays. */
export function forgetAccount(): void {
  for (const key of [KEYS.userEmail, KEYS.signedIn, KEYS.capturedEmail, KEYS.discountCode]) forget(key);
  for (const key of [KEYS.referralId, INVITATION]) forget(key, 'session');
  forgetPlace();
  forgetDrafts();
}
