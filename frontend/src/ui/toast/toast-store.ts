/** How far a toast must be swiped to go, and how long a dismissed one stays in the state (invisible to people). */
export const SWIPE_THRESHOLD_PX = 50;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastText = { readonly title: string; readonly description?: string | undefined; readonly tone?: 'plain' | 'error' };
export type Toast = ToastText & { readonly id: number; readonly open: boolean };

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function update(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast. There is one at a time: it takes the place of the one before. */
export function showToast(text: ToastText): void {
  lastId += 1;
  update([{ ...text, id: lastId, open: true }]);
}

/** The destructive toast for something that failed. */
export const showError = (title: string, description?: string): void => showToast({ title, description, tone: 'error' });

/** Takes a toast off the screen. */
export function dismissToast(id: number): void {
  update(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
}

export const toastStore = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly Toast[] => toasts,
};
