import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings the answer that the address points to into view and marks it: `#3.children.0.dob` is a question and the path of an answer to it. An
 * answer that was not given is looked for at what it would be part of, and at last at its question.
 */
export function useScrollToAnswer(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => {
    const found = list.current && find(list.current, location.hash.slice(1));
    if (!found) return;
    found.tabIndex = -1;
    found.dataset['sought'] = '';
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
    return () => {
      delete found.dataset['sought'];
      found.removeAttribute('tabindex');
    };
  }, [location]);
  return list;
}

function find(list: HTMLElement, sought: string): HTMLElement | undefined {
  const [step = '', ...path] = sought.split('.');
  const places = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  const elements = [...list.querySelectorAll<HTMLElement>('[data-place]')];
  for (const place of [...places, step]) {
    const found = elements.find((element) => element.dataset['place'] === place);
    if (found) return found;
  }
  return undefined;
}
