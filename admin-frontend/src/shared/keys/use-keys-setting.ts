import { useState } from 'react';

const NAME = 'single-keys';

/** Whether single keys are on in this browser: whoever speaks to the computer, or presses keys by mistake, can do without (WCAG 2.1.4). */
export function useKeysSetting() {
  const [on, setOn] = useState(() => localStorage.getItem(NAME) !== 'off');
  const change = (next: boolean) => {
    localStorage.setItem(NAME, next ? 'on' : 'off');
    setOn(next);
  };
  return { on, change };
}
