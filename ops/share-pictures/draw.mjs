// Draws the picture that goes with a link to each public page: its first heading beside the willow, 1200 x 630; the three
// pictures of the product on "How it works"; and the icons of the site.
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
  div { position: absolute; inset: 0 560px 0 72px; display: flex; flex-direction: column; justify-content: center }
  b { position: absolute; top: 56px; font: 400 40px Display; color: ${colour.leaf} }
  h1 { font: 400 72px/1.1 Display; letter-spacing: -0.02em; text-wrap: balance }
  p { position: absolute; bottom: 56px; font: 400 30px Text; color: ${colour.inkSoft} }
  svg { position: absolute; right: 24px; bottom: 16px; width: 520px }`;

const { prerendered } = JSON.parse(read('build/routes.json').toString());
const willow = read('src/assets/willow.svg').toString();
const leaf = read('src/assets/leaf-icon.svg').toString();
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const write = (path, content) => writeFileSync(join(FRONTEND, 'public', path), content);
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
  await page.evaluate(fitHeading);
  write(`share/${path.slice(1).replaceAll('/', '-')}.jpg`, await page.screenshot({ type: 'jpeg', quality: 62 }));
}

// What `npm run demo -- pictures` took of the real screens, small enough for a page.
mkdirSync(join(FRONTEND, 'public/product'), { recursive: true });
for (const name of ['question', 'second-look', 'dashboard']) {
  const picture = readFileSync(join(import.meta.dirname, `../demo/pictures/${name}.png`));
  await page.setViewportSize({ width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) });
  await page.setContent(
    `<style>body { margin: 0 } img { display: block }</style><img src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  write(`product/${name}.jpg`, await page.screenshot({ type: 'jpeg', quality: 72 }));
}

for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
])
  write(`${name}.png`, await icon(size, colour.paper));
write('favicon.ico', ico(await icon(32), 32));
await browser.close();
writeFileSync(
  join(FRONTEND, 'src/shared/share-pictures.ts'),
  `/** The pages that have a picture of their own in \`public/share\`, and what is written on it. Made by \`ops/share-pictures/draw.mjs\`. */
export const SHARE_PICTURES: Readonly<Record<string, string>> = ${JSON.stringify(words, null, 2)};\n`,
);

/** As large as it can be without touching the tree, the name above it or the line below it. */
function fitHeading() {
  const box = document.querySelector('h1');
  const tree = document.querySelector('svg').getBoundingClientRect();
  for (let size = 72; size >= 36; size -= 4) {
    box.style.fontSize = `${size}px`;
    const { top, bottom } = box.getBoundingClientRect();
    const right = 72 + box.scrollWidth;
    if (right < tree.left && top > 120 && bottom < 520) return;
  }
  throw new Error(`"${box.textContent}" does not fit on its picture`);
}

/** With a ground of its own it has the margin that a mask may cut away. */
async function icon(size, ground) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>* { margin: 0 } body { display: grid; place-items: center; height: 100vh; background: ${ground ?? 'none'} } svg { width: ${ground ? 62 : 100}% }</style>${leaf}`,
  );
  return page.screenshot({ omitBackground: !ground });
}

/** A PNG in the envelope that old browsers, and whoever asks for /favicon.ico unasked, expect. */
function ico(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
