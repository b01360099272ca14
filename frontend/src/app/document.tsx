import { PAPER, PAPER_AT_NIGHT } from '@willow/contracts/brand/paper';
import { type ReactNode, use } from 'react';
import { Links, Meta, Scripts } from 'react-router';
import icon from '../assets/leaf-icon.svg?url';
import { ConsentBanner, ConsentPreferences } from '../features/consent/consent-banner.tsx';
import { StaticPage } from '../shared/static-page.ts';
import displayFont from '../web/fonts/hedvig-letters-serif.woff2?url';
import textFont from '../web/fonts/source-sans-3.woff2?url';

/** The document around every page. */
export function Document({ children }: { readonly children: ReactNode }) {
  const files = use(StaticPage);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={PAPER} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAPER_AT_NIGHT} media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {[displayFont, textFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <Meta />
        {files?.imports.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        <Links />
        {files?.styles.map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
      </head>
      <body>
        {/* Before the page: whoever comes by keyboard can answer it at once. Until it appears it is not there. */}
        <ConsentBanner />
        {children}
        <ConsentPreferences />
        {files && <script type="module" src={files.script} />}
        {(!files || import.meta.env.DEV) && <Scripts />}
      </body>
    </html>
  );
}
