import { useEffect } from 'react';
import { BRAND } from '@willow/contracts/brand/brand';

export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} | ${BRAND.name} operator console`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
