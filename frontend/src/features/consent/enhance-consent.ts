import { COOKIE_BANNER_DELAY_MS } from '@willow/contracts/constants';
import { hasDecided, type Preferences, preferencesOf, savedPreferences, savePreferences } from './preferences.ts';

type Parts = { readonly banner: HTMLElement; readonly dialog: HTMLDialogElement; readonly form: HTMLFormElement };

/** Gives the banner of the page its behaviour: appears a second after load unless a decision is stored. Returns how to take it back. */
export function enhanceConsent(document: Document): () => void {
  const parts = partsOf(document);
  if (!parts) return () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => {
    if (!hasDecided()) parts.banner.hidden = false;
  }, COOKIE_BANNER_DELAY_MS);
  document.addEventListener('click', (event) => act(parts, event), { signal });
  parts.banner.addEventListener('keydown', (event) => event.key === 'Escape' && hide(parts), { signal });
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

function partsOf(document: Document): Parts | null {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-consent-dialog]');
  const form = dialog?.querySelector('form');
  return banner && dialog && form ? { banner, dialog, form } : null;
}

function act(parts: Parts, event: MouseEvent): void {
  const { target } = event;
  const action = target instanceof Element && target.closest<HTMLElement>('[data-consent-do]')?.dataset.consentDo;
  if (!action) return;
  // The link at the foot of a page leads to what we say about cookies where this script is not.
  event.preventDefault();
  switch (action) {
    case 'accept':
      return decide(
        parts,
        preferencesOf(() => true),
      );
    case 'reject':
      return decide(
        parts,
        preferencesOf(() => false),
      );
    case 'options':
      return open(parts);
    case 'close':
      return hide(parts);
    case 'cancel':
      return parts.dialog.close();
    case 'save':
      decide(parts, chosen(parts));
      return parts.dialog.close();
  }
}

function decide(parts: Parts, preferences: Preferences): void {
  savePreferences(preferences);
  hide(parts);
}

function hide({ banner }: Parts): void {
  banner.hidden = true;
}

function open({ dialog, form }: Parts): void {
  const saved = savedPreferences();
  for (const name of ['analytics', 'marketing', 'functional'] as const) {
    const box = form.elements.namedItem(name);
    if (box instanceof HTMLInputElement) box.checked = saved[name];
  }
  dialog.showModal();
}

function chosen({ form }: Parts): Preferences {
  const ticked = new FormData(form);
  return preferencesOf((name) => ticked.has(name));
}
