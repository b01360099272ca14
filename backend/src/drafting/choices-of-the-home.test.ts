import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { compareWithoutWill } from './explanations/with-or-without-will.ts';
import { familyMap } from './explanations/family-map.ts';
import { whoGetsWhat } from './explanations/who-gets-what.ts';
import { noWitnessList } from './explanations/witness-checker.ts';
import { peopleOf } from './people/people-in-will.ts';
import { explained, flagged, refusal, text } from './testing/choices.ts';
import { CARYS, EMYR } from './testing/example-people.ts';
import { plan } from './testing/planned.ts';

const ANN = { fullName: 'Ann Lee', relationship: 'niece' };
const BEN = { fullName: 'Ben Lee', relationship: 'nephew' };
const home = (more: WillAnswers = {}, property: object = {}): WillAnswers => ({
  isHomeowner: 'yes',
  property: { address: '14 Orchard Rise, Ludlow', marketValue: 320_000, ...property },
  homeTakers: [ANN],
  homeMortgage: 'taken',
  homeIfSold: 'fails',
  ...more,
});
const NO_GIFT = { homeTakers: undefined, homeMortgage: undefined, homeIfSold: undefined };
const changes = (before: WillAnswers, after: WillAnswers) => meaningDiff(plan(before), plan(after)).map(({ sentence }) => sentence);
const given = (answers: WillAnswers, ...dead: string[]) => {
  const will = plan(answers);
  const ids = peopleOf(will.facts).flatMap(({ id, name }) => (dead.includes(name) ? [id] : []));
  return whoGetsWhat(will, { dead: ids, noIssue: [] }).gifts;
};

describe('the home as a gift of its own', () => {
  it('goes to one person with its mortgage, and is gone once it is sold', () => {
    const will = text(plan(home()));
    expect(will).toContain('“My Home” means whatever I own of 14 Orchard Rise, Ludlow when I die and can leave by will.');
    expect(will).toContain('I give My Home to Ann Lee (niece), if Ann Lee survives me.');
    expect(will).toContain('takes it with any mortgage, loan or charge on it, and that is not paid from the rest of my estate.');
    expect(will).toContain('If I own nothing of it when I die, the gift fails and nothing replaces it.');
    expect(will).toContain('If Ann Lee does not survive me, My Home becomes part of my Residuary Estate.');
    expect(will).toMatch(/everything this will deals with that is left after those payments and after the gifts in clause \d\./);
  });

  it('goes to several free of its mortgage, or a later home does', () => {
    const will = text(plan(home({ homeTakers: [ANN, BEN], homeMortgage: 'paid', homeIfSold: 'replaced' })));
    expect(will).toContain('in equal shares to those of these people who survive me:\n(a) Ann Lee (niece);\n(b) Ben Lee (nephew).');
    expect(will).toContain('Section 35 of the Administration of Estates Act 1925, which would leave the debt on it, does not apply.');
    expect(will).toContain('my only or main home when I die');
    expect(will).not.toContain('nothing replaces it');
  });

  it.each([
    ['joint', 'my part passes to that owner automatically and outside this will, and this clause gives nothing.'],
    [undefined, 'passes outside this will, and this clause does not give it.'],
  ] as const)('gives nothing where it passes by itself (%s)', (ownership, says) => {
    expect(text(plan(home({}, { ownership })))).toContain(says);
    expect(explained(plan(home({}, { ownership })))).toContain('this clause then does nothing');
  });

  it('changes nothing for whoever does not make it', () => {
    expect(text(plan(home(NO_GIFT)))).not.toContain('“My Home”');
    expect(text(plan({ ...home(), isHomeowner: 'no' }))).toBe(text(plan({ isHomeowner: 'no' })));
  });

  it('is explained with what it costs the others, and that nobody may stay', () => {
    expect(explained(plan(home()))).toContain('a mortgage on it goes with it. Inheritance tax on it also comes out of the rest.');
    expect(explained(plan(home()))).toContain('Nobody else gets a right to live there, not even a partner.');
    expect(explained(plan(home({ homeMortgage: 'paid' })))).toContain('which leaves less for the others');
  });

  it('is tried with everybody who may have died', () => {
    const two = home({ homeTakers: [ANN, BEN] });
    expect(given(two)).toEqual([{ description: 'your home', recipient: 'Ann Lee and Ben Lee', fails: false }]);
    expect(given(two, 'Ann Lee')).toEqual([{ description: 'your home', recipient: 'Ben Lee', fails: false }]);
    expect(given(two, 'Ann Lee', 'Ben Lee')).toEqual([{ description: 'your home', recipient: 'Ann Lee or Ben Lee', fails: true }]);
  });

  it('bars whoever gets it from witnessing, and stands on the map', () => {
    expect(noWitnessList(plan(home())).people).toContainEqual({ name: 'Ann Lee', reasons: ['is left a gift'] });
    expect(familyMap(plan(home())).people.find(({ name }) => name === 'Ann Lee')?.ties).toEqual([
      { kind: 'gift', label: 'your home', share: null },
    ]);
  });

  it('is left out of the sums of a comparison, which says so', () =>
    expect(compareWithoutWill(plan(home()), 500_000).notes).toContain(
      'Your home goes to Ann Lee by itself, whatever it is worth: leave its value out of the sums.',
    ));

  it('tells every change of it', () => {
    expect(changes(home(NO_GIFT), home())).toContain('Ann Lee is now to have your home.');
    expect(changes(home(), home(NO_GIFT))).toContain('Your home is no longer given to anybody by itself.');
    expect(changes(home(), home({ homeTakers: [ANN, BEN] }))).toEqual(['Ann Lee and Ben Lee are now to have your home.']);
    expect(changes(home(), home({ homeMortgage: 'paid' }))).toEqual([
      'A mortgage on your home is now paid off from the rest of your estate.',
    ]);
    expect(changes(home(), home({ homeIfSold: 'replaced' }))).toEqual(['If you sell your home, a later one now takes its place.']);
  });

  it('is refused without a word about mortgage and sale: neither is settled by us', () => {
    expect(refusal(home({ homeMortgage: undefined }))).toBe('4: Choose who pays a mortgage on your home.');
    expect(refusal(home({ homeIfSold: undefined }))).toBe('4: Choose what happens if you have sold your home.');
    expect(refusal(home())).toBeNull();
  });

  it('is provision, and asked about where it is owned jointly or a child has it', () => {
    const child: WillAnswers = { hasChildren: 'yes', children: [CARYS] };
    expect(flagged({ ...home({ homeTakers: [{ fullName: CARYS.fullName, relationship: 'daughter' }] }), ...child })).not.toContain(
      'R07:children.0.fullName',
    );
    expect(flagged({ ...home(), ...child })).toContain('R07:children.0.fullName');
    expect(flagged(home({}, { ownership: 'joint' }))).toContain('R25:property.ownership');
  });
});

