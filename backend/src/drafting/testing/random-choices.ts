import fc from 'fast-check';

const PARTNER = 'Pat Hughes';
const NAMES = ['Ann', 'Ben', 'Cat', 'Dai', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jo', 'Kim', 'Lil', 'Max', 'Nia', 'Oli'].map(
  (name) => `${name} Hughes`,
);
/** Those named in case nobody else is left. */
export const LAST_NAMES = ['Wyn Hughes', 'Xan Hughes', 'Yve Hughes', 'Zak Hughes'];
const LATE_NAMES = ['Tom Hughes', 'Una Hughes', 'Vic Hughes'];
/** Everybody who can die in a trial of the random families, and those who have died before it. */
export const FAMILY_NAMES: string[] = [PARTNER, ...NAMES, ...LATE_NAMES, ...LAST_NAMES];

const yesOrNo = fc.constantFrom('yes', 'no');

const CHILDREN = ['Son', 'daughter', 'my eldest child', 'step-son', 'grandson'];
const RELATIONSHIPS = [...CHILDREN, 'friend', 'godson', 'daughter-in-law', 'Charity', ''];

const percentages = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 9 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map((marks) => marks.slice(1).map((mark, index) => mark - marks[index]!));

const rows = fc
  .record({
    parts: percentages,
    names: fc.shuffledSubarray(NAMES, { minLength: 10 }),
    relationships: fc.array(fc.constantFrom(...RELATIONSHIPS), { minLength: 10, maxLength: 10 }),
  })
  .map(({ parts, names, relationships }) =>
    parts.map((percentage, index) => ({
      fullName: names[index]!,
      relationship: relationships[index]!,
      address: '1 High Street',
      percentage,
    })),
  );

type Row = { readonly percentage: number };

const standInsTake = fc.constantFrom('in_order', 'equally');

/** Percentages, or equal shares without them; some rows with somebody who takes their place: from the list, or from outside it. */
const list = fc
  .tuple(
    rows,
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(undefined, undefined, 'charity', 'line', 'line', 'line') },
        { weight: 4, arbitrary: fc.shuffledSubarray(NAMES, { minLength: 1, maxLength: 3 }) },
      ),
      { minLength: 10, maxLength: 10 },
    ),
    fc.boolean(),
    fc.array(standInsTake, { minLength: 10, maxLength: 10 }),
  )
  .map(([all, others, isEqual, takes]) => ({
    isEqual,
    rows: all.map((row, index) => ({ ...(isEqual ? withoutPercentage(row) : row), ...rowChoice(others[index], row, takes[index]) })),
  }));

/** One, two or three who stand in, who are others than the one they stand in for. */
function standIns(names: readonly string[], of: string, take: unknown): object {
  const [first, second, third] = names.filter((name) => name !== of);
  return {
    ...(first && { substituteName: first, substituteRelationship: 'friend' }),
    ...(second && { secondSubstituteName: second, secondSubstituteRelationship: 'cousin', substitutesTake: take }),
    ...(third && { thirdSubstituteName: third, thirdSubstituteRelationship: 'friend' }),
  };
}

const withoutPercentage = <R extends Row>({ percentage: _, ...row }: R) => row;

/** A charity, which is related to nobody and needs nobody in its place; or their own children or somebody else in the place of a person; or none. */
const rowChoice = (
  choice: string | readonly string[] | undefined,
  { fullName: of, relationship }: { readonly fullName: string; readonly relationship: string },
  take: unknown,
): object => {
  if (choice === 'charity') return { charity: true, charityNumber: '202918', relationship: undefined };
  if (choice === 'line') return relationship === 'Charity' ? {} : { ownChildren: true };
  return typeof choice === 'object' ? standIns(choice, of, take) : {};
};

/** Nobody for most; else up to four of whom some go down their line and one may be a charity. */
const lastResort = fc
  .record({
    names: fc.subarray(LAST_NAMES),
    isEqual: fc.boolean(),
    more: fc.array(fc.constantFrom({ relationship: 'cousin' }, { relationship: 'daughter', ownChildren: true }, { charity: true }), {
      minLength: 4,
      maxLength: 4,
    }),
  })
  .map(({ names, isEqual, more }) => ({
    equalLastResort: isEqual,
    lastResort: names.map((fullName, index) => ({
      fullName,
      ...more[index],
      ...(!isEqual && { percentage: index === 0 ? 100 - 10 * (names.length - 1) : 10 }),
    })),
  }));

