import { describe, expect, it, jest } from '@jest/globals';
import { FIELDS, isComplete, type SpecificGift, type WillAnswers } from '@willow/contracts';
import fc from 'fast-check';
import { cleanLine } from '../answers/clean.ts';
import { contentText } from '../document/will-text.ts';
import { planWill } from '../draft-will.ts';
import { affected, meaningDiff } from '../explanations/meaning-diff.ts';
import type { Place } from '../explanations/place.ts';
import { barredWitnesses } from '../people/barred-witnesses.ts';
import { inPlaceOf } from '../people/stand-ins.ts';
import { mortalTakersOf } from '../residue/survival.ts';
import { forEveryWill } from '../testing/every-will.ts';
import { live, years } from '../testing/live-names.ts';
import { hasPartner, isYesLike, type RandomWill, randomWill, RUNS } from '../testing/random-answers.ts';
import { TIDY } from '../testing/random-texts.ts';
import type { Tried } from '../testing/text-properties.ts';

jest.setTimeout(600_000);

const SOMEBODY = { fullName: 'Addedq Person', address: '5 New Road, Ludlow, SY8 2AA', relationship: 'friend' };

describe('a will and the one after a change of answers', () => {
  it('a person renamed everywhere changes in the name alone (property 15)', () => {
    forEveryWill(({ input, planned }) => {
      const renamed = planWill(JSON.parse(JSON.stringify(input).replaceAll('Exec0q', 'Renamedq')) as RandomWill);
      if (!renamed.ok) throw new Error(renamed.refused.reason);
      expect(contentText(renamed.document)).toBe(contentText(planned.document).replaceAll('Exec0q', 'Renamedq'));
    });
  });

  it('one gift, child or executor more takes nobody out (property 16)', () => {
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

  /** What is said of a gift is enough for a will. */
  const isKept = (gift: SpecificGift): boolean => isComplete(FIELDS.specificGifts, gift);

  const charitiesWithShares = ({ answers }: RandomWill): readonly string[] => {
    const { beneficiaryType, partnerSubstituteRule, customBeneficiaries, customSubstitutes } = answers;
    const after = beneficiaryType === 'partner' && partnerSubstituteRule === 'custom' ? customSubstitutes : [];
    const sharers = (beneficiaryType === 'custom' ? customBeneficiaries : after) ?? [];
    return sharers.filter(({ charity }) => charity).map(({ fullName }) => cleanLine(fullName ?? ''));
  };
  const hasContents = ({ answers }: RandomWill): boolean =>
    (hasPartner(answers) && (answers.contents === 'partner' || answers.contents === 'both')) ||
    (isYesLike(answers.hasChildren) && (answers.contents === 'children' || answers.contents === 'both'));

  const givesToOtherCharities = (input: RandomWill): boolean =>
    (input.answers.specificGifts ?? [])
      .filter(isKept)
      .some(({ charity, recipientName }) => charity && !charitiesWithShares(input).includes(cleanLine(recipientName ?? '')));

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
        specificGifts?.[0] && isKept(specificGifts[0])
          ? { specificGifts: first(specificGifts, { description: 'my other hat', amount: undefined, tenth: undefined }) }
          : null,
      ),
      () => ['gifts'],
    ],
    [
      'the loss of the last gift',
      change(({ specificGifts }) => (specificGifts?.some(isKept) ? { specificGifts: [], hasSpecificGifts: false } : null)),
      (input) => [
        'gifts',
        'debts',
        ...(hasHome(input) ? (['home'] as const) : []),
        ...(input.answers.pets ? (['pets'] as const) : []),
        ...(input.answers.digital ? (['digital'] as const) : []),
        ...(hasContents(input) ? (['contents'] as const) : []),
        // What becomes of a charity that has closed is told by its name.
        ...(givesToOtherCharities(input) ? (['words'] as const) : []),
        // Sums of money wait for the age of everybody's shares.
        ...(input.answers.sharesAge ? (['under-18'] as const) : []),
      ],
    ],
    [
      'the partner',
      change((answers) => (hasPartner(answers) ? { partner: { ...answers.partner, fullName: 'Newpartnerq Lee' } } : null)),
      ({ answers: { contents } }) => (contents === 'partner' || contents === 'both' ? ['family', 'contents'] : ['family']),
    ],
    [
      'a child’s name',
      change(({ hasChildren, children }) => (isYesLike(hasChildren) ? { children: first(children, { fullName: 'Newchildq Lee' }) } : null)),
      ({ answers: { children = [] }, on }) =>
        children[0]?.guardianName && years(children[0].dob!, on) < 18 ? ['family', 'guardian'] : ['family'],
    ],
    ['the home', change((_answers, input) => (hasHome(input) ? { property: { address: '99 Otherhome Street' } } : null)), () => ['home']],
    [
      'a beneficiary’s name',
      change(({ beneficiaryType, customBeneficiaries }) =>
        beneficiaryType === 'custom' ? { customBeneficiaries: first(customBeneficiaries, { fullName: 'Newtakerq Lee' }) } : null,
      ),
      ({ answers }) => (answers.customBeneficiaries?.[0]?.charity ? ['residue', 'words'] : ['residue']),
    ],
    ['the testator’s name', (input) => ({ ...input, testator: { ...input.testator, fullName: 'Newnameq Lee' } }), () => ['opening']],
    [
      'a will kept abroad',
      (input) => ({ ...input, settings: { ...input.settings, keepsWillIn: 'Spain' } }),
      () => ['this-will', 'safety-net'],
    ],
    ['who takes the pets', change(({ pets }) => (pets ? { pets: { ...pets, carerName: 'Newcarerq Lee' } } : null)), () => ['pets']],
    ['the loss of the pets', change(({ pets }) => (pets ? { pets: undefined } : null)), () => ['pets', 'debts']],
    [
      'who gets digital files',
      change(() => ({ digital: { recipientName: 'Newfilesq Lee', recipientRelationship: 'friend' } })),
      ({ answers: { digital } }) => (digital ? ['digital'] : ['digital', 'debts']),
    ],
    [
      'who is forgiven a loan',
      change(() => ({ loans: [{ fullName: 'Newloanq Lee', relationship: 'friend', treatment: 'forgiven' }] })),
      () => ['loans', 'debts'],
    ],
    ['nothing', (input) => ({ ...input }), () => []],
  ];

  it.each(EDITS)('%s: another content, and the changes name exactly the clauses that changed (property 23)', (_what, edit, where) => {
    const one = ({ input: given }: Tried): void => {
      // A loan has the name of somebody with a share, and groups have ages: both follow from more than one answer.
      const input = {
        ...given,
        answers: { ...given.answers, loans: undefined, grandchildren: undefined, nephewsAndNieces: undefined },
      } as RandomWill;
      const next = edit(input);
      fc.pre(next !== null);
      const [planned, after] = [planWill(input), planWill(next)];
      if (!planned.ok) throw new Error(planned.refused.reason);
      if (!after.ok) throw new Error(after.refused.reason);
      const changes = meaningDiff(planned, after);
      expect(new Set(changes.map(({ place }) => place))).toEqual(new Set(where(input)));
      expect(after.contentHash === planned.contentHash).toBe(where(input).length === 0);
      expect(changes.filter(({ sentence }) => !/^\P{Ll}.*[.!?…]$/su.test(sentence))).toEqual([]);
    };
    forEveryWill(one, { numRuns: RUNS / 2 });
  });

  it('between any two wills, every clause that differs is named and no other (property 23)', () => {
    const two = fc.tuple(randomWill(TIDY), randomWill(TIDY));
    fc.assert(
      fc.property(two, ([one, other]) => {
        const [before, after] = [planWill(one), planWill(other)];
        fc.pre(before.ok && after.ok);
        const changes = meaningDiff(before, after);
        const inWill = changes.map(({ place }) => place).filter((place) => place !== 'beside');
        expect(new Set(inWill)).toEqual(affected(before.document, after.document));
        for (const { sentence } of changes) expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}/);
      }),
      { numRuns: RUNS, maxSkipsPerRun: 1000 },
    );
  });

  it('the people who must not witness are the people of the will who get something, and the partner (property 25)', () => {
    forEveryWill(({ planned, text }) => {
      const barred = barredWitnesses(planned.facts);
      const named = [
        ...mortalTakersOf(planned.facts.plan).map((taker) => ({
          name: taker.name,
          relationship: 'relationship' in taker ? taker.relationship : '',
        })),
        ...planned.facts.gifts.flatMap((gift) => [
          ...(gift.charity ? [] : [{ name: gift.recipientName, relationship: gift.recipientRelationship }]),
          ...inPlaceOf(gift),
        ]),
        ...[planned.facts.pets].flatMap((pets) => (pets ? { name: pets.carerName, relationship: pets.carerRelationship } : [])),
        ...[planned.facts.digital].flatMap((files) =>
          files ? { name: files.recipientName, relationship: files.recipientRelationship } : [],
        ),
        ...(planned.facts.homeGift?.takers ?? []),
        ...planned.facts.loans.filter(({ treatment }) => treatment === 'forgiven'),
        ...(planned.facts.contents?.children ? planned.facts.children.map(({ name }) => ({ name, relationship: 'child' })) : []),
      ];
      expect(new Set(barred.map(({ name }) => name))).toEqual(
        new Set([
          ...[planned.facts.partner?.name, planned.facts.expectsToMarry].filter(Boolean),
          // An organisation signs nothing.
          ...named.filter(({ relationship }) => relationship !== 'Charity').map(({ name }) => name),
        ]),
      );
      for (const { name } of barred) expect(text).toContain(name);
    });
  });
});
