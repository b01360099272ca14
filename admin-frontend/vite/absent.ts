import type { ReactNode } from 'react';

/** Stands in for a part that is never shown: what it would wrap shows by itself. */
export default function Absent({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

export const tablePaginationClasses: Readonly<Record<string, string>> = {};