const GUARDIANS = ['Gil Hughes', 'Hed Hughes', 'Iwan Hughes', 'Jess Hughes'];
const guardian = (fullName = '') => ({ fullName, address: '1 High Street', relationship: 'friend' });
const act = fc.constantFrom('together', 'instead');

/** Grown up or not, and perhaps with one or two guardians to themselves. */
const child = (fullName: string) =>
  fc
    .record({
      dob: fc.constantFrom('1990-01-01', '2008-11-21', '2008-11-22', '2020-01-01'),
      own: fc.oneof(fc.constant([]), fc.shuffledSubarray(GUARDIANS, { maxLength: 2 })),
      guardiansAct: act,
    })
    .map(({ dob, own: [first, second], guardiansAct }) => ({
      fullName,
      dob,
      ...(first && { guardianName: first, guardianAddress: '1 High Street', guardianRelationship: 'friend' }),
      ...(second && {
        secondGuardianName: second,
        secondGuardianAddress: '1 High Street',
        secondGuardianRelationship: 'friend',
        guardiansAct,
      }),
    }));

/** Marriage, or a partner without one, or nobody; and perhaps somebody whom the testator expects to marry. */
const partner = fc.constantFrom('married', 'lives together', 'alone').chain((how) =>
  fc.record({
    isMarried: fc.constant(how === 'married' ? 'yes' : 'no'),
    livesWithPartner: fc.constantFrom(...(how === 'lives together' ? ['yes'] : how === 'married' ? [undefined] : [undefined, 'no'])),
    partner: fc.constant({ fullName: PARTNER, dob: '1960-01-01' }),
    expectsToMarry: fc.constantFrom(...(how === 'married' ? [undefined] : [undefined, PARTNER, 'Ann Hughes'])),
  }),
);

const PETS = { description: 'my dog', carerRelationship: 'friend', amount: 500 };
const RELATED = { recipientRelationship: 'friend' };

const gift = fc
  .record({ names: fc.shuffledSubarray(NAMES, { minLength: 1, maxLength: 4 }), take: standInsTake })
  .map(({ names: [recipientName = '', ...others], take }) => ({
    description: 'my hat',
    recipientName,
    ...RELATED,
    ...standIns(others, recipientName, take),
  }));

/** A sum for each or a part for all, at an age. */
const group = fc.option(
  fc
    .record({
      gives: fc.oneof(
        fc.integer({ min: 1, max: 2_000_000 }).map((amount) => ({ amount })),
        fc.integer({ min: 1, max: 49 }).map((percentage) => ({ percentage })),
      ),
      age: fc.constantFrom('18', '21', '25'),
    })
    .map(({ gives, age }) => ({ ...gives, age })),
  { nil: undefined },
);

type Sharer = { readonly fullName: string; readonly relationship?: unknown; readonly charity?: unknown };

/** Whom somebody may have lent to: those with a share of their own, whose debt may be counted, and others. */
const loans = fc.record({
  picks: fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
  others: fc.subarray(['Lou Rees', 'Mo Rees', ...NAMES.slice(0, 4)], { maxLength: 2 }),
  treatment: fc.constantFrom('counted', 'counted', 'forgiven'),
  payBack: fc.boolean(),
});

function lent(
  { picks, others, treatment, payBack }: { picks: number[]; others: string[]; treatment: string; payBack: boolean },
  sharers: readonly Sharer[],
): readonly object[] {
  const named = [...new Set(picks)].flatMap((pick) => sharers[pick] ?? []).filter(({ relationship }) => relationship);
  return [
    ...named.map(({ fullName, relationship }) => ({ fullName, relationship, treatment, payBack: treatment === 'counted' && payBack })),
    ...others
      .filter((name) => !named.some(({ fullName }) => fullName === name))
      .map((fullName) => ({ fullName, relationship: 'friend', treatment: 'forgiven' })),
  ];
}

