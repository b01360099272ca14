import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import fc from 'fast-check';
import { cleanLine } from './answers/clean.ts';
import { draftWill, planWill } from './draft-will.ts';
import { affected, meaningDiff } from './insight/meaning-diff.ts';
import { type Place } from './insight/place.ts';
import { barredWitnesses } from './people/barred-witnesses.ts';
import { allocate, type Survivorship, type SurvivalState } from './residue/decision-table.ts';
import { sum } from './residue/fraction.ts';
import type { ResiduePlan, Taker } from './residue/residue-plan.ts';
import { takersOf } from './residue/survival.ts';
import { live } from './testing/live-names.ts';
import { HOSTILE, isYesLike, PRINTABLE, type RandomWill, randomWill, RUNS, TIDY } from './testing/random-answers.ts';
import { TEXT_PROPERTIES, type Tried, tryWill } from './testing/text-properties.ts';
import { contentText } from './document/will-text.ts';

jest.setTimeout(600_000);

/** How many random wills keep every promise about their text; RUNS of them are enough for the others. */
const WILLS = RUNS * 25;
const SEED = Number(process.env['WILL_SEED'] ?? Date.now() % 2 ** 31);

/** Of so many wills in the long run, one has its page looked at as well. */
const PAGE_EVERY = 10;

const forEveryWill = (check: (tried: Tried) => void, { texts = TIDY, numRuns = RUNS, seed = SEED, pageEvery = 0 } = {}): void => {
  let made = 0;
  fc.assert(
    fc.property(randomWill(texts), (input) => {
      const tried = tryWill(input, pageEvery > 0 && made % pageEvery === 0);
      fc.pre(tried !== null);
      made += 1;
      check(tried);
    }),
    { numRuns, seed, maxSkipsPerRun: 1000 },
  );
};

const survivorships: fc.Arbitrary<readonly Survivorship[]> = fc.array(
  fc.constantFrom<Survivorship>('survives', 'leaves-descendants', 'gone'),
  {
    minLength: 11,
    maxLength: 11,
  },
);
const survivalOf = (plan: ResiduePlan, list: readonly Survivorship[]): SurvivalState =>
  Object.fromEntries(takersOf(plan).map(({ id }, index) => [id, list[index]]));

/** The rows of the decision table that end in intestacy, read straight from the table. */
function intestacyIsAllowed({ first, rest }: ResiduePlan, survival: SurvivalState): boolean {
  const survivorship = ({ id }: Taker) => survival[id] ?? 'survives';
  if (first && survivorship(first) === 'survives') return false;
  if (rest.kind === 'intestacy') return true;
  if (rest.kind === 'children') {
    const taking = rest.children.filter(
      (child) => survivorship(child) === 'survives' || (rest.substitution === 'descendants' && survivorship(child) !== 'gone'),
    );
    return taking.length === 0 || (rest.substitution === 'intestacy' && taking.length < rest.children.length);
  }
  const taking = rest.shares.filter(
    (share) => survivorship(share) === 'survives' || (share.substitution === 'descendants' && survivorship(share) !== 'gone'),
  );
  return taking.length === 0 || rest.shares.some((share) => share.substitution === 'intestacy' && !taking.includes(share));
}

describe(`every one of ${WILLS} random wills (C-476, D-110; seed ${SEED})`, () => {
  const broken = new Set<string>();
  let tried = 0;

  // One pass for all promises: making the wills costs more than looking at them.
  beforeAll(() =>
    forEveryWill(
      (each) => {
        tried += 1;
        for (const { title, check } of TEXT_PROPERTIES) {
          if (broken.has(title)) continue;
          try {
            check(each);
          } catch {
            broken.add(title);
          }
        }
      },
      { numRuns: WILLS, pageEvery: PAGE_EVERY },
    ),
  );

  it.each(TEXT_PROPERTIES)('$title', ({ title, check }) => {
    // Once more, for the smallest example.
    if (broken.has(title)) forEveryWill(check, { numRuns: WILLS });
    expect(broken.has(title)).toBe(false);
    expect(tried).toBeGreaterThanOrEqual(WILLS);
  });
});

