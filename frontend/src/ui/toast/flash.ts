import { forget, KEYS, read, write } from '../../shared/storage.ts';
import { showToast, type ToastText } from './toast-store.ts';

export const flashToast = (toast: ToastText): void => write(KEYS.flash, JSON.stringify(toast), 'session');

export function showFlash(): void {
  const kept = read(KEYS.flash, 'session');
  if (!kept) return;
  forget(KEYS.flash, 'session');
  showToast(JSON.parse(kept) as ToastText);
}
