import { TOAST_MS } from '@willow/contracts/constants';

/** How long a dismissed toast stays in the state, invisible to people. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_REGION_LABEL = 'Notifications (F8)';

export type Shown<Text> = Text & { readonly id: number; readonly open: boolean };

export type Toasts<Text> = {
  readonly show: (text: Text) => void;
  readonly dismiss: (id: number) => void;
  /** Stops the clock of the toast on screen; `release` starts it anew. */
  readonly hold: () => void;
  readonly release: () => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => readonly Shown<Text>[];
};

/** One toast at a time: a new one takes the place of the one before, and each goes after a while unless it is held. */
export function createToasts<Text>(): Toasts<Text> {
  let toasts: readonly Shown<Text>[] = [];
  let lastId = 0;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const update = (next: readonly Shown<Text>[]): void => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };
  const dismiss = (id: number): void => {
    update(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
  };
  const hold = (): void => clearTimeout(clock);
  const release = (): void => {
    hold();
    clock = setTimeout(dismiss, TOAST_MS, lastId);
  };
  const show = (text: Text): void => {
    lastId += 1;
    update([{ ...text, id: lastId, open: true }]);
    release();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const clear = (): void => {
    hold();
    if (toasts.length > 0) update([]);
  };
  return { show, dismiss, hold, release, clear, subscribe, current: () => toasts };
}
