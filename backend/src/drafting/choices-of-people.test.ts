import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { sheetText } from './documents/sheet.ts';
import { sheetOf } from './documents/sheets.ts';
import type { PlannedWill } from './draft-will.ts';
import { familyMap } from './explanations/family-map.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { checkWitnesses, noWitnessList } from './explanations/witness-checker.ts';
import { explained, flagged, refusal, text } from './testing/choices.ts';
import { MARGARET } from './testing/families.ts';
import { plan } from './testing/planned.ts';

const person = (fullName: string) => ({ fullName, address: '1 Hill', relationship: 'friend' });
const [ANN, BEN, CAT, DAI] = ['Ann Lee', 'Ben Lee', 'Cat Yew', 'Dai Yew'].map(person);
const changes = (before: WillAnswers, after: WillAnswers): readonly string[] =>
  meaningDiff(plan(before), plan(after)).map(({ sentence }) => sentence);
const ties = (will: PlannedWill, who: string) =>
  familyMap(will)
    .people.find(({ name }) => name === who)
    ?.ties.map(({ label }) => label);

describe('reserve executors', () => {
  const answers: WillAnswers = { executors: [ANN!, BEN!], reserveExecutors: [CAT!, DAI!] };
  const will = plan(answers);

  it('act one after the other, and only when none of the executors can', () => {
    expect(text(will)).toContain(
      'If neither Ann Lee nor Ben Lee can or will act, or both die before proving this will, I appoint Cat Yew, of 1 Hill (friend) as my executor and trustee instead.',
    );
    expect(text(will)).toContain(
      'If Cat Yew cannot or will not act either, or dies before proving this will, I appoint Dai Yew, of 1 Hill (friend) instead.',
    );
    expect(text(plan({ executors: [ANN!], reserveExecutors: [CAT!] }))).toContain(
      'If Ann Lee cannot or will not act, or dies before proving this will, I appoint Cat Yew, of 1 Hill (friend) as my executor and trustee instead.',
    );
    expect(text(plan({ executors: [ANN!, BEN!, DAI!], reserveExecutors: [CAT!] }))).toContain(
      'If none of Ann Lee, Ben Lee or Dai Yew can or will act, or all of them die before proving this will, I appoint Cat Yew',
    );
  });

  it('are in the explanation, on the map and on the sheet for executors, and may witness', () => {
    expect(explained(will)).toContain('If none of them can, Cat Yew takes over, and then Dai Yew.');
    const alone = explained(plan({ executors: [ANN!], reserveExecutors: [CAT!] }));
    expect(alone).toContain('If they cannot, Cat Yew takes over.');
    expect(alone).not.toContain('no one to step in');
    expect([ties(will, 'Cat Yew'), ties(will, 'Dai Yew')]).toEqual([['reserve executor'], ['second reserve executor']]);
    expect(sheetText(sheetOf('executors-sheet', { planned: will, kind: 'final', questions: [] })!)).toContain(
      'Cat Yew, then Dai Yew, if nobody named above can act',
    );
    expect(noWitnessList(will).people.map(({ name }) => name)).not.toContain('Cat Yew');
    expect(checkWitnesses(will, ['Cat Yew', 'Nora Somebody']).witnesses[0]?.verdict).toBe('fine');
  });

  it('are told when they change', () => {
    const { executors } = answers;
    expect(changes({ executors: executors! }, answers)).toEqual([
      'If none of your executors can act, this is now who does: Cat Yew, then Dai Yew.',
    ]);
    expect(changes(answers, { executors: executors! })).toEqual(['Nobody stands behind your executors any more.']);
    expect(changes(answers, { ...answers, reserveExecutors: [CAT!, { ...DAI!, address: '2 Hill' }] })).toEqual([
      'The reserve executors are described differently.',
    ]);
  });

  it('who are executors already are refused; who is the applicant or under 18 is flagged', () => {
    expect(refusal({ executors: [ANN!], reserveExecutors: [{ fullName: 'ANN LEE' }] })).toBe(
      '5: Name somebody else as reserve executor 1: you have named this person already.',
    );
    expect(flagged({ reserveExecutors: [{ ...CAT!, fullName: MARGARET.fullName, relationship: 'me' }] })).toContain(
      'R21:reserveExecutors.0.fullName',
    );
    expect(flagged({ reserveExecutors: [{ fullName: 'Cat Yew' }] })).toContain('R20:reserveExecutors.0.address');
    const child: WillAnswers = { hasChildren: 'yes', children: [{ fullName: 'Cat Yew', dob: '2015-01-01' }] };
    expect(flagged({ ...child, reserveExecutors: [{ ...CAT!, relationship: 'child' }] })).toContain('R17:reserveExecutors.0.fullName');
  });
});

