import { EXIT_INTENT_ARMING_MS } from '@willow/contracts/constants';
import { enhanceConsent } from '../features/consent/enhance-consent.ts';
import { capturePartnerCode } from '../features/partner-code/partner-code.ts';
import { rememberReferral } from '../features/referral/remember-referral.ts';
import { takeAccountRequest } from '../shared/account-request.ts';
import { setCanonical } from '../shared/canonical.ts';
import { seemsSignedIn } from '../shared/signed-in-hint.ts';
import { KEYS, read } from '../shared/storage.ts';

const loadAccount = () => import('../features/account/mount-account.tsx');
const loadLate = () => import('./late-islands.ts');

export function startIslands(document: Document, location: Location): void {
  setCanonical(document, location);
  capturePartnerCode(document, location.search);
  rememberReferral(document, location.pathname);
  enhanceConsent(document);
  welcomeBack(document);
  startAccount(document);
  startForm(document);
  startExitOffer(document);
  onFirstTouch(document.querySelectorAll('[data-start]'), () => {
    void loadLate().then(({ prefetchWizard }) => prefetchWizard(document));
  });
}

function onFirstTouch(elements: Iterable<Element>, wake: () => void): void {
  const touched = new AbortController();
  const once = () => {
    touched.abort();
    wake();
  };
  for (const element of elements) {
    for (const touch of ['pointerenter', 'focusin', 'touchstart', 'change']) {
      element.addEventListener(touch, once, { passive: true, signal: touched.signal });
    }
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
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void loadAccount().then(({ openAccountDialog }) => openAccountDialog(document, 'signup'));
  });
  // A screen of the app that needs an account sends its visitors here.
  if (takeAccountRequest()) {
    void loadAccount().then(({ openAccountDialog }) => openAccountDialog(document, read(KEYS.userEmail) ? 'login' : 'signup'));
  }
}

function startForm(document: Document): void {
  const form = document.querySelector<HTMLFormElement>('[data-risk],[data-contact]');
  if (!form) return;
  onFirstTouch([form], () => {
    void loadLate().then(({ enhanceForm }) => enhanceForm(form));
  });
}

function startExitOffer(document: Document): void {
  if (!document.querySelector('[data-exit-offer]')) return;
  setTimeout(() => {
    void loadLate().then(({ armExitOffer }) => armExitOffer(document));
  }, EXIT_INTENT_ARMING_MS);
}
