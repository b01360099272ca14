import { describe, expect, it, jest } from '@jest/globals';
import type { SpecificGift, WillAnswers } from '@willow/contracts';
import fc from 'fast-check';
import { cleanAddress, cleanGift, cleanLine, cleanParagraphs } from './answers/clean.ts';
import { readWill } from './answers/read-will.ts';
import { toDocument, type WillDocument } from './document.ts';
import { type DraftedWill, draftWill } from './draft-will.ts';
import { findUnprintable } from './print/typefaces.ts';
import { allocate, type Fate, type Survival } from './residue/allocate.ts';
import { sum } from './residue/fraction.ts';
import type { ResiduePlan, Taker } from './residue/residue-plan.ts';
import { HOSTILE, isYesLike, PRINTABLE, type RandomWill, randomWill, RUNS, TIDY } from './testing/random-answers.ts';

jest.setTimeout(600_000);

const forEveryWill = (check: (input: RandomWill, will: DraftedWill) => void, texts = TIDY): void =>
  fc.assert(
    fc.property(randomWill(texts), (input) => {
      const will = draftWill({ ...input, kind: 'final' });
      fc.pre(will.ok);
      check(input, will);
    }),
    { numRuns: RUNS, maxSkipsPerRun: 1000 },
  );

const documentOf = (input: RandomWill): WillDocument => {
  const reading = readWill(input, findUnprintable);
  if (!reading.ok) throw new Error(reading.refused.reason);
  return toDocument(reading.facts);
};

/** Everything that stands in clauses, without the blanks of the signature page. */
const clauseText = (text: string): string => text.slice(0, text.indexOf('\nDeclaration and signatures'));

const years = (dob: string, on: string): number => Number(on.slice(0, 4)) - Number(dob.slice(0, 4)) - (on.slice(5) < dob.slice(5) ? 1 : 0);

const isWhole = ({ recipientRelationship = '', description = '' }: SpecificGift): boolean =>
  cleanLine(recipientRelationship) !== '' && cleanGift(description) !== '';

type Live = { readonly names: readonly string[]; readonly stale: readonly string[] };

/** Whose names a will must hold and must not hold, worked out from the answers alone. */
function live({ answers, on }: RandomWill): Live {
  const married = isYesLike(answers.isMarried);
  const parent = isYesLike(answers.hasChildren);
  const minor = parent && (answers.children ?? []).some(({ dob }) => years(dob!, on) < 18);
  const branches: readonly (readonly [boolean, readonly (string | undefined)[]])[] = [
    [true, (answers.executors ?? []).map(({ fullName }) => fullName)],
    [true, (answers.specificGifts ?? []).filter(isWhole).map(({ recipientName }) => recipientName)],
    [married, [answers.partner?.fullName]],
    [parent, (answers.children ?? []).map(({ fullName }) => fullName)],
    [minor, [answers.guardian?.fullName]],
    [answers.beneficiaryType === 'custom', (answers.customBeneficiaries ?? []).map(({ fullName }) => fullName)],
    [
      answers.beneficiaryType === 'partner' && answers.partnerSubstituteRule === 'custom',
      (answers.customSubstitutes ?? []).map(({ fullName }) => fullName),
    ],
    [isYesLike(answers.isHomeowner), [cleanAddress(answers.property?.address ?? '') === '77 Homeq Road' ? '77 Homeq Road' : undefined]],
  ];
  const of = (wanted: boolean) =>
    branches.flatMap(([isLive, names]) => (isLive === wanted ? names.map((name) => cleanLine(name ?? '')).filter(Boolean) : []));
  return { names: of(true), stale: of(false) };
}

const takersOf = ({ first, rest }: ResiduePlan): readonly Taker[] => [
  ...(first ? [first] : []),
  ...(rest.kind === 'children' ? rest.children : rest.kind === 'shares' ? rest.shares : []),
];