describe('a professional among the executors', () => {
  const paid = (...people: object[]): WillAnswers => ({ executors: people.map((each) => ({ ...ANN!, ...each })) });
  const sheet = (will: PlannedWill): string => sheetText(sheetOf('executors-sheet', { planned: will, kind: 'final', questions: [] })!);
  const will = plan({ ...paid({}, { ...BEN!, professional: true }), reserveExecutors: [{ ...CAT!, professional: true }] });

  it('may charge, and nobody else may', () => {
    expect(text(will)).toContain('If Ben Lee or Cat Yew acts as an Executor in the course of a profession or business, my estate pays');
    expect(text(will)).toContain('An Executor who is not paid for acting is not liable for a loss caused by an honest mistake.');
    expect(text(plan(paid({ professional: true })))).toContain('If Ann Lee acts as an Executor in the course of a profession');
    for (const none of [paid({}), paid({ professional: false })]) {
      expect(text(plan(none))).toBe(text(plan(paid({}))));
      expect(text(plan(none))).not.toContain('profession or business');
    }
  });

  it('is in the explanation and on the sheet for executors, and may witness: charges are no gift', () => {
    expect(explained(will)).toContain('Ben Lee and Cat Yew may charge your estate for acting');
    expect(sheet(will)).toContain('Of those named here, only Ben Lee and Cat Yew may charge for acting');
    expect(sheet(plan(paid({})))).not.toContain('may charge');
    expect(noWitnessList(will).people.map(({ name }) => name)).not.toContain('Ben Lee');
  });

  it('is told when it changes, in the clause that changed', () => {
    expect(changes(paid({}), paid({ professional: true }))).toEqual(['This is now who may charge for acting as an executor: Ann Lee.']);
    expect(changes(paid({ professional: true }), paid({}))).toEqual(['Nobody may charge for acting as an executor any more.']);
    expect(changes(paid({}), paid({ professional: true }, BEN!))).toEqual([
      'Ben Lee becomes an executor.',
      'This is now who may charge for acting as an executor: Ann Lee.',
    ]);
  });

  it('is looked at by an operator', () =>
    expect(flagged(paid({ relationship: 'sister', professional: true }))).toContain('R22:executors.0.fullName'));
});

