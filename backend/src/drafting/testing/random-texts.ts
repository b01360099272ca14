import fc from 'fast-check';
import { cleanParagraphs } from '../answers/clean.ts';
import { findUnprintable } from '../print/typefaces.ts';

export type Texts = {
  readonly name: (mark: string) => fc.Arbitrary<string>;
  readonly relationship: fc.Arbitrary<string>;
  readonly address: fc.Arbitrary<string>;
  readonly gift: fc.Arbitrary<string>;
  readonly funeral: fc.Arbitrary<string>;
};

const FIRST = ['Ann', 'Siân', 'Łucja', 'Zoë', 'Mary Jane', 'O’Neil', 'Ŵyn', 'Marie-Claire', 'Søren', 'Ελένη', 'Иван'];
const LAST = ['Lee', 'ap Rhys', 'Smith & Co.', 'Wiśniewski', 'Jr.', 'St. John', '(Betty) Fox', 'Hughes'];
const RELATIONSHIPS = [
  'Son',
  'daughter',
  'my eldest child',
  'step-son',
  'grandson',
  'friend',
  'personal friend',
  'godson',
  'Charity',
  'Sister',
];

/** Texts as people type them. Every name carries a mark, so that finding one in a will cannot be an accident. */
export const TIDY: Texts = {
  name: (mark) => fc.tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST)).map(([first, last]) => `${first} ${mark} ${last}`),
  relationship: fc.constantFrom(...RELATIONSHIPS),
  address: fc.constantFrom('1 High Street\nLudlow\nSY8 1AB', '2 Mill Lane, Cardiff, CF10 1AA', 'Flat 3,\n9 St. John’s Rd.', ''),
  gift: fc.constantFrom('my car', 'the sum of £1,000.', 'my “best” china', 'two-thirds of my stamps & albums', 'my ring (gold)'),
  funeral: fc.constantFrom('', '  ', 'No fuss.', 'A song.\n\nA walk & tea.', 'Cremation\r\nAshes at sea'),
};

const NASTY = [
  '<script>alert(1)</script>',
  '</style><img src=x onerror=alert(1)>',
  '{{name}}',
  '{{{name}}}',
  '{{> clause}}',
  '"; } body { display: none',
  "'||'",
  'a\\b',
  '`${x}`',
  'null',
  'undefined',
  '[object Object]',
  '\u202egnp.exe',
  'zero\u200bwidth',
  'bell\u0007',
  'é́́',
  '&amp; &lt;',
  '%s%n',
  '£1,000 – “quoted” ‘twice’',
  '中文',
  '👩‍👧',
  'עברית',
  '\ud800',
  '..',
  ',,',
  'x'.repeat(300),
];

const nasty: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
);

const among = (texts: Texts, evil: fc.Arbitrary<string>): Texts => ({
  name: (mark) => fc.tuple(evil, texts.name(mark), evil).map((parts) => parts.join(' ')),
  relationship: fc.oneof(texts.relationship, evil),
  address: fc.oneof(texts.address, evil),
  gift: fc.oneof(texts.gift, evil),
  funeral: fc.oneof(
    texts.funeral,
    fc.array(evil, { maxLength: 5 }).map((lines) => lines.join('\n')),
  ),
});

/** Texts as an attacker or a broken keyboard sends them. Many hold a character that no typeface of ours has. */
export const HOSTILE: Texts = among(TIDY, fc.oneof({ weight: 40, arbitrary: fc.constant('') }, { weight: 1, arbitrary: nasty }));

export const PRINTABLE: Texts = among(
  TIDY,
  nasty.filter((text) => findUnprintable(cleanParagraphs(text).join('')) === null),
);
