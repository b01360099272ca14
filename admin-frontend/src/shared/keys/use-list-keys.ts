import { type RefObject, useEffect } from 'react';

const INTO = { ArrowDown: 0, ArrowUp: -1 } as const;
const ALONG = { j: 1, k: -1 } as const;

/**
 * Keys of a list whose rows have a link that opens them: an arrow goes from the page into it, `j` and `k` from row to row. Letters do
 * something only inside of the list, so that whoever speaks to their computer presses nothing by chance (WCAG 2.1.4).
 */
export function useListKeys(list: RefObject<HTMLElement | null>, opens: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !list.current) return;
      const links = [...list.current.querySelectorAll<HTMLElement>(`a[href^="${opens}"]`)];
      const target = targetOf(event.key, links, list.current);
      if (!target) return;
      event.preventDefault();
      // The table would take the focus back to the cell that the key was pressed in.
      event.stopPropagation();
      target.focus();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [list, opens]);
}

function targetOf(key: string, links: readonly HTMLElement[], list: HTMLElement): HTMLElement | undefined {
  const { activeElement } = document;
  if (isKeyOf(INTO, key)) return isThePage(activeElement) ? links.at(INTO[key]) : undefined;
  if (!isKeyOf(ALONG, key) || !list.contains(activeElement)) return undefined;
  const row = activeElement?.closest('[role=row], li');
  const index = links.findIndex((link) => row?.contains(link));
  return index < 0 ? links[0] : links[index + ALONG[key]];
}

const isKeyOf = <Keys extends object>(keys: Keys, key: string): key is Extract<keyof Keys, string> => Object.hasOwn(keys, key);

/** Nothing that is pressed or filled in. */
const isThePage = (element: Element | null): boolean => element === null || element.matches('body, main, h1');
