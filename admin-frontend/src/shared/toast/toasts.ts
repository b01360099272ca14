import { UNSETTLED } from '@willow/frontend/web/api/failure';
import { createToasts } from '@willow/frontend/web/toast/toasts';

/** Its action, if any, takes back what the toast reports. */
export type Toast = {
  readonly tone: 'success' | 'error' | 'info';
  readonly title: string;
  readonly description?: string | undefined;
  readonly action?: { readonly label: string; readonly run: () => void };
};

export const toasts = createToasts<Toast>();

export const UNKNOWN_TITLE = 'We don’t know yet';

export const FINDING_OUT: Toast = {
  tone: 'info',
  title: UNKNOWN_TITLE,
  description: 'We lost the connection before the answer came. We are checking whether this was done.',
};

/** Of what nobody knows, no title says that it failed. */
export const showToast = (toast: Toast): void =>
  toasts.show(toast.description === UNSETTLED ? { ...toast, tone: 'info', title: UNKNOWN_TITLE } : toast);
