import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHEET = /<link rel="stylesheet" href="\/assets\/([^"#]+)#?"[^>]*>/g;
const link = (sheet) => `<link rel="stylesheet" href="/assets/${sheet}"/>`;

/**
 * One sheet for what a page alone looks like: a slow network answers one request sooner than six. What every page looks like, and what a script
 * of the page may ask for later, by its address, stay alone, or they would come twice; they come first, so that the page has the last word.
 * One of those of which nothing is on the page waits until it is asked for.
 */
export function joinStyles(assets, files) {
  const read = (file) => readFileSync(join(assets, file), 'utf8').trim();
  const lateScripts = readdirSync(assets)
    .filter((file) => /^(late-)?islands-.*\.js$/.test(file))
    .map(read)
    .join('');
  const isCommon = (sheet) => sheet.startsWith('look-') || lateScripts.includes(sheet);
  const isUsed = (sheet, page) => [...read(sheet).matchAll(/\.(_[\w-]+)/g)].some(([, name]) => page.includes(name));
  for (const file of files) {
    const page = readFileSync(file, 'utf8');
    const sheets = [...page.matchAll(SHEET)].map(([, sheet]) => sheet);
    const text = sheets
      .filter((sheet) => !isCommon(sheet))
      .map(read)
      .join('\n');
    const own = `page-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(assets, own), text);
    const alone = sheets.filter((sheet) => isCommon(sheet) && isUsed(sheet, page));
    const links = [...alone, own].map(link).join('');
    const [first] = page.match(SHEET) ?? [];
    writeFileSync(
      file,
      page.replace(SHEET, (each) => (each === first ? links : '')),
    );
  }
}
