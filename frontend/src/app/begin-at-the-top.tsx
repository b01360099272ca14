import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A new screen begins at its top, or at the part that the address names. Going back and forth, the browser knows where it was. */
export function BeginAtTheTop() {
  const location = useLocation();
  const kind = useNavigationType();
  useLayoutEffect(() => {
    if (kind === NavigationType.Pop) return;
    const part = location.hash && document.getElementById(location.hash.slice(1));
    if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, kind]);
  return null;
}
