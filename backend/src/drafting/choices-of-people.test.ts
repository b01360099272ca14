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