/** Answers that make a will, with optional choices among them. */
export const randomChoices = fc
  .record({
    family: partner,
    hasChildren: fc.constantFrom('yes', 'no'),
    children: fc.shuffledSubarray(NAMES, { minLength: 1, maxLength: 10 }).chain((names) => fc.tuple(...names.map(child))),
    guardians: fc.shuffledSubarray(GUARDIANS, { minLength: 1, maxLength: 2 }),
    guardiansAct: act,
    lateChildren: fc
      .subarray(LATE_NAMES)
      .chain((names) => fc.tuple(...names.map((fullName) => fc.record({ fullName: fc.constant(fullName), leftChildren: yesOrNo })))),
    beneficiaryType: fc.constantFrom('partner', 'children', 'custom'),
    partnerSubstituteRule: fc.constantFrom('children', 'custom', 'intestacy', undefined),
    childrenSubstituteRule: fc.constantFrom('per_stirpes', 'surviving_children', 'lapse', undefined),
    childrenAge: fc.constantFrom(undefined, '18', '21', '25', '30'),
    sharesAge: fc.constantFrom(undefined, undefined, '21', '25', '30'),
    customBeneficiaries: list,
    customSubstitutes: list,
    last: lastResort,
    specificGifts: fc.array(gift, { maxLength: 3 }),
    grandchildren: group,
    nephewsAndNieces: group,
    loans,
    pets: fc.constantFrom(undefined, PARTNER, ...NAMES).map((carerName) => carerName && { carerName, ...PETS }),
    contents: fc.constantFrom(undefined, 'partner', 'children', 'both'),
    isHomeowner: yesOrNo,
    homeTakers: fc
      .subarray([PARTNER, ...NAMES], { maxLength: 3 })
      .map((names) => names.map((fullName) => ({ fullName, relationship: 'friend' }))),
    homeMortgage: fc.constantFrom('taken', 'paid'),
    homeIfSold: fc.constantFrom('replaced', 'fails'),
    digital: fc.constantFrom(undefined, PARTNER, ...NAMES).map((recipientName) => recipientName && { recipientName, ...RELATED }),
  })
  .map(({ family, customBeneficiaries, customSubstitutes, last, guardians: [first, second], ...rest }) => ({
    ...rest,
    guardian: guardian(first),
    secondGuardian: second ? guardian(second) : undefined,
    property: { address: '1 High Street', marketValue: 250_000 },
    ...family,
    ...last,
    equalShares: customBeneficiaries.isEqual,
    customBeneficiaries: customBeneficiaries.rows,
    equalSubstitutes: customSubstitutes.isEqual,
    // Nobody stands in for those who come after a partner.
    customSubstitutes: customSubstitutes.rows.map(
      ({ fullName, relationship, percentage, charity, charityNumber, ownChildren }: Record<string, unknown>) => ({
        fullName,
        relationship,
        percentage,
        charity,
        charityNumber,
        ownChildren,
      }),
    ),
    hasSpecificGifts: rest.specificGifts.length > 0,
  }))
  .map((all) => ({ ...all, loans: lent(all.loans, sharersOf(all)) }))
  .filter(
    ({ beneficiaryType, isMarried, livesWithPartner, hasChildren }) =>
      (beneficiaryType !== 'partner' || isMarried === 'yes' || livesWithPartner === 'yes') &&
      (beneficiaryType !== 'children' || hasChildren === 'yes'),
  );

type Family = {
  readonly beneficiaryType: string;
  readonly partnerSubstituteRule: string | undefined;
  readonly hasChildren: string;
  readonly children: readonly { readonly fullName: string }[];
  readonly customBeneficiaries: readonly object[];
  readonly customSubstitutes: readonly object[];
};

function sharersOf({ beneficiaryType, partnerSubstituteRule: after, hasChildren, children, ...lists }: Family): readonly Sharer[] {
  const rows = (list: readonly object[]): readonly Sharer[] => (list as readonly Sharer[]).filter(({ charity }) => !charity);
  if (beneficiaryType === 'custom') return rows(lists.customBeneficiaries);
  if (beneficiaryType === 'partner' && after === 'custom') return rows(lists.customSubstitutes);
  const isToChildren = beneficiaryType === 'children' || after === 'children';
  return isToChildren && hasChildren === 'yes' ? children.map(({ fullName }) => ({ fullName, relationship: 'child' })) : [];
}
