import { afterAll, describe, expect, it } from '@jest/globals';
import type { DocumentKind, WillAnswers } from '@willow/contracts';
import { ChromiumPdf } from '../platform/pdf/index.ts';
import { type ReadPdf, readPdf } from '../platform/pdf/testing/read-pdf.ts';
import { type DraftedWill, type PlannedWill, planWill, renderWill } from './draft-will.ts';
import { renderHtml, standardWill } from './print/render-html.ts';
import {
  bodyOf,
  checkBreaks,
  checkPages,
  FOOT,
  footerOf,
  MARK,
  paragraphsOf,
  printedText,
  squeezed,
  textOf,
} from './print/testing/pages.ts';
import { FAMILIES, type Family, MARGARET, ON, SINGLE } from './testing/families.ts';

const pdf = new ChromiumPdf();

afterAll(() => pdf.close());

const plan = ({ answers, testator, settings = {} }: Omit<Family, 'name'>): PlannedWill => {
  const will = planWill({ answers, testator: { ...MARGARET, ...testator }, settings, on: ON });
  if (!will.ok) throw new Error(will.refused.reason);
  return will;
};
const draft = (family: Omit<Family, 'name'>, kind: DocumentKind): DraftedWill => renderWill(plan(family), kind);

const print = async (family: Omit<Family, 'name'>, kind: DocumentKind): Promise<ReadPdf> =>
  readPdf(await pdf.renderShortest(renderHtml(plan(family), standardWill(kind))!.layouts));

async function printed(family: Omit<Family, 'name'>): Promise<{ readonly draft: ReadPdf; readonly final: ReadPdf }> {
  const [read, final] = await Promise.all([print(family, 'draft'), print(family, 'final')]);
  checkPages(read, 'draft');
  checkPages(final, 'final');
  checkBreaks(read, paragraphsOf(draft(family, 'draft')));
  checkBreaks(final, paragraphsOf(draft(family, 'final')));
  expect(printedText(read)).toBe(paragraphsOf(draft(family, 'draft')).join(''));
  expect(printedText(final)).toBe(paragraphsOf(draft(family, 'final')).join(''));
  return { draft: read, final };
}

describe('the pages of a will (A-072, D-047)', () => {
  it.each(FAMILIES)('$name: are complete, in order, well broken, and say what the text says (properties 11, 12, 13)', async (family) => {
    const { draft: read, final } = await printed(family);
    const withoutNote = printedText(read).replace(squeezed('Signing page omitted from draft'), '');
    expect(printedText(final).startsWith(withoutNote)).toBe(true);
    expect(printedText(final).slice(withoutNote.length)).toMatch(/^Declarationandsignatures/);
  });

  it('are tagged, titled, outlined, with their fonts inside and nothing active (property 24)', async () => {
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
      expect(footerOf(page)).toContain('Initials: me _________ witnesses _________ _________');
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
      expect(page.text).not.toMatch(/Initials|Signature of|(?:First|Second) witness/);
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

const person = (index: number) => ({
  fullName: `Person ${index} Hughes`,
  address: `${index} High Street, Ludlow, SY8 1AB`,
  relationship: 'Friend',
});
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1));
const gifts = (count: number) =>
  people(count).map(({ fullName, relationship }) => ({
    description: 'a book',
    recipientName: fullName,
    recipientRelationship: relationship,
  }));
const children = (count: number) => people(count).map(({ fullName }) => ({ fullName, dob: '1990-01-01' }));
const shares = (...percentages: number[]) => percentages.map((percentage, index) => ({ ...person(index + 1), percentage }));

describe('a draft and its final', () => {
  it('have the same lines on their first pages, in the size that was set', async () => {
    const [read, final] = await Promise.all([print(FAMILIES[0]!, 'draft'), print(FAMILIES[0]!, 'final')]);
    const body = ({ pages }: ReadPdf, at: number) => bodyOf(pages[at]!).map(({ text, x, y }) => [text, Math.round(x), Math.round(y)]);
    for (const at of [0, 1]) expect(body(read, at)).toEqual(body(final, at));
    expect(new Set(bodyOf(final.pages[1]!).map(({ size }) => Math.round(10 * size) / 10))).toEqual(new Set([12, 13]));
  });
});

describe('wills of any length (properties 11 to 14)', () => {
  it.each(Array.from({ length: 16 }, (_, index) => index))('%i more paragraphs keep the signing page whole', async (paragraphs) => {
    await printed({ answers: wishes(paragraphs) });
  });

  it.each<[string, WillAnswers]>([
    ['one child', { ...SINGLE, hasChildren: 'yes', children: children(1) }],
    ['ten children', { ...SINGLE, hasChildren: 'yes', children: children(10), beneficiaryType: 'children' }],
    ['one executor', { ...SINGLE, executors: people(1) }],
    ['three executors', { ...SINGLE, executors: people(3) }],
    ['one beneficiary', { ...SINGLE, customBeneficiaries: shares(100) }],
    ['ten beneficiaries, nine of them with 1%', { ...SINGLE, customBeneficiaries: shares(91, ...Array.from({ length: 9 }, () => 1)) }],
    ['no gift', { ...SINGLE, hasSpecificGifts: false, specificGifts: [] }],
    ['thirty gifts', { ...SINGLE, hasSpecificGifts: true, specificGifts: gifts(30) }],
    ['wishes of ten thousand characters', { ...SINGLE, funeralWishes: 'A long wish. '.repeat(769).slice(0, 10_000) }],
    [
      'as much as there can be of everything',
      {
        ...SINGLE,
        hasChildren: 'yes',
        children: children(10),
        executors: people(3),
        customBeneficiaries: shares(...Array.from({ length: 10 }, () => 10)),
        hasSpecificGifts: true,
        specificGifts: gifts(30),
        funeralWishes: 'A long wish. '.repeat(769),
      },
    ],
  ])('%s', async (_name, answers) => {
    await printed({ answers });
  });

  it.each([24, 31, 33, 60, 62, 66].map((letters) => 'W'.repeat(letters)))(
    'a name as broad as %s keeps the signing page whole',
    async (fullName) => {
      await printed({ answers: SINGLE, testator: { fullName } });
    },
  );

  it.each(['W'.repeat(300), 'i'.repeat(300), 'Llanfair-'.repeat(33)])(
    'a name of 300 unbroken characters stays on the paper (%#)',
    async (fullName) => {
      const customBeneficiaries = [{ fullName, relationship: fullName.slice(0, 200), address: fullName, percentage: 100 }];
      await printed({ answers: { ...SINGLE, customBeneficiaries }, testator: { fullName } });
    },
  );

  it('names in Welsh, Polish, Greek and Cyrillic letters are printed as they are written, with their fonts inside (property 20)', async () => {
    const fullName = 'Siân Ŵyn Zażółć Ελένη Щукина';
    const { title, pages, fonts } = (await printed({ answers: SINGLE, testator: { fullName } })).final;
    expect(title).toBe(`Will of ${fullName}`);
    expect(textOf(pages[0]!)).toContain(squeezed(`This is the will of ${fullName}, of 14 Orchard Rise`));
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
  });
});

describe('the same will', () => {
  it('is the same bytes whenever it is printed, and another will is not (property 1)', async () => {
    const html = draft(FAMILIES[0]!, 'final').html;
    const again = new ChromiumPdf();
    const [first, second] = [await pdf.render(html), await again.render(html)];
    await again.close();
    expect(Buffer.compare(first, second)).toBe(0);
    expect(Buffer.compare(first, await pdf.render(draft(FAMILIES[1]!, 'final').html))).not.toBe(0);
  });
});
