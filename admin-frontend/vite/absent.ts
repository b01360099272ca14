import type { ReactNode } from 'react';

/** Stands in for a part that is never shown: what it would wrap shows by itself. */
export default function Absent({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

const NONE: Readonly<Record<string, string>> = {};
export { NONE as tablePaginationClasses, NONE as listItemTextClasses, NONE as formControlLabelClasses, NONE as inputAdornmentClasses };