const fates: fc.Arbitrary<readonly Fate[]> = fc.array(fc.constantFrom<Fate>('survives', 'leaves-descendants', 'gone'), {
  minLength: 11,
  maxLength: 11,
});
const survivalOf = (plan: ResiduePlan, list: readonly Fate[]): Survival =>
  Object.fromEntries(takersOf(plan).map(({ id }, index) => [id, list[index]]));

/** The rows of the decision table that end in intestacy, read straight from the table. */
function intestacyIsAllowed({ first, rest }: ResiduePlan, survival: Survival): boolean {
  const fate = ({ id }: Taker) => survival[id] ?? 'survives';
  if (first && fate(first) === 'survives') return false;
  if (rest.kind === 'intestacy') return true;
  if (rest.kind === 'children') {
    const taking = rest.children.filter((child) => fate(child) === 'survives' || (rest.ifGone === 'descendants' && fate(child) !== 'gone'));
    return taking.length === 0 || (rest.ifGone === 'intestacy' && taking.length < rest.children.length);
  }
  const taking = rest.shares.filter((share) => fate(share) === 'survives' || (share.ifGone === 'descendants' && fate(share) !== 'gone'));
  return taking.length === 0 || rest.shares.some((share) => share.ifGone === 'intestacy' && !taking.includes(share));
}

