import { createContext, use } from 'react';

/** The field that a link led to ("Change" beside a question about it), or null. */
export const WantedField = createContext<string | null>(null);

export const useWantedField = (): string | null => use(WantedField);
