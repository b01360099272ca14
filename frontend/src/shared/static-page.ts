import { createContext } from 'react';

/** The script that brings a prerendered page to life, what it imports at once, and the styles that the document around it lacks. */
export type PageFiles = { readonly script: string; readonly imports: readonly string[]; readonly styles: readonly string[] };

/** Null where a development server draws the page. */
export const StaticPage = createContext<PageFiles | null>(null);
