import { BRAND } from '@willow/contracts/brand/brand';
import { useEffect } from 'react';

/** Names the page in the tab. The router changes neither title nor focus when it changes screens. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${BRAND.name}`;
  }, [title]);
}
