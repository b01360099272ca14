import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { secondLook } from './documents/questions-for-customer.ts';
import { sheetText } from './documents/sheet.ts';
import { sheetOf } from './documents/sheets.ts';
import { reviewFlags } from './draft-will.ts';
import { familyMap } from './explanations/family-map.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { planTable } from './explanations/plan-table.ts';
import { stressReport } from './explanations/stress-report.ts';
import { whoGetsWhat } from './explanations/who-gets-what.ts';
import { compareWithoutWill } from './explanations/with-or-without-will.ts';
import { noWitnessList } from './explanations/witness-checker.ts';
import { explained, flagged, refusal, takers, text } from './testing/choices.ts';
import { MARGARET, ON, SINGLE } from './testing/families.ts';
import { plan, share } from './testing/planned.ts';

const OXFAM = { fullName: 'Oxfam', address: '2700 John Smith Drive, Oxford', percentage: 40, charity: true, charityNumber: '202918' };
const HOSPICE = { fullName: 'The Elm Hospice', percentage: 100, charity: true };
const MIXED: WillAnswers = { customBeneficiaries: [share('Ann Roe', 60), OXFAM] };

describe('a charity as such', () => {
  const will = plan(MIXED);

  it('is named with its number, and the will says who takes if it is no more', () => {
    expect(text(will)).toContain('(b) 40% to Oxfam, of 2700 John Smith Drive, Oxford (registered charity 202918).');
    expect(text(will)).toContain(
      'Any gift to Oxfam is for that charity’s general purposes and does not depend on anybody surviving me. If the charity has changed its name, merged or closed before it is paid, the gift goes to whatever UK charity has taken over its work or, if there is none, to the UK charity whose purposes My Executors think nearest to its own.',
    );
    expect(text(will)).toContain('A gift to any other organisation that');
    expect(text(plan({ customBeneficiaries: [share('Ann Roe', 100)] }))).toContain('A gift to an organisation that');
  });

  it('is told from a body that only its relationship calls a charity: that one can fail', () => {
    const both = plan({ customBeneficiaries: [share('Elm Hospice', 60, 'charity'), OXFAM] });
    expect(text(both)).toContain('(a) 60% to Elm Hospice, of 1 High Street (charity);');
    expect(text(both)).toContain('Any gift to Oxfam is for that charity’s general purposes');
    expect(takers(both, ['Elm Hospice'])).toBe('Oxfam 1/1');
    const three = plan({
      ...MIXED,
      hasSpecificGifts: true,
      specificGifts: ['Oxfam', 'Elm', 'Ash'].map((recipientName) => ({ description: '£5', recipientName, charity: true })),
    });
    expect(text(three)).toContain('Any gift to Oxfam, Elm or Ash is for');
  });

  it('never fails, so that nothing of the rest passes by the intestacy rules', () => {
    expect(takers(will, ['Ann Roe', 'Oxfam'])).toBe('Oxfam 1/1');
    expect(text(will)).not.toContain('If none takes effect');
    expect(stressReport(will)).toMatchObject({ tried: 2, failing: 0, cases: [] });
    expect(explained(will)).toContain('a charity’s share does not fail');
  });

  it('is nobody who can die or witness', () => {
    expect(planTable(will, [])).toMatchObject({ takers: ['Ann Roe', 'Oxfam', 'INTESTACY'], people: [{ name: 'Ann Roe' }] });
    expect(whoGetsWhat(will, { dead: [], noIssue: [] }).people.map(({ name }) => name)).toEqual(['Ann Roe']);
    expect(noWitnessList(will).people.map(({ name }) => name)).toEqual(['Ann Roe']);
    expect(familyMap(will).people.map(({ name, relation }) => `${name}: ${relation}`)).toEqual([
      'Ann Roe: friend',
      'Oxfam: charity',
      'Bethan Price: Sister',
    ]);
  });

  it('alone takes everything, and nothing is said of its death', () => {
    const all = plan({ customBeneficiaries: [{ ...OXFAM, percentage: 100 }] });
    expect(text(all)).toMatch(/\n4\.1 I give my Residuary Estate to Oxfam, of .* \(registered charity 202918\)\.\n\n5\./);
    expect(explained(all)).toContain('This cannot fail: if Oxfam has closed');
    expect(takers(all, ['Oxfam'])).toBe('Oxfam 1/1');
    expect(flagged({ customBeneficiaries: [{ ...OXFAM, percentage: 100 }] }).filter((key) => /^R4[45]/.test(key))).toEqual([]);
  });

  it('comes after a partner as well, and in gifts', () => {
    const after = plan({
      isMarried: 'yes',
      partner: { fullName: 'Pat Lee' },
      beneficiaryType: 'partner',
      partnerSubstituteRule: 'custom',
      customSubstitutes: [HOSPICE],
      hasSpecificGifts: true,
      specificGifts: [{ description: '£500', recipientName: 'Oxfam', charity: true }],
    });
    expect(text(after)).toContain('If My Partner does not survive me, I give my Residuary Estate to The Elm Hospice (charity).\n');
    expect(text(after)).toContain('(a) to Oxfam (charity): £500.');
    expect(takers(after, ['Pat Lee'])).toBe('The Elm Hospice 1/1');
    const gone = whoGetsWhat(after, { dead: ['gift-1', 'share-1'], noIssue: [] });
    expect([gone.gifts, gone.dead]).toEqual([[{ description: '£500', recipient: 'Oxfam', fails: false }], []]);
    expect(noWitnessList(after).people.map(({ name }) => name)).toEqual(['Pat Lee']);
  });

  it('gives the operator a number to compare with the register, or asks for one', () => {
    expect(flagged(MIXED).filter((key) => key.startsWith('R37') || key.startsWith('R53'))).toEqual(['R53']);
    const gift = { description: '£500', recipientName: 'Oxfam', charity: true };
    expect(flagged({ hasSpecificGifts: true, specificGifts: [gift] })).toContain('R53');
  });

  it('without a number is asked about, each by its name, and one that has its number is not', () => {
    const about = (...charities: { fullName: string; charityNumber?: string }[]) => {
      const rows = charities.map((charity) => ({ ...OXFAM, charityNumber: undefined, ...charity, percentage: 100 / charities.length }));
      const answers: WillAnswers = { ...SINGLE, customBeneficiaries: rows };
      return secondLook(reviewFlags({ answers, testator: MARGARET, on: ON }), answers).filter(({ id }) => id === 'R53');
    };
    const [elm, ash] = [{ fullName: 'Elm Trust' }, { fullName: 'Ash Trust' }];
    const question = 'What is the charity number? It is on the charity’s website, and tells it from others of a similar name.';
    expect(about({ fullName: 'Oxfam', charityNumber: '202918' }, elm)).toEqual([
      { id: 'R53', question: `${question} This is about Elm Trust.`, step: 6, field: 'customBeneficiaries-1-charityNumber' },
    ]);
    expect(about(elm, ash)).toEqual([
      { id: 'R53', question: `${question} This is about Elm Trust and Ash Trust.`, step: 6, field: 'customBeneficiaries-0-charityNumber' },
    ]);
    expect(about({ fullName: 'Oxfam', charityNumber: '202918' })).toEqual([]);
  });

  it('is no relative: without a will it would have nothing, as a share or as a gift', () => {
    const given = plan({
      customBeneficiaries: [share('Ann Roe', 60), { ...OXFAM, fullName: 'Shelter Cymru' }],
      hasSpecificGifts: true,
      specificGifts: [{ amount: 500, recipientName: 'Elm', charity: true }],
    });
    const { differences } = compareWithoutWill(given, 10_000);
    expect(differences).toContain('Shelter Cymru gets £3,800 by this will and nothing without it.');
    expect(differences).toContain('Elm gets £500 by this will and nothing without it.');
  });

  it('is told of when a name becomes one', () => {
    const before = plan({ customBeneficiaries: [share('Ann Roe', 60), share('Oxfam', 40, 'charity')] });
    expect(meaningDiff(before, will).map(({ sentence }) => sentence)).toContain(
      'Oxfam is a charity now, and what it is given does not fail.',
    );
  });

  it.each([
    ['a relationship', { relationship: 'charity' }, /^6: Take out the relationship of beneficiary 2: a charity has none/],
    ['a number that no register has', { charityNumber: '12' }, /^6: Enter the number as it is in the register/],
    ['somebody to take its place', { substituteName: 'Zoe', substituteRelationship: 'niece' }, /^6: Take out whoever takes the place/],
    ['a number and no tick', { charity: false, relationship: 'charity' }, /^6: Say that beneficiary 2 is a charity/],
  ])('%s is refused', (_what, part, reason) => {
    expect(refusal({ customBeneficiaries: [share('Ann Roe', 60), { ...OXFAM, ...part }] })).toMatch(reason);
  });

  it.each(['202918', '1123456', '1123456-12', 'SC012345', 'sc012345', '101234', 'NIC101234'])('the number %s is taken', (charityNumber) => {
    expect(refusal({ customBeneficiaries: [{ ...OXFAM, percentage: 100, charityNumber }] })).toBeNull();
  });

  it.each(['12345', '12345678', 'SC112345', '1123456-123', 'abc'])('the number %s is not', (charityNumber) => {
    expect(refusal({ customBeneficiaries: [{ ...OXFAM, percentage: 100, charityNumber }] })).toMatch(/register/);
  });

  it('a gift to one with a relationship is refused at the gifts', () => {
    const gift = { description: '£500', recipientName: 'Oxfam', recipientRelationship: 'charity', charity: true };
    expect(refusal({ hasSpecificGifts: true, specificGifts: [gift] })).toBe(
      '8: Take out the relationship of the recipient of gift 1: a charity has none.',
    );
  });
});

