import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ServiceComponent } from '@willow/contracts';
import type { SiteFolders } from '../platform/http/static-site.ts';

const FILES = {
  'storefront/routes.json': JSON.stringify({
    prerendered: ['/', '/pricing', '/about', '/status', '/404', '/referral/invitation'],
    styles: { '/status': "'sha256-statusStyles'" },
    app: { '/dashboard': ['/assets/screen.js', '/assets/screen.css'], '/checkout': [], '/verify': [] },
    patterns: { '/referral/:id': '/referral/invitation' },
  }),
  'storefront/client/index.html': '<h1>Home</h1>',
  'storefront/client/pricing/index.html': '<h1>Pricing</h1>',
  'storefront/client/about/index.html': '<link rel="canonical" href="https://willow.example/about"/>',
  'storefront/client/status/index.html':
    ['overall', ...ServiceComponent.options].map((place) => `<b data-status="${place}">well</b>`).join('') +
    '<p data-status="note">quiet</p>',
  'storefront/client/referral/invitation/index.html': '<h1>Invited</h1><small data-example="claims.costs">Typical</small>',
  'storefront/client/404/index.html': '<h1>Not here</h1>',
  'storefront/client/app/index.html': '<h1>App</h1>',
  'storefront/client/sitemap.xml': '<loc>https://willow.example/about</loc>',
  'storefront/client/security.txt': 'Contact: mailto:support@willow.example\n',
  'storefront/client/assets/app.js': 'let here;',
  'console/index.html': '<h1>Console</h1>',
  'console/assets/console.js': 'let here;',
  'assets/storefront/app-of-before.js': 'let before;',
  'assets/console/console-of-before.js': 'let before;',
};

/** Both web apps as they are built, in miniature. */
export function smallSite(): SiteFolders {
  const folder = mkdtempSync(join(tmpdir(), 'willow-small-site-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const earlier = { storefront: join(folder, 'assets/storefront'), console: join(folder, 'assets/console') };
  return { storefront: join(folder, 'storefront'), console: join(folder, 'console'), earlier };
}
