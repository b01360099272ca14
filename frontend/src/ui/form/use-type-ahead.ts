import { TYPE_AHEAD_RESET_MS } from '@willow/contracts/constants';
import { type KeyboardEvent, useRef } from 'react';

/** Chooses among radio buttons by the first letters of their words, as the lists of an operating system do. */
export function useTypeAhead(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef('');
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (event) => {
    const { key, target, currentTarget } = event;
    const isLetter = key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
    // A space chooses, unless it is inside of what is being typed.
    if (!isLetter || !(target instanceof HTMLInputElement) || target.type !== 'radio' || (key === ' ' && typed.current === '')) return;
    event.preventDefault();
    clearTimeout(clock.current);
    clock.current = setTimeout(() => (typed.current = ''), TYPE_AHEAD_RESET_MS);
    typed.current += key.toLowerCase();
    const options = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const found = options.find(({ labels }) => labels?.[0]?.textContent?.trim().toLowerCase().startsWith(typed.current));
    found?.focus();
    found?.click();
  };
}
