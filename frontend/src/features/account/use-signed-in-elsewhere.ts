import { useEffect, useEffectEvent, useState } from 'react';
import { KEYS, read } from '../../shared/storage.ts';

/**
 * For the tab that waits while the link is opened in another: what every screen of the app leaves in the browser says who is signed in.
 * A tab that slept meanwhile looks when it is seen again.
 */
export function useSignedInElsewhere(email: string, onSignedIn: () => void): void {
  const [since] = useState(() => Date.now());
  const look = useEffectEvent(() => {
    const isNew = Number(read(KEYS.signedIn)) > since;
    if (isNew && read(KEYS.userEmail)?.toLowerCase() === email.toLowerCase()) onSignedIn();
  });
  useEffect(() => {
    const again = () => look();
    window.addEventListener('storage', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('storage', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
}
