// What the server needs to know about the build, and what it need not do itself: hashes of inline scripts for the Content-Security-Policy,
// the list of paths, the site map, compressed copies.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BRAND } from '@willow/contracts/brand/brand';
import { APP_PATHS, NOT_FOUND_PATH, PUBLIC_PATHS, REFERRAL_PAGE, REFERRAL_PATTERN } from '../src/shared/paths.ts';

const BUILD = join(import.meta.dirname, '../build');
const CLIENT = join(BUILD, 'client');
const FALLBACK = '/__spa-fallback.html';
const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt)$/;
const ORIGIN = process.env.SITE_ORIGIN || `https://${BRAND.domain}`;

const pages = [...PUBLIC_PATHS, REFERRAL_PAGE, NOT_FOUND_PATH];
const fileOf = (path) => join(CLIENT, path === FALLBACK ? FALLBACK : join(path, 'index.html'));
const write = (path, content) => writeFileSync(path, content);
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Hashes of the scripts inside a page. Data such as JSON-LD is not run, so it needs none. */
function scriptHashes(html) {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)]
    .map(({ groups }) => groups)
    .filter(({ attributes, code }) => code && !/\bsrc=/.test(attributes) && !attributes.includes('application/ld+json'))
    .map(({ code }) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
}

/** Scripts and styles the wizard loads first, for the public pages to fetch ahead when somebody is about to start. */
function wizardFiles() {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const wanted = new Set();
  const add = (key) => {
    const chunk = manifest[key];
    if (!chunk || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    chunk.css?.forEach((file) => wanted.add(file));
    chunk.imports?.forEach(add);
  };
  Object.keys(manifest)
    .filter((key) => /^src\/(entry\.client|root|app\/app-shell|features\/wizard\/(wizard-shell|resume|wizard-page))\.tsx/.test(key))
    .forEach(add);
  return [...wanted].map((file) => `/${file}`);
}

function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const content = readFileSync(file);
    write(`${file}.gz`, gzipSync(content, { level: 9 }));
    write(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

const missing = pages.filter((path) => !existsSync(fileOf(path)));
if (missing.length > 0) throw new Error(`Not prerendered: ${missing.join(', ')}`);

write(
  join(BUILD, 'csp.json'),
  json(Object.fromEntries([...pages, FALLBACK].map((path) => [path, { scriptHashes: scriptHashes(readFileSync(fileOf(path), 'utf8')) }]))),
);
write(join(BUILD, 'routes.json'), json({ prerendered: pages, app: APP_PATHS, patterns: { [REFERRAL_PATTERN]: REFERRAL_PAGE } }));
write(join(CLIENT, 'assets/wizard-files.json'), json(wizardFiles()));
rmSync(join(CLIENT, '.vite'), { recursive: true });
write(
  join(CLIENT, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${PUBLIC_PATHS.map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>\n`).join('')}</urlset>\n`,
);
write(join(CLIENT, 'robots.txt'), `User-agent: *\nDisallow: /admin\nDisallow: /api\nSitemap: ${ORIGIN}/sitemap.xml\n`);
compress(CLIENT);
