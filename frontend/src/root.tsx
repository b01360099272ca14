import 'virtual:tokens.css';
import './web/fonts/fonts.css';
import './styles/base.css';
import { BRAND } from '@willow/contracts/brand/brand';
import { PAPER } from '@willow/contracts/brand/paper';
import { use } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import icon from './assets/leaf-icon.svg?url';
import displayFont from './web/fonts/hedvig-letters-serif.woff2?url';
import textFont from './web/fonts/source-sans-3.woff2?url';
import { ConsentBanner } from './features/consent/consent-banner.tsx';
import { StaticPage } from './shared/static-page.ts';
import { Crash } from './ui/crash.tsx';
import { Opening } from './ui/opening.tsx';

/** The document around every page. Prerendered pages get the islands script, screens of the app get React. */
export function Layout({ children }: { readonly children: React.ReactNode }) {
  const islands = use(StaticPage);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAPER} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        {[displayFont, textFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ConsentBanner />
        {islands && <script type="module" src={islands} />}
        {(!islands || import.meta.env.DEV) && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export const meta = () => [{ title: BRAND.name }];

export default function Root() {
  return <Outlet />;
}

export function HydrateFallback() {
  return (
    <main>
      <Opening />
      <noscript>
        <p>
          This part of {BRAND.name} needs JavaScript, which is switched off in this browser. Please switch it on, or write to{' '}
          <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
        </p>
      </noscript>
    </main>
  );
}

export const ErrorBoundary = Crash;
