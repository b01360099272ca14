/** Only while the page is in view. */
const EVERY_MS = 2500;
document.querySelector('.list [aria-current]')?.scrollIntoView({ block: 'nearest' });

const { view, version: shown } = document.body.dataset;

async function look(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const response = await fetch('/api/version');
  const { version } = (await response.json()) as { readonly version: string };
  if (version === shown) return;
  const searching = document.activeElement instanceof HTMLInputElement;
  // Whoever reads a mail or types is not to be interrupted.
  if (view === 'list' && !searching) location.reload();
  else document.getElementById('new-mail')?.removeAttribute('hidden');
}

// The mailbox being restarted is no reason to complain in the console.
setInterval(() => void look().catch(() => undefined), EVERY_MS);
