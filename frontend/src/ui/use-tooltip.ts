import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@willow/contracts/constants';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** When the last tooltip of the page closed: who goes from one to the next does not wait again. */
let closedAt = Number.NEGATIVE_INFINITY;

/** Opens for a pointer that rests, and at once for the focus of the keyboard; Escape closes it, and nothing else but leaving. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const waiting = useRef(0);

  const show = () => {
    window.clearTimeout(waiting.current);
    setOpen(true);
  };
  const hide = () => {
    window.clearTimeout(waiting.current);
    if (open) closedAt = performance.now();
    setOpen(false);
  };
  useEffect(() => () => window.clearTimeout(waiting.current), []);

  return {
    open,
    onPointerEnter: () => {
      if (performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS) show();
      else waiting.current = window.setTimeout(show, TOOLTIP_DELAY_MS);
    },
    onPointerLeave: hide,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) show();
    },
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    },
  };
}
