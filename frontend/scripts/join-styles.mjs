import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHEET = /<link rel="stylesheet" href="\/assets\/([^"#]+)#?"[^>]*>/g;
const link = (sheet) => `<link rel="stylesheet" href="/assets/${sheet}"/>`;
/** For scripts that ask for it by its address: it is there, and nothing waits for it. */
const asideLink = (sheet) => `<link rel="stylesheet" href="/assets/${sheet}" media="not all"/>`;

/**
 * One sheet for what every page looks like, one for what this page looks like: a slow network answers two requests sooner than six. What a
 * script of the page may ask for later, by its address, is named once more, or it would come last and have the last word. One of those of
 * which nothing is on the page waits until it is asked for.
 */
export function joinStyles(assets, files) {
  const read = (file) => readFileSync(join(assets, file), 'utf8').trim();
  const lateScripts = readdirSync(assets)
    .filter((file) => /^(late-)?islands-.*\.js$/.test(file))
    .map(read)
    .join('');
  const isLook = (sheet) => sheet.startsWith('look-');
  const isLate = (sheet) => !isLook(sheet) && lateScripts.includes(sheet);
  const isUsed = (sheet, page) => [...read(sheet).matchAll(/\.(_[\w-]+)/g)].some(([, name]) => page.includes(name));
  for (const file of files) {
    const page = readFileSync(file, 'utf8');
    const sheets = [...page.matchAll(SHEET)].map(([, sheet]) => sheet).filter((sheet) => !isLate(sheet) || isUsed(sheet, page));
    const text = [...sheets.filter(isLate), ...sheets.filter((sheet) => !isLate(sheet))]
      .filter((sheet) => !isLook(sheet))
      .map(read)
      .join('\n');
    const own = `page-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(assets, own), text);
    const links = [...sheets.filter(isLook), own].map(link).join('') + sheets.filter(isLate).map(asideLink).join('');
    const [first] = page.match(SHEET) ?? [];
    writeFileSync(
      file,
      page.replace(SHEET, (each) => (each === first ? links : '')),
    );
  }
}