describe('every will (C-476, D-110)', () => {
  it('1: is the same when it is written twice', () => {
    forEveryWill((input, will) => expect(draftWill({ ...input, kind: 'final' })).toEqual(will));
  });

  it('2: names everybody who is in it', () => {
    forEveryWill((input, { text }) => {
      for (const name of [...live(input).names, cleanLine(input.testator.fullName)]) expect(text).toContain(name);
      for (const { description } of input.answers.specificGifts ?? []) expect(text).toContain(cleanGift(description!));
      for (const paragraph of cleanParagraphs(input.answers.funeralWishes ?? '')) expect(text).toContain(`“${paragraph}”`);
    });
  });

  it('3: names nobody from a branch that was left (D-036)', () => {
    forEveryWill((input, { text, html }) => {
      for (const name of live(input).stale) {
        expect(text).not.toContain(name);
        expect(html).not.toContain(name);
      }
    });
  });

  it('4: divides exactly 100 per cent', () => {
    forEveryWill((_input, { plan, text }) => {
      const shares = plan.rest.kind === 'shares' ? plan.rest.shares : [];
      const printed = [...text.matchAll(/^\([a-z]+\) (\d+)% to /gm)].map(([, percent]) => Number(percent));
      expect(printed).toEqual(shares.length > 1 ? shares.map(({ percent }) => percent) : []);
      const all = sum(shares.map(({ percent }) => ({ n: percent, d: 100 })));
      expect(all).toEqual(shares.length > 0 ? { n: 1, d: 1 } : { n: 0, d: 1 });
    });
  });

  it('5 and 6: gives the whole residue to somebody who can take, and to intestacy only where the table says so', () => {
    fc.assert(
      fc.property(randomWill(TIDY), fates, (input, list) => {
        const will = draftWill({ ...input, kind: 'draft' });
        fc.pre(will.ok);
        const survival = survivalOf(will.plan, list);
        const { takings, intestacy } = allocate(will.plan, survival);
        expect(sum([...takings.map(({ share }) => share), intestacy])).toEqual({ n: 1, d: 1 });
        for (const { taker, as, share } of takings) {
          expect(share.n).toBeGreaterThan(0);
          expect(survival[taker.id]).toBe(as === 'self' ? 'survives' : 'leaves-descendants');
        }
        expect(intestacy.n > 0).toBe(intestacyIsAllowed(will.plan, survival));
      }),
      { numRuns: RUNS * 3, maxSkipsPerRun: 1000 },
    );
  });

  it('7: has no gaps, doubled stops or left-over marks in it', () => {
    forEveryWill((_input, { text }) => {
      const left = /\{|\}|\[|\]|undefined|\bNone\b|\bnull\b|NaN|TBC| {2}|,,| ,|\.\.|\.,|;\.|\(\s*\)|“\s*”|[,;] *$/gm;
      const listed = clauseText(text).replace(/;$/gm, '').replaceAll('Co.,', 'Co,').replaceAll('Jr.,', 'Jr,').replaceAll('Rd.,', 'Rd,');
      expect(listed.match(left) ?? []).toEqual([]);
    });
  });

  it('8: is numbered without gaps, letters starting again in each list', () => {
    forEveryWill((input) => {
      const { clauses } = documentOf(input);
      expect(clauses.map(({ number }) => number)).toEqual(clauses.map((_, index) => index + 1));
      for (const { number, parts } of clauses) {
        expect(parts.map((part) => part.number)).toEqual(parts.map((_, index) => `${number}.${index + 1}`));
        for (const { items } of parts) {
          const letters = 'abcdefghijklmnopqrstuvwxyz'.split('').concat(['aa', 'ab', 'ac', 'ad']);
          expect(items.map(({ label }) => label)).toEqual(items.map((_, index) => `(${letters[index]})`));
        }
      }
    });
  });

  it('9: refers only to clauses that exist, and to the ones it means', () => {
    forEveryWill((input, { text }) => {
      const { clauses } = documentOf(input);
      const numbers = new Set(clauses.flatMap(({ number, parts }) => [String(number), ...parts.map((part) => part.number)]));
      for (const [, number] of clauseText(text).matchAll(/\bclause (\d+(?:\.\d+)?)/g)) expect(numbers).toContain(number);
      const headings = new Map(clauses.map(({ id, number }) => [`clause ${number}`, id as string]));
      const runs = clauses.flatMap(({ parts }) => parts.flatMap((part) => [...part.runs, ...part.items.flatMap((item) => item.runs)]));
      const places = runs
        .filter(({ kind }) => kind === 'ref')
        .map(({ text: place, to = '' }) => (to.startsWith('residue-') ? [place.split('.')[0]!, 'residue'] : [place, to]));
      for (const [place, id] of places) expect(headings.get(place!)).toBe(id);
    });
  });

  it('10: appoints a guardian exactly while a child is under 18', () => {
    forEveryWill((input, { text }) => {
      const { children = [], hasChildren, guardian } = input.answers;
      const expected =
        isYesLike(hasChildren) && children.some(({ dob }) => years(dob!, input.on) < 18) && cleanLine(guardian?.fullName ?? '') !== '';
      expect(/^\d+\. Guardian$/m.test(text)).toBe(expected);
    });
  });

  it('11: ends in the safety net', () => {
    forEveryWill((input) => expect(documentOf(input).clauses.at(-1)?.id).toBe('safety-net'));
  });

  it('15: gives the same people the same, whatever order they were typed in', () => {
    fc.assert(
      fc.property(randomWill(TIDY), fates, (input, list) => {
        const one = draftWill({ ...input, kind: 'draft' });
        fc.pre(one.ok && one.plan.rest.kind === 'shares');
        const turned = { ...input.answers };
        turned.customBeneficiaries = input.answers.customBeneficiaries?.toReversed() ?? [];
        turned.customSubstitutes = input.answers.customSubstitutes?.toReversed() ?? [];
        const other = draftWill({ ...input, answers: turned, kind: 'draft' });
        if (!one.ok || !other.ok) throw new Error('refused');
        const survival = survivalOf(one.plan, list);
        const byName = new Map(takersOf(one.plan).map(({ id, name }) => [name, survival[id]]));
        const same = Object.fromEntries(takersOf(other.plan).map(({ id, name }) => [id, byName.get(name)]));
        const result = (plan: ResiduePlan, state: Survival) =>
          new Map(allocate(plan, state).takings.map(({ taker, as, share }) => [taker.name, { as, share }]));
        expect(result(other.plan, same)).toEqual(result(one.plan, survival));
      }),
      { numRuns: RUNS, maxSkipsPerRun: 1000 },
    );
  });

  it('17: lets no partner take without a marriage, and no child without children', () => {
    forEveryWill(({ answers }, { plan }) => {
      const children = plan.rest.kind === 'children' ? plan.rest.children : [];
      expect(plan.first !== null && !isYesLike(answers.isMarried)).toBe(false);
      expect(children.length > 0 && !isYesLike(answers.hasChildren)).toBe(false);
    });
  });

  it('18: has each of the parts that every will needs exactly once', () => {
    const NEEDED = [
      'section 33 of the Wills Act 1837 does not apply',
      'A person “survives me” if',
      'I cancel (revoke) every',
      'signed this will while both of us were there together',
      '. The rest of my estate\n',
      '. Anything not given away\n',
    ];
    forEveryWill((_input, { text }) => {
      for (const part of NEEDED) expect(text.split(part)).toHaveLength(2);
    });
  });

  it('19: tells nothing that a proved will should not tell', () => {
    forEveryWill((_input, { text, html }) => {
      for (const secret of ['987654', '987,654', 'partner@mail.test', '07700900111', '1 January 1911', '1911-01-01']) {
        expect(text).not.toContain(secret);
        expect(html).not.toContain(secret);
      }
    });
  });

  it('is one content in two kinds: the draft lacks only its signing page', () => {
    forEveryWill((input, final) => {
      const draft = draftWill({ ...input, kind: 'draft' });
      if (!draft.ok) throw new Error('refused');
      expect(draft.contentHash).toBe(final.contentHash);
      expect(final.versionCode).toBe(final.contentHash.slice(0, 8));
      expect(draft.text).toBe(
        `DRAFT – NOT FOR SIGNING\n\n${clauseText(final.text).trimEnd()}\n\nSigning page omitted from draft\n\nDraft ${final.versionCode}\n`,
      );
    });
  });
});