describe('a second guardian', () => {
  const family: WillAnswers = {
    hasChildren: 'yes',
    children: [{ fullName: 'Eve Lee', dob: '2020-01-01' }],
    beneficiaryType: 'children',
    childrenSubstituteRule: 'per_stirpes',
    guardian: ANN!,
  };
  const with2 = (guardiansAct: 'together' | 'instead'): WillAnswers => ({ ...family, secondGuardian: BEN!, guardiansAct });

  it('acts beside the first one, or instead', () => {
    const together = text(plan(with2('together')));
    expect(together).toContain('I appoint these two people together as guardians of each of My Children who is under 18');
    expect(together).toContain('If one of them has died, or cannot or does not want to act, the other is guardian alone.');
    const instead = text(plan(with2('instead')));
    expect(instead).toContain('I appoint Ann Lee, of 1 Hill (friend) as guardian of each of My Children');
    expect(instead).toContain(
      'If Ann Lee has died, or cannot or does not want to act, I appoint Ben Lee, of 1 Hill (friend) as guardian instead.',
    );
  });

  it('is in the explanation and on the map, and told when it changes', () => {
    expect(explained(plan(with2('together')))).toContain('Ann Lee and Ben Lee will look after them together');
    expect(explained(plan(with2('instead')))).toContain('Ann Lee will look after them, or Ben Lee if Ann Lee cannot');
    expect(ties(plan(with2('instead')), 'Ben Lee')).toEqual(['guardian if the first one cannot act']);
    expect(changes(family, with2('together'))).toEqual(['Ben Lee is now second guardian, beside the first one.']);
    expect(changes(with2('together'), with2('instead'))).toEqual(['Ben Lee is now second guardian, if the first one cannot act.']);
    expect(changes(with2('instead'), family)).toEqual(['Ben Lee is no longer named as second guardian.']);
  });

  it('who is the first one, or has none before them, is refused; nobody behind them is no longer said', () => {
    expect(refusal({ ...with2('together'), secondGuardian: ANN! })).toBe(
      '3: Name somebody else as second guardian: this is the same person.',
    );
    expect(refusal({ ...with2('together'), guardian: undefined })).toBe('3: Name the first guardian before the second.');
    expect(refusal({ ...family, secondGuardian: BEN! })).toBe('3: Choose whether the two guardians act together.');
    const r16 = (answers: WillAnswers) => flagged(answers).filter((key) => key.startsWith('R16'));
    expect([r16(family).length, r16(with2('instead')).length]).toEqual([1, 0]);
  });

  it('is in no will without a child under 18', () => {
    const grown = { ...with2('together'), children: [{ fullName: 'Eve Lee', dob: '1990-01-01' }] };
    expect(text(plan(grown))).not.toContain('Ben Lee');
  });
});

