import { useUnsavedWarning } from '@willow/frontend/web/use-unsaved-warning';
import { useAppSelector } from '../store.ts';

export const useWarnUnsaved = (): void => useUnsavedWarning(useAppSelector(({ drafts }) => Object.keys(drafts.texts).length > 0));
