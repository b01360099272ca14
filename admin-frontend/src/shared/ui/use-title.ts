import { useEffect } from 'react';
import { BRAND } from '@willow/contracts/brand/brand';

/** Names the browser's tab after the screen for as long as it shows. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} | ${BRAND.name} operator console`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
