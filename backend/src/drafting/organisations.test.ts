import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { familyMap } from './explanations/family-map.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { stressReport } from './explanations/stress-report.ts';
import { whoGetsWhat } from './explanations/who-gets-what.ts';
import { whoTakes } from './explanations/plan-table.ts';
import { explained, takers, text } from './testing/choices.ts';
import { plan, share } from './testing/planned.ts';

const FIRM = share('Teme Boats Ltd', 100, 'employer');
const HOSPICE = share('Elm Hospice', 40, 'charity');
const instead = (substituteName: string, substituteRelationship: string) => ({ substituteName, substituteRelationship });
const ANN = instead('Ann Roe', 'niece');
const ELM = instead('Elm Hospice', 'charity');

/** What a will must not say of somebody who cannot live or die. */
const ALIVE_OR_DEAD = /(?:Teme Boats Ltd|Elm Hospice)(?: \([^)]*\))? (?:does(?: not survive)?|survives|dies|has died|have died)\b/;

describe('an organisation that is named and not marked as a charity', () => {
  it('fails to take, where somebody stands in for it', () => {
    const will = plan({ customBeneficiaries: [{ ...FIRM, ...ANN }] });
    expect(text(will)).toContain('If that gift fails but Ann Roe (niece) survives me, I give my Residuary Estate to Ann Roe.');
    expect(text(will)).toContain('If that gift fails and Ann Roe does not survive me, I name nobody else to take it, and clause');
    expect(explained(will)).toContain('If Teme Boats Ltd has closed, Ann Roe takes it; if Ann Roe has died before you as well, the law’s');
    expect(takers(will, ['Teme Boats Ltd'])).toBe('Ann Roe 1/1');
  });

  it('stands in for somebody without surviving', () => {
    const will = plan({ customBeneficiaries: [{ ...share('Ben Roe', 100), ...ELM }] });
    expect(text(will)).toContain('If Ben Roe does not survive me, I give my Residuary Estate to Elm Hospice (charity).');
    expect(text(will)).toContain('If Ben Roe does not survive me and the gift to Elm Hospice fails, I name nobody else to take it');
    expect(explained(will)).toContain('If Ben Roe has died before you, Elm Hospice takes it; if Elm Hospice has closed as well, the law’s');
  });

  it('stands in for another one', () => {
    const will = plan({ customBeneficiaries: [{ ...FIRM, ...ELM }] });
    expect(text(will)).toContain('If that gift fails, I give my Residuary Estate to Elm Hospice (charity).');
    expect(text(will)).toContain('If the gift to Teme Boats Ltd and the gift to Elm Hospice both fail, I name nobody else to take it');
  });

  it('has somebody in its place in a list of shares, one or several', () => {
    const one = plan({ customBeneficiaries: [{ ...HOSPICE, ...ANN }, share('Ben Roe', 60)] });
    expect(text(one)).toContain(
      'If the gift to Elm Hospice fails but Ann Roe (niece) survives me, Ann Roe takes the share of Elm Hospice instead.',
    );
    const other = plan({ customBeneficiaries: [HOSPICE, { ...share('Ben Roe', 60), ...instead('Teme Boats Ltd', 'employer') }] });
    expect(text(other)).toContain('If Ben Roe does not survive me, Teme Boats Ltd (employer) takes the share of Ben Roe instead.');
    const several = plan({
      customBeneficiaries: [
        { ...HOSPICE, ...ANN },
        { ...share('Ben Roe', 60), ...instead('Cat Roe', 'niece') },
      ],
    });
    expect(text(several).replaceAll('\n', ' ')).toContain(
      'If the share of one of the following fails, whoever is named in their place takes it (a person, only if they survive me): (a) in place of Elm Hospice: Ann Roe (niece); (b) in place of Ben Roe: Cat Roe (niece).',
    );
    expect(explained(several)).toContain(
      'If someone has died before you or an organisation has closed, the share of Elm Hospice goes to Ann Roe',
    );
    expect(explained(other)).toContain('where whoever stands in has died or closed as well');
  });

  it('is given something, or stands in for a gift', () => {
    const give = (...specificGifts: NonNullable<WillAnswers['specificGifts']>) => plan({ hasSpecificGifts: true, specificGifts });
    const to = (recipientName: string, recipientRelationship: string) => ({ description: 'my boat', recipientName, recipientRelationship });
    const first = text(give({ ...to('Elm Hospice', 'charity'), ...ANN }));
    expect(first).toContain('or to Ann Roe (niece) if Elm Hospice has closed and nobody has taken over its work: my boat');
    expect(first).toContain(
      'If the first one named does not receive a gift, whoever is named to have it instead receives it (a person, only if they survive me).',
    );
    const alone = text(give(to('Elm Hospice', 'charity')));
    expect(alone).toContain(
      'A person receives their gift only if they survive me. A gift that fails becomes part of my Residuary Estate, and nobody takes it instead.',
    );
    const people = text(give(to('Ben Roe', 'friend')));
    expect(people).toContain('and nobody takes it in that person’s place.');
  });

  it('comes after a partner', () => {
    const after = (...customSubstitutes: NonNullable<WillAnswers['customSubstitutes']>) =>
      plan({
        isMarried: 'yes',
        partner: { fullName: 'Pat Lee', dob: '1980-01-01' },
        beneficiaryType: 'partner',
        partnerSubstituteRule: 'custom',
        customSubstitutes,
      });
    const one = after({ fullName: 'Elm Hospice', relationship: 'charity', percentage: 100 });
    expect(text(one)).toContain('If My Partner does not survive me and that gift fails, I name nobody else to take it');
    expect(explained(one)).not.toMatch(ALIVE_OR_DEAD);
  });

  it.each([
    ['one', plan({ customBeneficiaries: [FIRM] })],
    ['with a niece', plan({ customBeneficiaries: [{ ...FIRM, ...ANN }] })],
    ['in shares', plan({ customBeneficiaries: [HOSPICE, { ...share('Ben Roe', 60), ...instead('Teme Boats Ltd', 'firm') }] })],
  ])('neither lives nor dies, in the will, its explanation and the report: %s', (_name, will) => {
    const said = [text(will), explained(will), ...stressReport(will).cases.map(({ sentence }) => sentence), stressReport(will).summary];
    expect(said.join('\n')).not.toMatch(ALIVE_OR_DEAD);
    expect(JSON.stringify(familyMap(will))).not.toMatch(/(?:Ltd|Hospice) dies first/);
  });

  it('closes in the simulator, and leaves nobody', () => {
    const will = plan({ customBeneficiaries: [{ ...HOSPICE, ...ANN }, share('Ben Roe', 60)] });
    const { people, shares } = whoGetsWhat(will, { dead: ['share-1'], noIssue: [] });
    expect(people.map(({ name, isOrganisation }) => [name, isOrganisation])).toEqual([
      ['Elm Hospice', true],
      ['Ben Roe', false],
      ['Ann Roe', false],
    ]);
    expect(shares[0]).toMatchObject({ name: 'Ann Roe', because: 'You named them to take the share in place of the first one.' });
    expect(whoTakes(will, { dead: ['Elm Hospice'], noIssue: [] }).shares[0]).toMatchObject({ name: 'Ann Roe' });
  });

  it('closes in the report, beside people who die', () => {
    const cases = (...customBeneficiaries: NonNullable<WillAnswers['customBeneficiaries']>) =>
      stressReport(plan({ customBeneficiaries })).cases.map(({ sentence }) => sentence);
    expect(cases(FIRM)).toEqual(['If Teme Boats Ltd has closed, everything passes under the intestacy rules.']);
    expect(cases(HOSPICE, share('Ben Roe', 60))).toEqual([
      'If Ben Roe has died before you and Elm Hospice has closed, everything passes under the intestacy rules.',
    ]);
    expect(stressReport(plan({ customBeneficiaries: [HOSPICE, share('Ben Roe', 60)] })).summary).toContain(
      'We tried 4 combinations of deaths and closures.',
    );
    expect(stressReport(plan({ customBeneficiaries: [share('Ben Roe', 100)] })).summary).toContain('2 combinations of deaths.');
  });

  it('is told apart from people where two wills are compared', () => {
    const [before, after] = [plan({ customBeneficiaries: [FIRM] }), plan({ customBeneficiaries: [{ ...FIRM, ...ANN }] })];
    expect(JSON.stringify(meaningDiff(before, after))).toContain('If Teme Boats Ltd has closed, the share now goes to Ann Roe');
  });
});
