import { createToasts } from '@willow/frontend/web/toast/toasts';

/** Its action, if any, takes back what the toast reports. */
export type Toast = {
  readonly tone: 'success' | 'error' | 'info';
  readonly title: string;
  readonly description?: string | undefined;
  readonly action?: { readonly label: string; readonly run: () => void };
};

export const toasts = createToasts<Toast>();
export const showToast = toasts.show;
