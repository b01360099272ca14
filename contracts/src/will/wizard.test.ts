import { describe, expect, it } from '@jest/globals';
import {
  earlier,
  firstIncomplete,
  guardianRecommended,
  guardianRequired,
  frontier,
  later,
  problemsOn,
  resumeStep,
  stepAfter,
  stepAt,
  stepBefore,
  type StepId,
  stepNumber,
  type WillAnswers,
  withoutStale,
  withoutStaleGuardians,
  WIZARD,
  WIZARD_STEPS,
} from '../index.ts';

const HOME = { address: 'A', marketValue: 0 };
const TODAY = '2026-11-21';
const many = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);
const TENTH = { tenth: true, recipientName: 'Oxfam', charity: true, charityNumber: '202918' };
const gives = (...specificGifts: NonNullable<WillAnswers['specificGifts']>): WillAnswers => ({ hasSpecificGifts: true, specificGifts });
const problems = (id: StepId, answers: WillAnswers) => problemsOn(id, answers, TODAY);
const messages = (id: StepId, answers: WillAnswers) => problems(id, answers).map(({ message }) => message);
const paths = (id: StepId, answers: WillAnswers) => problems(id, answers).map(({ path }) => path.join('.'));

describe('the wizard', () => {
  it('has ten steps in order, each owning its answers once (C-181)', () => {
    expect(WIZARD.map(({ id }) => id)).toEqual([
      'will-for-you',
      'partner',
      'children',
      'home',
      'executors',
      'beneficiaries',
      'substitutes',
      'gifts',
      'funeral',
      'review',
    ]);
    expect(WIZARD).toHaveLength(WIZARD_STEPS);
    const keys = WIZARD.flatMap((step) => step.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['will-for-you', {}, ['willForYou']],
    ['will-for-you', { willForYou: 'yes' }, []],
    ['partner', {}, ['isMarried']],
    ['partner', { isMarried: 'no' }, []],
    ['partner', { isMarried: 'yes' }, ['partner.fullName', 'partner.dob']],
    ['partner', { isMarried: 'yes', partner: { fullName: ' ', dob: '1980-02-30' } }, ['partner.fullName', 'partner.dob']],
    ['partner', { isMarried: 'yes', partner: { fullName: '\u200b', dob: '1980-02-29' } }, ['partner.fullName']],
    ['partner', { isMarried: 'yes', partner: { fullName: 'Jo', dob: '1980-02-29' } }, []],
    ['partner', { isMarried: 'no', livesWithPartner: 'yes' }, ['partner.fullName', 'partner.dob']],
    ['partner', { isMarried: 'no', livesWithPartner: 'no' }, []],
    ['partner', { isMarried: 'no', expectsToMarry: 'Jo' }, []],
    ['children', { hasChildren: 'yes' }, ['children']],
    ['children', { hasChildren: 'no', lateChildren: [{}] }, []],
    ['children', { hasChildren: 'no', lateChildren: [{ fullName: 'Tom', leftChildren: 'yes' }] }, []],
    [
      'children',
      { hasChildren: 'no', lateChildren: [{ fullName: 'Tom' }, { leftChildren: 'no' }] },
      ['lateChildren.0.leftChildren', 'lateChildren.1.fullName'],
    ],
    ['children', { hasChildren: 'yes', children: [{ fullName: 'Ann' }] }, ['children.0.dob']],
    [
      'children',
      {
        hasChildren: 'yes',
        children: [{ fullName: 'Ann', dob: '2027-01-01' }],
        guardian: { fullName: 'G', address: 'A', relationship: 'R' },
      },
      ['children.0.dob'],
    ],
    [
      'children',
      { hasChildren: 'yes', children: [{ fullName: 'Ann', dob: '2009-01-01' }] },
      ['guardian.fullName', 'guardian.address', 'guardian.relationship'],
    ],
    ['children', { hasChildren: 'yes', children: [{ fullName: 'Ann', dob: '2008-12-31' }] }, []],
    ['partner', { isMarried: 'yes', partner: { fullName: 'Jo', dob: TODAY } }, []],
    ['children', { hasChildren: 'yes', children: many(11, { fullName: 'Ann', dob: '1990-01-01' }) }, ['children']],
    ['children', { hasChildren: 'yes', children: many(10, { fullName: 'Ann', dob: '1990-01-01' }) }, []],
    [
      'children',
      { hasChildren: 'yes', children: [{ fullName: 'Ann', dob: '2008-12-31' }], guardian: { fullName: 'G' } },
      ['guardian.address', 'guardian.relationship'],
    ],
    ['home', { isHomeowner: 'yes' }, ['property.address', 'property.marketValue']],
    ['home', { isHomeowner: 'yes', property: { address: 'A', marketValue: 0 } }, []],
    ['executors', {}, ['executors.0.fullName', 'executors.0.address', 'executors.0.relationship']],
    ['executors', { executors: [{ fullName: 'A' }, { fullName: 'B', address: 'b', relationship: 'c' }] }, []],
    [
      'executors',
      { executors: [{ fullName: '\u3164', address: ',', relationship: '\u00ad' }] },
      ['executors.0.fullName', 'executors.0.address', 'executors.0.relationship'],
    ],
    ['executors', { executors: many(3, { fullName: 'B', address: 'b', relationship: 'c' }) }, []],
    ['executors', { executors: many(4, { fullName: 'B', address: 'b', relationship: 'c' }) }, ['executors']],
    ['beneficiaries', {}, ['beneficiaryType']],
    ['beneficiaries', { beneficiaryType: 'partner', isMarried: 'no' }, ['beneficiaryType']],
    ['beneficiaries', { beneficiaryType: 'children', hasChildren: 'no' }, ['beneficiaryType']],
    ['gifts', {}, []],
    ['funeral', { funeralPlan: { planNumber: '4711' } }, ['funeralPlan.provider']],
    ['funeral', { funeralPlan: { provider: 'Mill Road Funerals' } }, []],
    ['home', { isHomeowner: 'yes', property: HOME, homeTakers: [{}] }, []],
    [
      'home',
      { isHomeowner: 'yes', property: HOME, homeTakers: [{ fullName: 'Ann', relationship: 'niece' }] },
      ['homeMortgage', 'homeIfSold'],
    ],
    ['gifts', { pets: {} }, []],
    ['gifts', { pets: { description: ' ', carerName: '' } }, []],
    ['gifts', { pets: { amount: 5 } }, ['pets.description', 'pets.carerName', 'pets.carerRelationship']],
    ['gifts', { pets: { carerName: 'Ann' } }, ['pets.description', 'pets.carerRelationship']],
    ['gifts', { pets: { description: 'my dog', carerName: 'Ann', carerRelationship: 'niece' } }, []],
    ['gifts', { hasSpecificGifts: false, pets: { description: 'my dog' } }, ['pets.carerName', 'pets.carerRelationship']],
    ['gifts', gives(TENTH), []],
    ['gifts', gives({ ...TENTH, amount: 5 }), ['specificGifts.0.tenth']],
    ['gifts', gives({ ...TENTH, charityNumber: undefined }), ['specificGifts.0.charityNumber']],
    ['gifts', gives({ tenth: true, recipientName: 'Ann', recipientRelationship: 'niece' }), ['specificGifts.0.charity']],
    ['gifts', gives(TENTH, TENTH), ['specificGifts.1.tenth']],
    ['gifts', { digital: { recipientName: 'Ann' } }, ['digital.recipientRelationship']],
    ['gifts', { digital: { recipientRelationship: 'niece' } }, ['digital.recipientName']],
    ['gifts', { digital: { recipientName: 'Ann', recipientRelationship: 'niece' } }, []],
    ['funeral', {}, []],
    ['review', {}, ['confirmed', 'finalConfirmation']],
  ] as [StepId, WillAnswers, string[]][])(
    'step %s with %j leaves %j open (C-193 C-197 C-198 C-199 C-202 C-203 C-204 C-208 C-209 C-210 C-212 C-213 C-214 C-218 C-220 C-250 C-254)',
    (step, answers, open) => {
      expect(paths(step, answers)).toEqual(open);
    },
  );

  it('sends somebody else to an account of their own (C-194, C-195, D-045)', () => {
    expect(messages('will-for-you', { willForYou: 'no' })).toEqual([
      'Please create an account for the person making the will. They will need to complete the process themselves.',
    ]);
  });

  it.each([
    ['2008-11-22', false, true],
    ['2009-01-01', true, true],
    ['2008-11-21', false, false],
    ['2008-01-01', false, false],
  ])('a child born %s: guardian required %s, recommended %s (C-207, D-038)', (dob, required, recommended) => {
    const answers: WillAnswers = { hasChildren: 'yes', children: [{ fullName: 'Ann', dob }] };
    expect([guardianRequired(answers, TODAY), guardianRecommended(answers, TODAY)]).toEqual([required, recommended]);
  });

  it('equal shares ask for no percentage and refuse one; a substitute is somebody else, and whole', () => {
    const person = { fullName: 'Ann', address: 'B', relationship: 'friend' };
    const of = (...rows: object[]): WillAnswers => ({ beneficiaryType: 'custom', equalShares: true, customBeneficiaries: rows });
    expect(messages('beneficiaries', of(person, person, person))).toEqual([]);
    expect(problems('beneficiaries', of(person, { ...person, percentage: 50 }))).toEqual([
      { path: ['customBeneficiaries', 1, 'percentage'], message: 'Take out the share of beneficiary 2: you chose equal shares' },
    ]);
    expect(paths('beneficiaries', of({ ...person, substituteName: 'Zoe', substituteRelationship: 'niece' }))).toEqual([]);
    expect(paths('beneficiaries', of({ ...person, substituteName: 'Zoe' }))).toEqual(['customBeneficiaries.0.substituteRelationship']);
    expect(paths('beneficiaries', of({ ...person, substituteRelationship: 'niece' }))).toEqual(['customBeneficiaries.0.substituteName']);
    expect(paths('beneficiaries', of({ ...person, substituteName: ' ANN.', substituteRelationship: 'a friend' }))).toEqual([
      'customBeneficiaries.0.substituteName',
    ]);
    const after: WillAnswers = { beneficiaryType: 'partner', partnerSubstituteRule: 'custom', equalSubstitutes: true };
    expect(paths('substitutes', { ...after, customSubstitutes: [{ ...person, percentage: 1 }] })).toEqual([
      'customSubstitutes.0.percentage',
    ]);
  });

  it('a second guardian is somebody else, stands behind a first one, and it is said how', () => {
    const person = (fullName: string) => ({ fullName, address: 'B', relationship: 'friend' });
    const of = (answers: WillAnswers, dob = '2015-01-01') =>
      paths('children', { hasChildren: 'yes', children: [{ fullName: 'Eve', dob }], guardian: person('Ann'), ...answers });
    expect(of({ secondGuardian: person('Ben'), guardiansAct: 'instead' })).toEqual([]);
    expect(of({ secondGuardian: person('ANN.'), guardiansAct: 'together' })).toEqual(['secondGuardian.fullName']);
    expect(of({ secondGuardian: { fullName: 'Ben' } })).toEqual(['guardiansAct', 'secondGuardian.address', 'secondGuardian.relationship']);
    expect(of({ secondGuardian: { address: 'B' } })[0]).toBe('secondGuardian.fullName');
    expect(of({ guardian: {}, secondGuardian: person('Ben'), guardiansAct: 'instead' })).toContain('guardian.fullName');
    expect(of({ secondGuardian: person('Ann') }, '1990-01-01')).toEqual([]);
  });

  it('guardians of one child alone stand beside those of all, are whole, and count while that child is young', () => {
    const person = (fullName: string) => ({ fullName, address: 'B', relationship: 'friend' });
    const own = { guardianName: 'Cat', guardianAddress: 'B', guardianRelationship: 'friend' };
    const second = { secondGuardianName: 'Dai', secondGuardianAddress: 'B', secondGuardianRelationship: 'friend' };
    const of = (child: object, guardian: object = person('Ann')) =>
      paths('children', { hasChildren: 'yes', children: [{ fullName: 'Eve', dob: '2015-01-01', ...child }], guardian });
    const at = (...parts: string[]) => parts.map((part) => `children.0.${part}`);
    expect([of(own), of({ ...own, ...second, guardiansAct: 'together' })]).toEqual([[], []]);
    expect(of({ guardianName: 'Cat' })).toEqual(at('guardianAddress', 'guardianRelationship'));
    expect(of({ guardianAddress: 'B' })).toEqual(at('guardianName', 'guardianRelationship'));
    expect(of({ ...own, ...second })).toEqual(at('guardiansAct'));
    expect(of({ ...own, ...second, secondGuardianName: 'CAT.', guardiansAct: 'together' })).toEqual(at('secondGuardianName'));
    expect(of({ ...second, guardiansAct: 'together' })).toContain('children.0.guardianName');
    expect(of(own, {})).toContain('guardian.fullName');
    expect(of({ guardianName: 'Cat', dob: '1990-01-01' })).toEqual([]);
    const child = { fullName: 'Eve', dob: '2015-01-01', ...own, ...second, guardiansAct: 'together' } as const;
    expect(withoutStaleGuardians(child, TODAY)).toEqual(child);
    expect(withoutStaleGuardians({ ...child, dob: '1990-01-01' }, TODAY)).toEqual({ fullName: 'Eve', dob: '1990-01-01' });
  });

  it('a reserve executor is somebody who is not named before', () => {
    const person = (fullName: string) => ({ fullName, address: 'B', relationship: 'friend' });
    const of = (...names: string[]) => problems('executors', { executors: [person('Ann Lee')], reserveExecutors: names.map(person) });
    expect(of('Ben', 'Cat')).toEqual([]);
    expect(of('ANN LEE.', 'Ben', 'ben').map(({ path }) => path.join('.'))).toEqual([
      'reserveExecutors.0.fullName',
      'reserveExecutors.2.fullName',
    ]);
    expect(of('Ann Lee')[0]?.message).toBe('Name somebody else as reserve executor 1: you have named this person already');
    expect(paths('executors', { executors: [{}], reserveExecutors: [{}] })).toEqual([
      'executors.0.fullName',
      'executors.0.address',
      'executors.0.relationship',
    ]);
  });

  it.each([
    [{ relationship: 'Father' }, { relationship: 'Brother' }, true],
    [{ relationship: 'friend' }, { relationship: 'nephew' }, true],
    [{ relationship: 'Brother', address: '1 Hill, Bath' }, { relationship: 'Brother', address: '2 Mill Lane, Wells' }, true],
    [{ relationship: 'Brother', address: '1 Hill, Bath' }, { relationship: 'my brother', address: '1 Hill' }, false],
    [{ relationship: 'Brother' }, {}, false],
    [{ fullName: 'John Smith Senior' }, { fullName: 'John Smith Junior' }, true],
    [{ fullName: 'Ann-Marie O’Brien' }, { fullName: 'Mrs Ann Marie OBRIEN' }, false],
  ])('a namesake is somebody else where it is said: %j and %j: %s', (one, other, isAllowed) => {
    const [first, second] = [
      { fullName: 'John Smith', ...one },
      { fullName: 'John Smith', ...other },
    ];
    const places = paths('executors', { executors: [first], reserveExecutors: [second] });
    expect(places.includes('reserveExecutors.0.fullName')).toBe(!isAllowed);
    const guardians = { guardian: first, secondGuardian: second, guardiansAct: 'together' } as const;
    const family = { hasChildren: 'yes', children: [{ fullName: 'Eve', dob: '2015-01-01' }], ...guardians } as const;
    expect(paths('children', { ...family, children: [...family.children] }).includes('secondGuardian.fullName')).toBe(!isAllowed);
  });

  it.each([
    ['Brother', 'Nephew', []],
    ['Father', 'Son', []],
    ['Friend', 'Brother', []],
    ['Brother', 'brother', ['customBeneficiaries.0.substituteName']],
    ['Husband', 'Spouse', ['customBeneficiaries.0.substituteName']],
  ])('a substitute of the same name: %s and %s', (relationship, substituteRelationship, problem) => {
    const row = {
      fullName: 'John Smith',
      address: 'B',
      percentage: 100,
      relationship,
      substituteName: 'john  SMITH',
      substituteRelationship,
    };
    expect(paths('beneficiaries', { beneficiaryType: 'custom', customBeneficiaries: [row] })).toEqual(problem);
  });

  it('a charity has a number and no relationship', () => {
    const charity = { fullName: 'Oxfam', address: 'B', percentage: 100, charity: true };
    const of = (row: object): string[] =>
      paths('beneficiaries', { beneficiaryType: 'custom', customBeneficiaries: [{ ...charity, ...row }] });
    expect([of({}), of({ charityNumber: '202918' })]).toEqual([[], []]);
    expect(of({ charityNumber: '12' })).toEqual(['customBeneficiaries.0.charityNumber']);
    expect(of({ relationship: 'x' })).toEqual(['customBeneficiaries.0.relationship']);
    expect(of({ substituteRelationship: 'x' })).toEqual(['customBeneficiaries.0.substituteRelationship']);
    expect(of({ charity: false, relationship: 'x', charityNumber: '202918' })).toEqual(['customBeneficiaries.0.charityNumber']);
    const gift = { description: 'my books', recipientName: 'Oxfam', charity: true, recipientRelationship: 'x' };
    expect(paths('gifts', { specificGifts: [gift] })).toEqual(['specificGifts.0.recipientRelationship']);
    expect(paths('gifts', { hasSpecificGifts: false, specificGifts: [gift] })).toEqual([]);
  });

  it('a gift is a thing or a sum of whole pounds; its substitute is somebody else, and whole', () => {
    const to = { recipientName: 'Ann', recipientRelationship: 'niece' };
    const of = (gift: object, hasSpecificGifts = true): WillAnswers => ({ hasSpecificGifts, specificGifts: [gift] });
    expect(paths('gifts', of({ ...to, amount: 5000 }))).toEqual([]);
    expect(problems('gifts', of({ ...to, amount: 5000, description: 'my piano' }))).toEqual([
      { path: ['specificGifts', 0, 'amount'], message: 'Take out the sum or the description of gift 1: it gives one or the other' },
    ]);
    expect(paths('gifts', of({ ...to, amount: 5000, description: 'my piano' }, false))).toEqual([]);
    const whole = { ...to, description: 'my piano', substituteName: 'Zoe', substituteRelationship: 'friend' };
    expect(paths('gifts', of(whole))).toEqual([]);
    expect(messages('gifts', of({ ...whole, substituteName: 'ANN.', substituteRelationship: 'my niece' }))).toEqual([
      'Name somebody else to take the place of the recipient of gift 1: this is the same person',
    ]);
    expect(paths('gifts', of({ ...whole, substituteName: undefined }))).toEqual(['specificGifts.0.substituteName']);
    expect(paths('gifts', of({ ...whole, substituteRelationship: ' ' }))).toEqual(['specificGifts.0.substituteRelationship']);
    expect(paths('gifts', of({ ...whole, recipientRelationship: undefined, charity: true }))).toEqual(['specificGifts.0.substituteName']);
  });

  it('shares of beneficiaries name everybody and make exactly 100 (C-230, C-231, C-232, C-233, C-234)', () => {
    const person = (percentage: number) => ({ fullName: 'A', address: 'B', relationship: 'friend', percentage });
    const of = (...shares: number[]): WillAnswers => ({ beneficiaryType: 'custom', customBeneficiaries: shares.map(person) });
    expect(messages('beneficiaries', of(60, 40))).toEqual([]);
    expect(messages('beneficiaries', of(60, 39))).toEqual(['Total must equal 100%']);
    expect(paths('beneficiaries', of(100, 0))).toEqual(['customBeneficiaries.1.percentage']);
    expect(messages('beneficiaries', of(...many(10, 10)))).toEqual([]);
    expect(messages('beneficiaries', of(...many(10, 9), 10))).toEqual(['You can add up to 10']);
    expect(paths('beneficiaries', { beneficiaryType: 'custom', customBeneficiaries: [{ percentage: 100 }] })).toEqual([
      'customBeneficiaries.0.fullName',
      'customBeneficiaries.0.address',
      'customBeneficiaries.0.relationship',
    ]);
  });

  it.each([
    [{ beneficiaryType: 'partner' }, ['partnerSubstituteRule']],
    [{ beneficiaryType: 'partner', partnerSubstituteRule: 'custom' }, ['customSubstitutes']],
    [{ beneficiaryType: 'partner', partnerSubstituteRule: 'intestacy' }, []],
    [{ beneficiaryType: 'partner', partnerSubstituteRule: 'children', hasChildren: 'no' }, ['partnerSubstituteRule']],
    [{ beneficiaryType: 'children' }, ['childrenSubstituteRule']],
    [{ beneficiaryType: 'custom', customBeneficiaries: [{ relationship: 'GrandSON' }] }, ['childrenSubstituteRule']],
    [{ beneficiaryType: 'custom', customBeneficiaries: [{ relationship: 'friend' }] }, []],
  ] as [WillAnswers, string[]][])('step 7 with %j asks %j (C-237, C-239, C-240, C-241, C-243)', (answers, open) => {
    expect(paths('substitutes', answers)).toEqual(open);
  });

  it('clears what an earlier answer made stale and keeps the executors (D-036)', () => {
    const executors = [{ fullName: 'Jo', address: 'A', relationship: 'Spouse' }];
    const before: WillAnswers = {
      isMarried: 'no',
      partner: { fullName: 'Jo' },
      hasChildren: 'no',
      children: [{ fullName: 'Ann' }],
      childrenCount: 1,
      guardian: { fullName: 'G' },
      isHomeowner: 'no',
      property: { address: 'A' },
      executors,
      beneficiaryType: 'partner',
      partnerSubstituteRule: 'custom',
      customSubstitutes: [{ fullName: 'S' }],
    };
    expect(withoutStale(before)).toEqual({ isMarried: 'no', hasChildren: 'no', isHomeowner: 'no', executors });
    const fresh: WillAnswers = { isMarried: 'yes', partner: { fullName: 'Jo' } };
    expect(withoutStale(fresh)).toBe(fresh);
  });

  it.each([
    [{ hasChildren: 'no' }, false],
    [{ hasChildren: 'no', lateChildren: [{ fullName: 'Tom', leftChildren: 'yes' }] }, true],
    [{ hasChildren: 'yes' }, true],
    [{}, true],
  ] as [WillAnswers, boolean][])('keeps what grandchildren get while there can be any: %j', (answers, isKept) => {
    const grandchildren = { amount: 100, age: '18' as const };
    expect(withoutStale({ ...answers, grandchildren }).grandchildren).toEqual(isKept ? grandchildren : undefined);
  });

  it('asks for all of a gift to a group, and of a loan for a share that it can count against', () => {
    const parts = { nephewsAndNieces: { percentage: 50, age: '18' as const }, grandchildren: { percentage: 50, age: '18' as const } };
    expect(paths('gifts', { nephewsAndNieces: { age: '18' } })).toEqual(['nephewsAndNieces.amount']);
    expect(paths('gifts', { nephewsAndNieces: { amount: 5 } })).toEqual(['nephewsAndNieces.age']);
    expect(paths('gifts', { nephewsAndNieces: { amount: 5, percentage: 5, age: '18' } })).toEqual(['nephewsAndNieces.percentage']);
    expect(paths('gifts', { hasChildren: 'yes', ...parts })).toEqual(['nephewsAndNieces.percentage']);
    expect(paths('gifts', { hasChildren: 'no', ...parts })).toEqual([]);
    const loan = { fullName: 'Ann Roe', relationship: 'daughter', treatment: 'counted' as const };
    const share = { fullName: 'Ann Roe', relationship: 'daughter', percentage: 100 };
    expect(paths('gifts', { loans: [loan] })).toEqual(['loans.0.treatment']);
    expect(paths('gifts', { beneficiaryType: 'custom', customBeneficiaries: [share], loans: [loan] })).toEqual([]);
    expect(paths('gifts', { beneficiaryType: 'partner', customBeneficiaries: [share], loans: [loan] })).toEqual(['loans.0.treatment']);
    const children = { hasChildren: 'yes' as const, children: [{ fullName: 'Ann Roe', dob: '1990-01-01' }] };
    expect(paths('gifts', { ...children, beneficiaryType: 'children', loans: [loan, loan] })).toEqual(['loans.1.fullName']);
    expect(
      paths('gifts', { ...children, beneficiaryType: 'children', loans: [{ ...loan, treatment: 'forgiven', payBack: true }] }),
    ).toEqual(['loans.0.payBack']);
  });

  it('resumes where the browser says, but never beyond a gap (D-035 D-036)', () => {
    const answers: WillAnswers = { willForYou: 'yes', isMarried: 'no', hasChildren: 'no', isHomeowner: 'no' };
    expect(resumeStep(answers, 'executors', TODAY)).toBe('executors');
    expect(resumeStep(answers, 'funeral', TODAY)).toBe('executors');
    expect(resumeStep(answers, 'partner', TODAY)).toBe('partner');
    expect(firstIncomplete(answers, TODAY)?.step).toBe('executors');
    expect(firstIncomplete(answers, TODAY, 'executors')).toBeNull();
    expect(frontier(answers, TODAY)).toBe('executors');
  });

  it('counts its steps from 1 where they have numbers', () => {
    expect(WIZARD.map(({ id }) => stepNumber(id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(WIZARD.map(({ id }) => stepAt(stepNumber(id)).id)).toEqual(WIZARD.map(({ id }) => id));
    for (const number of [0, 11, 1.5]) expect(() => stepAt(number)).toThrow(RangeError);
  });

  it('knows which step comes before which', () => {
    expect([earlier('gifts', 'home'), earlier('home', 'gifts'), later('gifts', 'home'), later('home', 'gifts')]).toEqual([
      'home',
      'home',
      'gifts',
      'gifts',
    ]);
    expect([stepBefore('home'), stepAfter('home'), stepBefore('will-for-you'), stepAfter('review')]).toEqual([
      'children',
      'executors',
      undefined,
      undefined,
    ]);
  });
});
