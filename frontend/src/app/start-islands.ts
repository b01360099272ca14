import { EXIT_INTENT_ARMING_MS } from '@willow/contracts/constants';
import { enhanceConsent } from '../features/consent/enhance-consent.ts';
import { capturePartnerCode } from '../features/partner-code/partner-code.ts';
import { rememberReferral } from '../features/referral/remember-referral.ts';
import { takeAccountRequest } from '../shared/account-request.ts';
import { setCanonical } from '../shared/canonical.ts';
import { seemsSignedIn } from '../shared/signed-in-hint.ts';
import { KEYS, read } from '../shared/storage.ts';

/** Browsers hold the first frame for the faces so long at most: what is read comes before what is pressed. */
const AFTER_FIRST_FRAME_MS = 100;

const loadAccount = () => import('../features/account/mount-account.tsx');
type Late = typeof import('./late-islands.ts');
/** By name: each of them finds its own place on the page. */
const late = (name: keyof Late): void => void import('./late-islands.ts').then((islands) => islands[name](document));

export function startIslands(document: Document, location: Location): void {
  setCanonical(document, location);
  capturePartnerCode(document, location.search);
  rememberReferral(document, location.pathname);
  enhanceConsent(document);
  welcomeBack(document);
  startAccount(document);
  onFirstTouch(document.querySelectorAll('[data-risk],[data-contact]'), () => late('startForm'));
  if (document.querySelector('[data-exit-offer]')) setTimeout(() => late('startOffer'), EXIT_INTENT_ARMING_MS);
  if (document.querySelector('[data-island]')) setTimeout(() => late('startPage'), AFTER_FIRST_FRAME_MS);
  onFirstTouch(document.querySelectorAll('[data-start]'), () => late('startWizard'));
}

/** Also for what was touched before this script came. */
function onFirstTouch(elements: Iterable<Element>, wake: () => void): void {
  const touched = new AbortController();
  const once = () => {
    touched.abort();
    wake();
  };
  for (const element of elements) {
    for (const touch of ['pointerenter', 'focusin', 'change']) element.addEventListener(touch, once, { signal: touched.signal });
    if (element.matches(':hover,:focus-within')) once();
  }
}

function welcomeBack(document: Document): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-visitor]');
  if (!link || !seemsSignedIn()) return;
  link.href = '/dashboard';
  link.textContent = 'Dashboard';
  delete link.dataset.account;
}

function startAccount(document: Document): void {
  const link = document.querySelector('a[data-account]');
  const page = document.querySelector('[data-sign-in]');
  if (read(KEYS.flash, 'session')) void loadAccount().then(({ mountToasts }) => mountToasts(document));
  if (page) void loadAccount().then(({ mountAccountPage }) => mountAccountPage(page));
  if (!link) return;
  onFirstTouch([link], () => void loadAccount());
  const open = (as: 'login' | 'signup') => void loadAccount().then(({ openAccountDialog }) => openAccountDialog(document, as));
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open('signup');
  });
  // A screen of the app that needs an account sends its visitors here.
  if (takeAccountRequest()) open(read(KEYS.userEmail) ? 'login' : 'signup');
}