describe('every will, whoever is alive', () => {
  it('5 and 6: gives the whole residue to somebody who can take, and to intestacy only where the table says so', () => {
    fc.assert(
      fc.property(randomWill(TIDY), survivorships, (input, list) => {
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

  it('15: gives the same people the same, whatever order they were typed in', () => {
    fc.assert(
      fc.property(randomWill(TIDY), survivorships, (input, list) => {
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
        const result = (plan: ResiduePlan, state: SurvivalState) =>
          new Map(allocate(plan, state).takings.map(({ taker, as, share }) => [taker.name, { as, share }]));
        expect(result(other.plan, same)).toEqual(result(one.plan, survival));
      }),
      { numRuns: RUNS, maxSkipsPerRun: 1000 },
    );
  });
});

/** A plain list item for the tests that add somebody. */
const SOMEBODY = { fullName: 'Addedq Person', address: '5 New Road, Ludlow, SY8 2AA', relationship: 'friend' };

describe('a will and the one after a change of answers', () => {
  it('15: a person renamed everywhere changes in the name alone', () => {
    forEveryWill(({ input, planned }) => {
      const renamed = planWill(JSON.parse(JSON.stringify(input).replaceAll('Exec0q', 'Renamedq')) as RandomWill);
      if (!renamed.ok) throw new Error(renamed.refused.reason);
      expect(contentText(renamed.document)).toBe(contentText(planned.document).replaceAll('Exec0q', 'Renamedq'));
    });
  });

  it('16: one gift, child or executor more takes nobody out', () => {
    forEveryWill(({ input }) => {
      const { answers } = input;
      const gift = { recipientName: SOMEBODY.fullName, recipientRelationship: 'friend', description: 'my hat' };
      const more: readonly WillAnswers[] = [
        { ...answers, hasSpecificGifts: true, specificGifts: [...(answers.specificGifts ?? []), gift] },
        { ...answers, executors: [...(answers.executors ?? []).slice(0, 2), SOMEBODY] },
        ...(isYesLike(answers.hasChildren)
          ? [{ ...answers, children: [...(answers.children ?? []), { ...SOMEBODY, dob: '2020-01-01' }] }]
          : []),
      ];
      for (const [index, next] of more.entries()) {
        const will = planWill({ ...input, answers: next });
        if (!will.ok) throw new Error(will.refused.reason);
        const kept = index === 1 ? { ...input, answers: { ...answers, executors: (answers.executors ?? []).slice(0, 2) } } : input;
        for (const name of [...live(kept).names, SOMEBODY.fullName]) expect(contentText(will.document)).toContain(name);
      }
    });
  });

  type Edit = readonly [what: string, edit: (input: RandomWill) => RandomWill | null, where: (input: RandomWill) => readonly Place[]];
  const change =
    (edit: (answers: WillAnswers, input: RandomWill) => Partial<Record<keyof WillAnswers, unknown>> | null): Edit[1] =>
    (input) => {
      const next = edit(input.answers, input);
      return next && { ...input, answers: { ...input.answers, ...next } as WillAnswers };
    };
  const first = <T>(list: readonly T[] | undefined, more: Partial<T>): readonly T[] =>
    (list ?? []).map((each, index) => (index === 0 ? { ...each, ...more } : each));
  const hasHome = ({ answers }: RandomWill): boolean => isYesLike(answers.isHomeowner) && cleanLine(answers.property?.address ?? '') !== '';

  /** Edits of one answer, and the clauses that each must change and no other: known from the specification, not from the code. */
  const EDITS: readonly Edit[] = [
    [
      'an executor’s address',
      change(({ executors }) => ({ executors: first(executors, { address: '99 Moved Street' }) })),
      () => ['executors'],
    ],
    ['the funeral wishes', change(() => ({ funeralWishes: 'Only this wish.' })), () => ['funeral']],
    [
      'a gift',
      change(({ specificGifts }) =>
        specificGifts?.length ? { specificGifts: first(specificGifts, { description: 'my other hat' }) } : null,
      ),
      () => ['gifts'],
    ],
    [
      'the loss of the last gift',
      change(({ specificGifts }) => (specificGifts?.length ? { specificGifts: [], hasSpecificGifts: false } : null)),
      (input) => ['gifts', 'debts', ...(hasHome(input) ? (['home'] as const) : [])],
    ],
    [
      'the partner',
      change(({ isMarried, partner }) => (isYesLike(isMarried) ? { partner: { ...partner, fullName: 'Newpartnerq Lee' } } : null)),
      () => ['family'],
    ],
    [
      'a child’s name',
      change(({ hasChildren, children }) => (isYesLike(hasChildren) ? { children: first(children, { fullName: 'Newchildq Lee' }) } : null)),
      () => ['family'],
    ],
    ['the home', change((_answers, input) => (hasHome(input) ? { property: { address: '99 Otherhome Street' } } : null)), () => ['home']],
    [
      'a beneficiary’s name',
      change(({ beneficiaryType, customBeneficiaries }) =>
        beneficiaryType === 'custom' ? { customBeneficiaries: first(customBeneficiaries, { fullName: 'Newtakerq Lee' }) } : null,
      ),
      () => ['residue'],
    ],
    ['the testator’s name', (input) => ({ ...input, testator: { ...input.testator, fullName: 'Newnameq Lee' } }), () => ['opening']],
    ['a will kept abroad', (input) => ({ ...input, settings: { ...input.settings, keepsWillIn: 'Spain' } }), () => ['this-will']],
    ['nothing', (input) => ({ ...input }), () => []],
  ];

  it.each(EDITS)('23: %s: another content, and the changes name exactly the clauses that changed', (_what, edit, where) => {
    const one = ({ input, planned }: Tried): void => {
      const next = edit(input);
      fc.pre(next !== null);
      const after = planWill(next);
      if (!after.ok) throw new Error(after.refused.reason);
      const changes = meaningDiff(planned, after);
      expect(new Set(changes.map(({ place }) => place))).toEqual(new Set(where(input)));
      expect(after.contentHash === planned.contentHash).toBe(where(input).length === 0);
      expect(changes.filter(({ sentence }) => !/^\P{Ll}.*[.!?…]$/su.test(sentence))).toEqual([]);
    };
    forEveryWill(one, { numRuns: RUNS / 2 });
  });

  it('23: between any two wills, every clause that differs is named and no other', () => {
    const two = fc.tuple(randomWill(TIDY), randomWill(TIDY));
    fc.assert(
      fc.property(two, ([one, other]) => {
        const [before, after] = [planWill(one), planWill(other)];
        fc.pre(before.ok && after.ok);
        const changes = meaningDiff(before, after);
        expect(new Set(changes.map(({ place }) => place))).toEqual(affected(before.document, after.document));
        for (const { sentence } of changes) expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}/);
      }),
      { numRuns: RUNS, maxSkipsPerRun: 1000 },
    );
  });

  it('25: the people who must not witness are the people of the will who get something, and the partner', () => {
    forEveryWill(({ planned, text }) => {
      const barred = barredWitnesses(planned.facts);
      const named = [...takersOf(planned.facts.plan).map(({ name }) => name), ...planned.facts.gifts.map(({ recipient }) => recipient)];
      expect(new Set(barred.map(({ name }) => name))).toEqual(
        new Set([...(planned.facts.partner ? [planned.facts.partner] : []), ...named]),
      );
      for (const { name } of barred) expect(text).toContain(name);
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

  it('in every field takes no promise away', () => {
    forEveryWill(
      (tried) => {
        for (const { check, tidyOnly = false } of TEXT_PROPERTIES) if (!tidyOnly) check(tried);
      },
      { texts: PRINTABLE, numRuns: RUNS * 3, pageEvery: PAGE_EVERY },
    );
  });

  it('adds no element, attribute, style or template of its own to the page', () => {
    const allowed = new Set('!doctype html head meta title style body main h1 h2 h3 p b span ol li i div section'.split(' '));
    forEveryWill(
      ({ input, html, text }) => {
        if (html === null) throw new Error('The page was not made');
        expect(live(input).names.filter((name) => !text.includes(name))).toEqual([]);
        expect([...html.matchAll(/<\/?([^\s>]*)/g)].flatMap(([, name]) => (allowed.has(name!) ? [] : [name]))).toEqual([]);
        expect([...html.matchAll(/<[a-z][^>]*>/g)].filter(([tag]) => / (?:on\w+|src|href|style)=/.test(tag))).toEqual([]);
        const [style = ''] = html.split('</style>');
        const footers = [...style.matchAll(/ content: (.*?); (?:font|margin-bottom)/g)].map(([, value]) => value);
        expect(footers).toHaveLength(3);
        for (const footer of footers)
          expect(footer).toMatch(/^"(?:[A-Za-z0-9]|\\[0-9a-f]+ )*(?:\\a Page " counter\(page\) " of " counter\(pages\)|")$/);
      },
      { texts: PRINTABLE, pageEvery: 1 },
    );
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
