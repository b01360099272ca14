/** The open modal dialogs, the topmost last. Everything outside of a modal dialog is out of reach, so toasts are shown inside it. */
let hosts: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const update = (next: readonly HTMLElement[]): void => {
  hosts = next;
  listeners.forEach((listener) => listener());
};

/** Takes the toasts in until the function it gives is called. */
export function hostToasts(dialog: HTMLElement): () => void {
  update([...hosts, dialog]);
  return () => update(hosts.filter((other) => other !== dialog));
}

export const toastHost = {
  current: (): HTMLElement | null => hosts.at(-1) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
