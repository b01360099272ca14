import { type ReactNode, useEffect, useRef } from 'react';
import { isRecord } from '../web/is-record.ts';

/** Whether this screen was reached from another one of the app; the router counts along in the history. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return isRecord(state) && Number(state.idx) > 0;
}

/** The heading of a screen. Coming from another screen the focus is moved to it, which the router does not do. */
export function PageHeading({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cameFromHere()) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
