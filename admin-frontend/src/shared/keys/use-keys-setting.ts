import { useSyncExternalStore } from 'react';

const NAME = 'single-keys';

const listeners = new Set<() => void>();
const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};
const isOn = () => localStorage.getItem(NAME) !== 'off';

/** Whether single keys are on in this browser: whoever speaks to the computer, or presses keys by mistake, can do without (WCAG 2.1.4). */
export function useKeysSetting() {
  const on = useSyncExternalStore(subscribe, isOn);
  const change = (next: boolean) => {
    localStorage.setItem(NAME, next ? 'on' : 'off');
    for (const listen of listeners) listen();
  };
  return { on, change };
}
