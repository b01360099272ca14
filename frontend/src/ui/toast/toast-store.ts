import { createToasts } from '../../web/toast/toasts.ts';

export const SWIPE_THRESHOLD_PX = 50;

export type ToastText = { readonly title: string; readonly description?: string | undefined; readonly tone?: 'plain' | 'error' };

export const toasts = createToasts<ToastText>();
export const showToast = toasts.show;
/** What failed has gone well since: nothing says any more that it did not. */
export function dismissErrors(): void {
  for (const { id, open, tone } of toasts.current()) if (open && tone === 'error') toasts.dismiss(id);
}
export const showError = (title: string, description?: string): void => showToast({ title, description, tone: 'error' });
