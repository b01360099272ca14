import { innerQuotes } from '../document/in-words.ts';
import { expect } from '@jest/globals';
import { cleanGift, cleanLine, cleanParagraphs } from '../answers/clean.ts';
import { type PlannedWill, planWill, renderWill } from '../draft-will.ts';
import { sum } from '../residue/fraction.ts';
import { listsOf } from '../residue/residue-plan.ts';
import { willText } from '../document/will-text.ts';
import { isWhole, live, years } from './live-names.ts';
import { hasPartner, isYesLike, type RandomWill } from './random-answers.ts';
import { undefinedTerms, unusedTerms } from './terms.ts';

export type Tried = { readonly input: RandomWill; readonly planned: PlannedWill; readonly text: string; readonly html: string | null };

export function tryWill(input: RandomWill, withPage: boolean): Tried | null {
  const planned = planWill(input);
  if (!planned.ok) return null;
  const final = withPage ? renderWill(planned, 'final') : null;
  return { input, planned, text: final?.text ?? willText(planned.document, 'final', planned.versionCode), html: final?.html ?? null };
}

/** A promise about every will. The numbers are those of the drafting specification, section 2. */
type TextProperty = {
  readonly title: string;
  readonly check: (tried: Tried) => void;
  /** Holds of our wording: hostile data may well say “null” or “[]” itself. */
  readonly tidyOnly?: true;
};

const clauseText = (text: string): string => text.slice(0, text.indexOf('\nDeclaration and signatures'));

