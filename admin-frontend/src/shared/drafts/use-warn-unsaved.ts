import { useEffect } from 'react';
import { useAppSelector } from '../store.ts';

export function useWarnUnsaved(): void {
  const unsaved = useAppSelector(({ drafts }) => Object.keys(drafts.texts).length > 0);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