describe('what is in the home', () => {
  const PARTNER: WillAnswers = { isMarried: 'yes', partner: { fullName: 'Pat Hughes', dob: '1960-01-01' } };
  const CHILDREN: WillAnswers = { hasChildren: 'yes', childrenCount: 2, children: [CARYS, EMYR] };
  const both: WillAnswers = { ...PARTNER, ...CHILDREN, contents: 'both' };

  it('goes to the partner, or to the children as they agree, and executors decide', () => {
    const will = text(plan(both));
    expect(will).toContain('I give My Household Contents to Pat Hughes, if Pat Hughes survives me.');
    expect(will).toContain('to those of My Children who survive me, to share out between them as they agree.');
    expect(will).toContain('My Executors decide about anything that My Children have not agreed about within six months of my death');
    expect(will).toContain('It is only a wish: it is no part of this will, makes no gift and binds nobody.');
    expect(will).toContain('“My Children” means');
  });

  it('is no vehicle, and the explanation says so', () => {
    expect(text(plan(both))).toMatch(/does not include money [^.]* vehicles, caravans, boats, animals/);
    expect(explained(plan(both))).toContain('vehicles, caravans, boats, animals and things for a business are no part of it');
  });

  it('goes to whoever is there, where the other is not', () => {
    expect(text(plan({ ...CHILDREN, contents: 'both' }))).not.toContain('Pat Hughes');
    expect(text(plan({ ...PARTNER, contents: 'both' }))).not.toContain('My Children');
    expect(text(plan({ contents: 'both' }))).toBe(text(plan({})));
  });

  it('is tried, bars from witnessing, and is told when it changes', () => {
    const names = `${CARYS.fullName} and ${EMYR.fullName}`;
    const of = (...dead: string[]) => given(both, ...dead).map(({ recipient, fails }) => (fails ? null : recipient));
    expect([of(), of('Pat Hughes'), of('Pat Hughes', CARYS.fullName, EMYR.fullName)]).toEqual([['Pat Hughes'], [names], [null]]);
    expect(noWitnessList(plan(both)).people.map(({ name }) => name)).toEqual(expect.arrayContaining([CARYS.fullName, EMYR.fullName]));
    expect(changes({ ...PARTNER, ...CHILDREN }, both)).toContain(
      'What is in your home now goes to Pat Hughes, or else to your children as they agree.',
    );
    expect(changes(both, { ...PARTNER, ...CHILDREN })).toContain('What is in your home is no longer given to anybody by itself.');
  });
});
