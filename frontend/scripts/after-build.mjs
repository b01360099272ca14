// What the server needs to know about the build, and what it need not do itself: the list of paths, the site map, compressed copies.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BRAND } from '@willow/contracts/brand/brand';
import { PAPER } from '@willow/contracts/brand/paper';
import { GUIDES } from '../src/features/help-center/articles.ts';
import { atomFeed } from '../src/features/help-center/feed.ts';
import { FEED_PATH } from '../src/features/help-center/paths.ts';
import { APP_PAGE, APP_SCREENS, NOT_FOUND_PATH, PUBLIC_PATHS, REFERRAL_PAGE, REFERRAL_PATTERN } from '../src/shared/paths.ts';
import { ORIGIN } from '../src/shared/seo.ts';
import { embedStyles } from './embed-styles.mjs';

const BUILD = join(import.meta.dirname, '../build');
const CLIENT = join(BUILD, 'client');
const ASSETS = join(CLIENT, 'assets');
const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

const pages = [...PUBLIC_PATHS, REFERRAL_PAGE, NOT_FOUND_PATH];
const built = [...pages, APP_PAGE];
const fileOf = (path) => join(CLIENT, path, 'index.html');
const write = (path, content) => writeFileSync(path, content);
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const content = readFileSync(file);
    write(`${file}.gz`, gzipSync(content, { level: 9 }));
    write(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

const missing = built.filter((path) => !existsSync(fileOf(path)));
if (missing.length > 0) throw new Error(`Not prerendered: ${missing.join(', ')}`);

const { screens } = JSON.parse(readFileSync(join(BUILD, 'page-files.json'), 'utf8'));
// What a screen needs beside what its page names itself, for the server to announce with the page.
const appPage = readFileSync(fileOf(APP_PAGE), 'utf8');
const ahead = Object.entries(APP_SCREENS).map(([path, screen]) => [path, screens[screen].filter((file) => !appPage.includes(`"${file}"`))]);
const hashes = embedStyles(ASSETS, pages.map(fileOf));
write(
  join(BUILD, 'routes.json'),
  json({
    prerendered: pages,
    styles: Object.fromEntries(pages.map((path, index) => [path, hashes[index]])),
    app: Object.fromEntries(ahead),
    patterns: { [REFERRAL_PATTERN]: REFERRAL_PAGE },
  }),
);
// For the public pages to fetch ahead when somebody is about to start.
write(join(ASSETS, 'wizard-files.json'), json(screens.wizard));
// The router builds it whether or not anything is drawn with it.
rmSync(join(CLIENT, '__spa-fallback.html'));
write(
  join(CLIENT, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${PUBLIC_PATHS.map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>\n`).join('')}</urlset>\n`,
);
write(join(CLIENT, 'robots.txt'), `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
// RFC 9116. Half a year, so that a site that nobody builds any more stops promising an answer.
const expires = new Date(Date.now() + 182 * 24 * 3_600_000).toISOString();
write(
  join(CLIENT, 'security.txt'),
  [
    `Contact: mailto:${BRAND.supportEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    `Policy: ${ORIGIN}/security#report`,
    '',
  ].join('\n'),
);
write(
  join(CLIENT, 'manifest.webmanifest'),
  json({
    name: `${BRAND.name}: online wills`,
    short_name: BRAND.name,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })),
  }),
);
write(join(CLIENT, FEED_PATH), atomFeed(GUIDES, ORIGIN));
compress(CLIENT);