describe('guardians of one child alone', () => {
  const own = { guardianName: 'Cat Yew', guardianRelationship: 'friend', guardianAddress: '1 Hill' };
  const second = { secondGuardianName: 'Dai Yew', secondGuardianRelationship: 'friend', secondGuardianAddress: '1 Hill' };
  const EVE = { fullName: 'Eve Lee', dob: '2020-01-01' };
  const FAY = { fullName: 'Fay Lee', dob: '2018-01-01' };
  const of = (...children: object[]): WillAnswers => ({
    hasChildren: 'yes',
    children,
    beneficiaryType: 'children',
    childrenSubstituteRule: 'per_stirpes',
    guardian: ANN!,
    secondGuardian: BEN!,
    guardiansAct: 'instead',
  });
  const without = of(EVE, FAY);
  const alone = of({ ...EVE, ...own }, FAY);
  const instead = of({ ...EVE, ...own, ...second, guardiansAct: 'instead' }, FAY);
  const together = of({ ...EVE, ...own, ...second, guardiansAct: 'together' }, FAY);

  it('take the place of the common ones, for that child', () => {
    const words = text(plan(instead));
    expect(words).toContain(
      'I appoint Ann Lee, of 1 Hill (friend) as guardian of each of My Children who is under 18 when this appointment takes effect, other than Eve Lee (born 1 January 2020).',
    );
    expect(words).toContain(
      'If Ann Lee has died, or cannot or does not want to act, I appoint Ben Lee, of 1 Hill (friend) as guardian of those children instead.',
    );
    expect(words).toContain(
      'I appoint Cat Yew, of 1 Hill (friend) as guardian of Eve Lee (born 1 January 2020) if that child is under 18 when this appointment takes effect.',
    );
    expect(words).toContain(
      'If Cat Yew has died, or cannot or does not want to act, I appoint Dai Yew, of 1 Hill (friend) as guardian of that child instead.',
    );
    expect(words).toContain('Each appointment takes effect when the law allows it to.');
    expect(text(plan(together))).toContain(
      'I appoint these two people together as guardians of Eve Lee (born 1 January 2020) if that child',
    );
    expect(text(plan(together))).toContain('the other alone is guardian of that child.');
    const two = text(plan(of({ ...EVE, ...own }, { ...FAY, ...own })));
    expect(two).toContain('other than Eve Lee (born 1 January 2020) and Fay Lee (born 1 January 2018).');
  });

  it('are in the explanation and on the map', () => {
    expect(explained(plan(instead))).toContain(
      'Ann Lee will look after them, or Ben Lee if Ann Lee cannot; but Cat Yew will look after Eve Lee, or Dai Yew if Cat Yew cannot.',
    );
    expect(explained(plan(instead))).toContain('If nobody named for Eve Lee can act, the others do not step in');
    expect(explained(plan(without))).not.toContain('do not step in');
    expect(explained(plan(of({ ...EVE, ...own })))).toContain('Ann Lee will look after any later child, or Ben Lee');
    expect(['Ann Lee', 'Ben Lee', 'Cat Yew', 'Dai Yew'].flatMap((name) => ties(plan(instead), name))).toEqual([
      'guardian of your other children',
      'guardian if the first one cannot act',
      'guardian of Eve Lee',
      'guardian of Eve Lee if the first one cannot act',
    ]);
    expect(ties(plan(of({ ...EVE, ...own }, { ...FAY, ...own })), 'Cat Yew')).toEqual(['guardian of Eve Lee', 'guardian of Fay Lee']);
  });

  it('are told when they change', () => {
    expect(changes(without, alone)).toEqual(['Eve Lee now has guardians of their own: Cat Yew will look after them.']);
    expect(changes(alone, together)).toEqual([
      'Eve Lee now has guardians of their own: Cat Yew and Dai Yew will look after them together.',
    ]);
    expect(changes(instead, without)).toEqual(['Eve Lee no longer has guardians of their own.']);
    expect(changes(alone, of({ ...EVE, ...own, guardianAddress: '2 Hill' }, FAY))).toEqual([
      'Eve Lee, or a guardian of theirs alone, is described differently.',
    ]);
  });

  it('need guardians of all before them, and are two people', () => {
    expect(refusal({ ...alone, guardian: undefined, secondGuardian: undefined })).toBe(
      '3: Name a guardian for your children before one for a single child.',
    );
    expect(refusal(of({ ...EVE, ...second }, FAY))).toBe('3: Name the first guardian before the second.');
    expect(refusal(of({ ...EVE, ...own, ...second }, FAY))).toBe('3: Choose whether the two guardians act together.');
    expect(refusal(of({ ...EVE, ...own, secondGuardianName: 'Cat Yew', guardiansAct: 'together' }, FAY))).toBe(
      '3: Name somebody else as second guardian: this is the same person.',
    );
  });

  it('are looked at as the others are (R14, R15, R16, R21)', () => {
    const keys = (answers: WillAnswers) => flagged(answers).filter((key) => /^R(?:14|15|16|21)/.test(key));
    expect([without, together].map(keys)).toEqual([[], []]);
    expect(keys(alone)).toEqual(['R16:children.0.guardianName']);
    expect(keys({ ...together, executors: [CAT!] })).toEqual(['R15:children.0.guardianName']);
    expect(
      keys(of({ ...EVE, ...own, ...second, guardiansAct: 'together', guardianName: MARGARET.fullName, guardianRelationship: 'me' }, FAY)),
    ).toEqual(['R15:children.0.guardianName', 'R21:children.0.guardianName']);
    expect(keys({ ...alone, guardian: undefined, secondGuardian: undefined })).toContain('R14:guardian.fullName');
  });

  it('are in no will once that child is grown up', () => {
    expect(text(plan(of({ ...EVE, ...own, dob: '1990-01-01' }, FAY)))).not.toContain('Cat Yew');
  });
});
