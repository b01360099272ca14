import { useAppSelector } from '../store.ts';

/** Who sits at the console; null while nobody is signed in. */
export const useReaderId = (): string | null => useAppSelector(({ session }) => (session.state === 'in' ? session.admin.id : null));
