// Draws the picture that goes with a link to each public page: its first heading beside the willow, 1200 x 630.
// After a page was added or its heading changed: npm run build, npm run share-pictures -w @willow/ops, and commit what changed.
// They are kept rather than drawn with every build, because a build has no browser.
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../local/kit/launch-chromium.ts';
import { BRAND } from '@willow/contracts/brand/brand';
import { tokens } from '@willow/contracts/brand/tokens';

const FRONTEND = join(import.meta.dirname, '../../frontend');
const GENERAL = new Set(['/', '/404', '/sign-in']);
const { colour } = tokens;

const read = (path) => readFileSync(join(FRONTEND, path));
const font = (name, file) =>
  `@font-face { font-family: '${name}'; src: url(data:font/woff2;base64,${read(`src/web/fonts/${file}.woff2`).toString('base64')}) }`;
const STYLE = `
  ${font('Display', 'hedvig-letters-serif')} ${font('Text', 'source-sans-3')}
  * { margin: 0 }
  body { width: 1200px; height: 630px; position: relative; overflow: hidden; background: ${colour.paper}; color: ${colour.ink} }
  div { position: absolute; inset: 0 560px 0 72px; display: flex; flex-direction: column; justify-content: center; gap: 32px }
  b { position: absolute; top: 56px; font: 400 40px Display; color: ${colour.leaf} }
  h1 { font: 400 76px/1.08 Display; letter-spacing: -0.02em; text-wrap: balance }
  p { position: absolute; bottom: 56px; font: 400 30px Text; color: ${colour.inkSoft} }
  svg { position: absolute; right: 16px; bottom: 16px; width: 620px }`;

const { prerendered } = JSON.parse(read('build/routes.json').toString());
const willow = read('src/assets/willow.svg').toString();
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
mkdirSync(join(FRONTEND, 'public/share'), { recursive: true });

const words = {};
for (const path of prerendered.filter((each) => !GENERAL.has(each))) {
  await page.setContent(read(join('build/client', path, 'index.html')).toString());
  const heading = (await page.locator('h1').textContent()) ?? '';
  words[path] = heading;
  await page.setContent(
    `<style>${STYLE}</style><div><b>${BRAND.name}</b><h1>${heading}</h1><p>Online wills for England and Wales</p></div>${willow}`,
  );
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(
    join(FRONTEND, 'public/share', `${path.slice(1).replaceAll('/', '-')}.jpg`),
    await page.screenshot({ type: 'jpeg', quality: 78 }),
  );
}
await browser.close();
writeFileSync(
  join(FRONTEND, 'src/shared/share-pictures.ts'),
  `/** The pages that have a picture of their own in \`public/share\`, and what is written on it. Made by \`ops/share-pictures/draw.mjs\`. */
export const SHARE_PICTURES: Readonly<Record<string, string>> = ${JSON.stringify(words, null, 2)};\n`,
);
