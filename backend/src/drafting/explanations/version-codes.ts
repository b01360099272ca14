import type { CheckedPage, VersionCheck } from '@willow/contracts';

const CODE = /^[0-9a-f]{8}$/;

/** A code as printed, from what somebody typed off a page: letters that look like a digit are that digit, and words around it go. */
export function readCode(typed: string): string | null {
  const code = typed
    .toLowerCase()
    .replace(/\b(?:version|draft|code)\b/g, '')
    .replace(/[\s:.#-]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return CODE.test(code) ? code : null;
}

const SENTENCE: { readonly [Verdict in CheckedPage['verdict']]: string } = {
  current: 'This page is of your newest version.',
  older: 'This page is of an older version.',
  unknown: 'No version of your will has this code.',
  unreadable: 'A code has eight characters, 0 to 9 and a to f.',
};

export function checkVersionCodes(typed: readonly string[], versions: readonly string[]): VersionCheck {
  const [current = ''] = versions;
  const pages = typed.map((each): CheckedPage => {
    const code = readCode(each);
    const verdict = code === null ? 'unreadable' : code === current ? 'current' : versions.includes(code) ? 'older' : 'unknown';
    return { code: code ?? each.trim(), verdict, sentence: SENTENCE[verdict] };
  });
  const verdict = verdictOn(pages);
  return { verdict, summary: SUMMARY[verdict], current, pages };
}

const SUMMARY: { readonly [Verdict in VersionCheck['verdict']]: string } = {
  current: 'All these pages belong to your newest version.',
  older: 'All these pages belong together, and to an older version. Print the newest one before you sign.',
  mixed: 'These pages are of different versions. Do not sign them: print the newest version again.',
  unknown: 'At least one code is not of your will, or cannot be read. Look at the foot of the page again.',
};

function verdictOn(pages: readonly CheckedPage[]): VersionCheck['verdict'] {
  const [first] = pages;
  if (!first || pages.some(({ verdict }) => verdict === 'unknown' || verdict === 'unreadable')) return 'unknown';
  if (new Set(pages.map(({ code }) => code)).size > 1) return 'mixed';
  return first.verdict === 'current' ? 'current' : 'older';
}
