import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys of a screen. They are not heard while somebody types or a dialog is open, nor with Ctrl, Alt or the command key. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const run = isFree(event) ? latest.current[event.key.toLowerCase()] : undefined;
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** A key with Ctrl, or with the command key of a Mac, and with nothing else. */
export const isWithCtrl = (letter: string, { key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean =>
  key.toLowerCase() === letter && ctrlKey !== metaKey && !(altKey || shiftKey || repeat);

const isFree = (event: KeyboardEvent): boolean => isAlone(event) && document.querySelector('[role="dialog"]') === null;

/** Whether a key press is a shortcut, not typing or part of another shortcut. */
export const isAlone = ({ ctrlKey, altKey, metaKey, repeat, isComposing, defaultPrevented, target }: KeyboardEvent): boolean =>
  !(ctrlKey || altKey || metaKey || repeat || isComposing || defaultPrevented) && !(target instanceof Element && target.closest(TYPING));
