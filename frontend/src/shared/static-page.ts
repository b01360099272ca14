import { createContext } from 'react';

/** On a prerendered page, the address of the script that brings it to life; null where React runs the page. */
export const StaticPage = createContext<string | null>(null);
