import { KEYS, write } from '../../shared/storage.ts';

/** On the page of an invitation: the sign-up sends its id along. With each click anew, for who comes back to the page. */
export function rememberReferral(document: Document, pathname: string): void {
  const id = pathname.split('/referral/')[1];
  if (!id) return;
  const remember = () => write(KEYS.referralId, id, 'session');
  remember();
  document.addEventListener('click', remember);
}