const NEEDED = [
  'section 33 of the Wills Act 1837 does not apply',
  'A person “survives me” if',
  'I cancel (revoke) every',
  'signed this will while both of us were there together',
  '. The rest of my estate\n',
  '. Anything not given away\n',
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('').concat(['aa', 'ab', 'ac', 'ad']);
const SECRETS = ['987654', '987,654', 'partner@mail.test', '07700900111', '1 January 1911', '1911-01-01'];

export const TEXT_PROPERTIES: readonly TextProperty[] = [
  {
    title: 'is the same when it is written twice (property 1)',
    check: ({ input, planned, text, html }) => {
      const again = tryWill(input, html !== null);
      expect([again?.planned.contentHash, again?.text, again?.html === html]).toEqual([planned.contentHash, text, true]);
    },
  },
  {
    title: 'names everybody who is in it (property 2)',
    check: ({ input, text }) => {
      const expected = [
        ...live(input).names,
        cleanLine(input.testator.fullName),
        ...(input.answers.specificGifts ?? [])
          .filter(isWhole)
          .map(({ description = '', amount, tenth }) =>
            tenth ? 'the Charity Tenth' : amount ? `£${amount.toLocaleString('en-GB')} (` : cleanGift(description),
          ),
        ...(input.answers.pets?.amount ? [`£${input.answers.pets.amount.toLocaleString('en-GB')} (`] : []),
        ...cleanParagraphs(input.answers.funeralWishes ?? '').map((paragraph) => `“${innerQuotes(paragraph)}”`),
      ];
      expect(expected.filter((each) => !text.includes(each))).toEqual([]);
    },
  },
  {
    title: 'names nobody from a branch that was left (property 3, D-036)',
    check: ({ input, text, html }) => expect(live(input).stale.filter((name) => text.includes(name) || html?.includes(name))).toEqual([]),
  },
  {
    title: 'divides exactly 100 per cent (property 4)',
    check: ({ planned, text }) => {
      const lists = listsOf(planned.facts.plan);
      const printed = [...text.matchAll(/^\([a-z]+\) (\d+)% to /gm)].map(([, percent]) => Number(percent));
      const inPercent = lists.filter(({ shares, isEqual }) => shares.length > 1 && !isEqual);
      expect(printed).toEqual(inPercent.flatMap(({ shares }) => shares.map(({ weight }) => weight)));
      for (const { shares, isEqual } of lists)
        expect(sum(shares.map(({ weight }) => ({ n: weight, d: isEqual ? shares.length : 100 })))).toEqual({ n: 1, d: 1 });
    },
  },
  {
    title: 'has no gaps, doubled stops or left-over marks in it (property 7)',
    tidyOnly: true,
    check: ({ text }) => {
      const left = /\{|\}|\[|\]|undefined|\bNone\b|\bnull\b|NaN|TBC| {2}|,,| ,|\.\.|\.,|;\.|\(\s*\)|“\s*”|[,;] *$/gm;
      const listed = clauseText(text).replace(/;$/gm, '').replaceAll('Co.,', 'Co,').replaceAll('Jr.,', 'Jr,').replaceAll('Rd.,', 'Rd,');
      expect(listed.match(left) ?? []).toEqual([]);
    },
  },
  {
    title: 'is numbered without gaps, letters starting again in each list (property 8)',
    check: ({ planned }) => {
      const { clauses } = planned.document;
      expect(clauses.map(({ number }) => number)).toEqual(clauses.map((_, index) => index + 1));
      const subClauses = clauses.flatMap((clause) => clause.subClauses);
      expect(subClauses.map(({ number }) => number)).toEqual(
        clauses.flatMap((clause) => clause.subClauses.map((_, index) => `${clause.number}.${index + 1}`)),
      );
      expect(subClauses.flatMap(({ items }) => items.map(({ label }) => label))).toEqual(
        subClauses.flatMap(({ items }) => items.map((_, index) => `(${LETTERS[index]})`)),
      );
    },
  },
  {
    title: 'refers only to clauses that exist, and to the ones it means (property 9)',
    check: ({ planned, text }) => {
      const { clauses } = planned.document;
      const numbers = new Set(clauses.flatMap(({ number, subClauses }) => [String(number), ...subClauses.map((part) => part.number)]));
      const named = [...clauseText(text).matchAll(/\bclause (\d+(?:\.\d+)?)/g)].map(([, number]) => number!);
      expect(named.filter((number) => !numbers.has(number))).toEqual([]);
      const headings = new Map(clauses.map(({ id, number }) => [`clause ${number}`, id as string]));
      const refs = clauses
        .flatMap(({ subClauses }) => subClauses.flatMap(({ spans, items }) => [...spans, ...items.flatMap((item) => item.spans)]))
        .filter(({ kind }) => kind === 'ref');
      const meant = refs.map(({ to = '' }) => (to.startsWith('residue-') ? 'residue' : to));
      expect(refs.map(({ text: place, to = '' }) => headings.get(to.startsWith('residue-') ? place.split('.')[0]! : place))).toEqual(meant);
    },
  },
  {
    title: 'uses every term that it defines, and defines every term that it capitalises',
    check: ({ planned: { document } }) => expect([unusedTerms(document), undefinedTerms(document)]).toEqual([[], []]),
  },
  {
    title: 'appoints a guardian exactly while a child is under 18 (property 10)',
    check: ({ input: { answers, on }, text }) => {
      const { children = [], hasChildren, guardian } = answers;
      const expected =
        isYesLike(hasChildren) && children.some(({ dob }) => years(dob!, on) < 18) && cleanLine(guardian?.fullName ?? '') !== '';
      expect(/^\d+\. Guardian$/m.test(text)).toBe(expected);
    },
  },
  { title: 'ends in the safety net (property 11)', check: ({ planned }) => expect(planned.document.clauses.at(-1)?.id).toBe('safety-net') },
  {
    title: 'lets no partner take without a marriage or a home together, and no child without children (property 17)',
    check: ({ input: { answers }, planned }) => {
      const { plan } = planned.facts;
      const children = plan.rest.kind === 'children' ? plan.rest.children : [];
      expect(plan.first !== null && !hasPartner(answers)).toBe(false);
      expect(children.length > 0 && !isYesLike(answers.hasChildren)).toBe(false);
    },
  },
  {
    title: 'has each of the parts that every will needs exactly once (property 18)',
    check: ({ text }) => expect(NEEDED.filter((part) => text.split(part).length !== 2)).toEqual([]),
  },
  {
    title: 'tells nothing that a proved will should not tell (property 19)',
    check: ({ text, html }) => expect(SECRETS.filter((secret) => text.includes(secret) || html?.includes(secret))).toEqual([]),
  },
  {
    title: 'is one content in two kinds: the draft lacks only its signing page (property 22)',
    check: ({ planned: { document, contentHash, versionCode }, text }) => {
      expect(versionCode).toBe(contentHash.slice(0, 8));
      expect(willText(document, 'draft', versionCode)).toBe(
        `DRAFT – NOT FOR SIGNING\n\n${clauseText(text).trimEnd()}\n\nSigning page omitted from draft\n\nDraft ${versionCode}\n`,
      );
    },
  },
];
