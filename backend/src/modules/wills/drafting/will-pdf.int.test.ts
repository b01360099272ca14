import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { ChromiumPdf } from '../../../platform/pdf/index.ts';
import { type PdfPage, type ReadPdf, readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { type DraftedWill, draftWill } from './draft-will.ts';
import type { Kind } from './kinds.ts';
import { FAMILIES, type Family, MARGARET, ON, SINGLE } from './testing/families.ts';

/** The first document waits for the browser to be unpacked. */
jest.setTimeout(60_000);

let tmp: string;
let pdf: ChromiumPdf;

beforeAll(async () => {
  tmp = await mkdtemp(join(tmpdir(), 'will-pdf-'));
  pdf = new ChromiumPdf({ tmpDir: tmp });
});

afterAll(async () => {
  await pdf.close();
  await rm(tmp, { recursive: true, force: true });
});

const draft = ({ answers, testator, settings = {} }: Omit<Family, 'name'>, kind: Kind): DraftedWill => {
  const will = draftWill({ answers, testator: { ...MARGARET, ...testator }, settings, on: ON, kind });
  if (!will.ok) throw new Error(will.refused.reason);
  return will;
};

const print = async (family: Omit<Family, 'name'>, kind: Kind): Promise<ReadPdf> => readPdf(await pdf.render(draft(family, kind).html));

const MM = 72 / 25.4;
const FOOT = (297 - 30) * MM;
const MARK = 'DRAFT – NOT FOR SIGNING';
const NOTHING_MORE = 'Nothing more is written on this page';
const SIGN_OFF = [
  'Anything not given away',
  'I have read this will',
  'Signature of',
  'First witness',
  'Second witness',
  'A witness must be 18',
];

/** What stands between the margins, without the mark of a draft. */
const bodyOf = ({ drawn }: PdfPage) => drawn.filter(({ y, text }) => y < FOOT && text !== MARK);
const footerOf = ({ drawn }: PdfPage): string =>
  drawn
    .filter(({ y }) => y >= FOOT)
    .map(({ text }) => text)
    .join(' ')
    .replace(/ +/g, ' ');
const squeezed = (text: string): string => text.replaceAll('\u02bc', '’').replace(/\s+/g, '');
const textOf = (page: PdfPage): string =>
  squeezed(
    bodyOf(page)
      .map(({ text }) => text)
      .join(''),
  );

/** The promises that the pages of every will keep, short or long. */
function checkPages({ pages }: ReadPdf, kind: Kind): void {
  pages.forEach((page, index) => {
    expect(footerOf(page)).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(bodyOf(page).length).toBeGreaterThan(1);
    for (const { x, right, y } of page.drawn) {
      expect(x).toBeGreaterThan(20 * MM);
      expect(right).toBeLessThan(page.width - 20 * MM);
      expect(y).toBeGreaterThan(20 * MM);
      expect(y).toBeLessThan(page.height - 8 * MM);
    }
  });
  for (const { drawn } of pages) {
    const left = drawn.filter(({ x, y }) => y >= FOOT && x < 30 * MM);
    expect(Math.max(...left.map(({ right }) => right))).toBeLessThan((25 + 160 / 3 + 1) * MM);
  }
  const holding = (part: string) => pages.flatMap((page, index) => (textOf(page).includes(squeezed(part)) ? [index + 1] : []));
  for (const part of kind === 'final' ? SIGN_OFF : []) expect(holding(part)).toEqual([pages.length]);
  expect(holding(NOTHING_MORE)).toEqual(kind === 'final' ? [pages.length - 1, pages.length] : []);
}

const printedText = ({ pages }: ReadPdf): string => pages.map(textOf).join('').replaceAll(squeezed(NOTHING_MORE), '');

/** The text of a final as its pages have it: no stops after the numbers of clauses, ruled lines for blanks, the version at the foot. */
const writtenText = ({ text }: DraftedWill): string =>
  squeezed(
    text
      .replace(/^(\d+)\. /gm, '$1 ')
      .replace(/: _+$/gm, '')
      .replace(/Version .*\n$/, ''),
  );

describe('the pages of a will (A-072, D-047)', () => {
  it.each(FAMILIES)('$name: are complete, in order, and say what the text says', async (family) => {
    const read = await print(family, 'final');
    checkPages(read, 'final');
    expect(printedText(read)).toBe(writtenText(draft(family, 'final')));
  });

  it('are tagged, titled, outlined, with their fonts inside and nothing active', async () => {
    const { pages, ...will } = await print(FAMILIES[0]!, 'final');
    expect(will).toMatchObject({ title: 'Will of Margaret Anne Hughes', language: 'en-GB', isTagged: true, isActive: false });
    expect(will.outline.slice(0, 3)).toEqual(['Will of Margaret Anne Hughes', '1 This will', '2 My family']);
    expect(will.outline).toContain('13 Anything not given away');
    expect(will.fonts.map(({ name, isEmbedded }) => [name.split('+')[1], isEmbedded])).toEqual(
      expect.arrayContaining([
        ['SourceSerif4-Regular', true],
        ['SourceSerif4-SemiBold', true],
      ]),
    );
    expect(will.fonts.every(({ name }) => name.includes('SourceSerif4'))).toBe(true);
    expect(pages.length).toBeGreaterThan(2);
  });

  it('of a final carry the name, the version, room for initials and the page number at their foot', async () => {
    const { versionCode } = draft(FAMILIES[0]!, 'final');
    for (const page of (await print(FAMILIES[0]!, 'final')).pages) {
      expect(footerOf(page)).toMatch(/Will of Margaret Anne Hughes/);
      expect(footerOf(page)).toContain(`Version ${versionCode}`);
      expect(footerOf(page)).toContain('Initials ________ ________ ________');
      expect(page.text).not.toContain(MARK);
    }
  });

  it('of a draft are marked on every page and cannot be signed', async () => {
    const { versionCode } = draft(FAMILIES[0]!, 'draft');
    const read = await print(FAMILIES[0]!, 'draft');
    checkPages(read, 'draft');
    for (const page of read.pages) {
      expect(page.drawn.filter(({ text, y }) => y < FOOT && text === MARK)).toHaveLength(1);
      expect(footerOf(page)).toContain(`Draft ${versionCode}`);
      expect(page.text).not.toMatch(/Initials|Signature of|witness/);
    }
    expect(textOf(read.pages.at(-1)!)).toContain('Signingpageomittedfromdraft');
  });
});

const wishes = (paragraphs: number): WillAnswers => ({
  ...SINGLE,
  funeralWishes: Array.from({ length: paragraphs }, (_, index) => `Wish ${index + 1}: a song that everybody knows, and time to sit.`).join(
    '\n',
  ),
});

describe('wills of any length', () => {
  it.each(Array.from({ length: 16 }, (_, index) => index))('%i more paragraphs keep the signing page whole', async (paragraphs) => {
    checkPages(await print({ answers: wishes(paragraphs) }, 'final'), 'final');
  });

  it('ten thousand characters of wishes, thirty gifts, ten children', async () => {
    const answers: WillAnswers = {
      ...SINGLE,
      hasChildren: 'yes',
      children: Array.from({ length: 10 }, (_, index) => ({ fullName: `Child ${index + 1} Hughes`, dob: '1990-01-01' })),
      hasSpecificGifts: true,
      specificGifts: Array.from({ length: 30 }, () => ({
        description: 'a book',
        recipientName: 'Ann Lee',
        recipientRelationship: 'friend',
      })),
      funeralWishes: 'A long wish. '.repeat(770),
    };
    checkPages(await print({ answers }, 'final'), 'final');
  });

  it.each(['W'.repeat(300), 'i'.repeat(300), 'Llanfair-'.repeat(33)])(
    'a name of 300 unbroken characters stays on the paper (%#)',
    async (fullName) => {
      const customBeneficiaries = [{ fullName, relationship: fullName.slice(0, 200), address: fullName, percentage: 100 }];
      const family = { answers: { ...SINGLE, customBeneficiaries }, testator: { fullName } };
      const final = await print(family, 'final');
      checkPages(final, 'final');
      expect(printedText(final)).toBe(writtenText(draft(family, 'final')));
      checkPages(await print(family, 'draft'), 'draft');
    },
  );

  it('names in Welsh, Polish, Greek and Cyrillic letters are printed as they are written', async () => {
    const fullName = 'Siân Ŵyn Zażółć Ελένη Щукина';
    const { pages, title } = await print({ answers: SINGLE, testator: { fullName } }, 'final');
    expect(title).toBe(`Will of ${fullName}`);
    expect(textOf(pages[0]!)).toContain(squeezed(`This is the will of ${fullName}, of 14 Orchard Rise`));
  });
});