/** Everything that cannot be seen but line ends. */
const INVISIBLE = /[^\P{C}\n]/u;

describe('hostile text', () => {
  it('20: survives as it is or is refused with its field and character', () => {
    fc.assert(
      fc.property(randomWill(HOSTILE), (input) => {
        const will = draftWill({ ...input, kind: 'final' });
        const found = will.ok
          ? live(input).names.every((name) => will.text.includes(name)) && !INVISIBLE.test(will.text)
          : will.refused.step >= 1 && will.refused.step <= 9 && /^[A-Z].*[.%]$/su.test(will.refused.reason);
        expect(found).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('adds no element, attribute, style or template of its own to the page', () => {
    const allowed = new Set('!doctype html head meta title style body main h1 h2 h3 p b span ol li i div section'.split(' '));
    forEveryWill((input, { html, text }) => {
      for (const name of live(input).names) expect(text).toContain(name);
      for (const [, name] of html.matchAll(/<\/?([^\s>]*)/g)) expect(allowed).toContain(name);
      for (const [tag] of html.matchAll(/<[a-z][^>]*>/g)) expect(tag).not.toMatch(/ (?:on\w+|src|href|style)=/);
      const [style = ''] = html.split('</style>');
      const footers = [...style.matchAll(/ content: (.*?); margin-bottom/g)].map(([, value]) => value);
      expect(footers).toHaveLength(3);
      for (const footer of footers)
        expect(footer).toMatch(/^"(?:[A-Za-z0-9]|\\[0-9a-f]+ )*(?:\\a Page " counter\(page\) " of " counter\(pages\)|")$/);
    }, PRINTABLE);
  });
});

describe('the parts of answers that make no will', () => {
  it('never reach one: a stale choice is refused at the step that made it', () => {
    fc.assert(
      fc.property(randomWill(TIDY), ({ answers, ...rest }) => {
        const stale: WillAnswers = { ...answers, isMarried: 'no', beneficiaryType: 'partner' };
        const drafting = draftWill({ ...rest, answers: stale, kind: 'draft' });
        expect(drafting).toMatchObject({ ok: false, refused: { step: 6 } });
      }),
      { numRuns: 20 },
    );
  });
});
