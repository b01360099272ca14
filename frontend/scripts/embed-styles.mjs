import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHEET = /<link rel="stylesheet" href="\/assets\/([^"#]+)#?"[^>]*>/g;
/** There for a script that looks for it by its address, and never fetched. */
const offLink = (sheet) => `<link rel="stylesheet" href="/assets/${sheet}" disabled/>`;

/**
 * Writes into each page the styles it links to: a slow network shows it after one answer. What a script of the page may ask for later, by its
 * address, is named as well, or it would come last and have the last word. One of those of which nothing is on the page waits until it is
 * asked for. Returns what the policy of each page says of its styles.
 */
export function embedStyles(assets, files) {
  const read = (file) => readFileSync(join(assets, file), 'utf8').trim();
  const scripts = readdirSync(assets)
    .filter((file) => /^(late-)?islands-.*\.js$/.test(file))
    .map(read)
    .join('');
  const isLook = (sheet) => sheet.startsWith('look-');
  const isLate = (sheet) => scripts.includes(sheet);
  const isUsed = (sheet, page) => [...read(sheet).matchAll(/\.(_[\w-]+)/g)].some(([, name]) => page.includes(name));
  const place = (sheet) => (isLook(sheet) ? 0 : isLate(sheet) ? 1 : 2);
  return files.map((file) => {
    const page = readFileSync(file, 'utf8');
    const sheets = [...page.matchAll(SHEET)].map(([, sheet]) => sheet).filter((sheet) => !isLate(sheet) || isUsed(sheet, page));
    const text = sheets
      .toSorted((a, b) => place(a) - place(b))
      .map(read)
      .join('\n');
    const styles = `<style>${text}</style>${sheets.filter(isLate).map(offLink).join('')}`;
    const [first] = page.match(SHEET) ?? [];
    writeFileSync(
      file,
      page.replace(SHEET, (each) => (each === first ? styles : '')),
    );
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