describe('a tenth to a charity', () => {
  const TENTH = { tenth: true, recipientName: 'Oxfam', charity: true, charityNumber: '202918' };
  const RING = { description: 'my ring', recipientName: 'Carys Hughes', recipientRelationship: 'niece' };
  const gives = (...specificGifts: readonly object[]): WillAnswers => ({ hasSpecificGifts: true, specificGifts: [...specificGifts] });
  const will = plan(gives(TENTH));

  it('is a sum that the law works out, and nothing where it changes no tax', () => {
    expect(text(will)).toContain('(a) to Oxfam (registered charity 202918): the Charity Tenth.');
    expect(text(will)).toContain(
      'The “Charity Tenth” means the smallest sum that brings the general component of my estate, as the Inheritance Tax Act 1984 describes it, to the lower rate of inheritance tax for giving to charity, counting everything else that charities are given out of that component. It is worked out by the law in force when I die. It is nothing if no inheritance tax would be due on that component, or if the lower rate applies to it without this gift.',
    );
    expect(text(will)).toContain('Inheritance tax on these gifts is paid from my Residuary Estate.');
    expect(text(will)).not.toContain('A gift of something I own');
    expect(text(plan(gives(RING)))).not.toContain('Charity Tenth');
  });

  it('is explained with what it costs the others', () => {
    expect(explained(will)).toContain(
      'Oxfam gets a tenth of what it is charged on, and the rest is taxed at 36% instead of 40%: of every £100 the charity gets £10, and the others get £2.40 less between them.',
    );
    expect(explained(will)).toContain('Oxfam gets nothing by this gift.');
    expect(explained(plan(gives(RING)))).not.toContain('36%');
  });

  it('is in the trial, the comparison and the diff, and in no sum', () => {
    expect(whoGetsWhat(will, { dead: [], noIssue: [] }).gifts).toEqual([
      { description: 'the Charity Tenth', recipient: 'Oxfam', fails: false },
    ]);
    const { notes } = compareWithoutWill(will, 10_000);
    expect(notes).toContain('The Charity Tenth is not in the sums either: it depends on the tax when you die.');
    expect(notes.join(' ')).not.toContain('gifts of things');
    expect(meaningDiff(plan({}), will).map(({ sentence }) => sentence)).toContain('Oxfam is now given: the Charity Tenth.');
  });

  it('tells executors which form claims the lower rate', () => {
    const sheet = (planned: typeof will) => sheetText(sheetOf('executors-sheet', { planned, kind: 'final', questions: [] })!);
    expect(sheet(will)).toContain('on form IHT430.');
    expect(sheet(plan(gives(RING)))).not.toContain('IHT430');
  });

  it('is looked at as any gift to a charity, and as nothing else', () => {
    expect(flagged(gives(TENTH)).filter((key) => !flagged({}).includes(key))).toEqual(['R53']);
  });

  it('goes to one charity with a number, and is nothing beside', () => {
    expect(refusal(gives({ ...TENTH, amount: 5 }))).toBe('8: Take out what else gift 1 gives: a tenth is worked out by the law.');
    expect(refusal(gives({ ...TENTH, charityNumber: undefined }))).toBe(
      '8: Enter the charity number for gift 1: a tenth can go only to a UK charity.',
    );
    expect(refusal(gives({ ...RING, description: undefined, tenth: true }))).toBe(
      '8: Say that gift 1 is to a charity: a tenth can go to nobody else.',
    );
    expect(refusal(gives(TENTH, TENTH))).toBe('8: Only one gift can be a tenth.');
  });
});
