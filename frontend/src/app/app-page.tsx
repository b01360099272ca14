import { BRAND } from '@willow/contracts/brand/brand';
import { useEffect } from 'react';
import { Opening } from '../ui/opening.tsx';

export const meta = () => [{ title: BRAND.name }, { name: 'robots', content: 'noindex' }];

/** What every screen of the app begins with: the same prerendered page, in which the app then draws itself. */
export default function AppPage() {
  useEffect(() => {
    if (import.meta.env.DEV) void import('./main.tsx');
  }, []);
  return (
    <div id="app">
      <main>
        <Opening />
        <noscript>
          <p>
            This part of {BRAND.name} needs JavaScript, which is switched off in this browser. Please switch it on, or write to{' '}
            <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
          </p>
        </noscript>
      </main>
    </div>
  );
}
