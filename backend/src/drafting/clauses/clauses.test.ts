import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import type { OperatorSettings } from '../answers/will-facts.ts';
import { renderWill } from '../draft-will.ts';
import { CARYS, MARGARET, MARRIED, ON, PARENT, RHYS, SINGLE } from '../testing/example-people.ts';
import { planned } from '../testing/planned.ts';

const HOME: WillAnswers = { isHomeowner: 'yes', property: { address: '1 High Street, Ludlow', marketValue: 1 } };
const GIFT: WillAnswers = {
  hasSpecificGifts: true,
  specificGifts: [{ recipientName: 'Ann Lee', recipientRelationship: 'niece', description: 'my home' }],
};
const HOSPICE = { fullName: 'Shropshire Hills Hospice', address: 'Bayston Hill', relationship: 'Charity', percentage: 100 };

const will = (answers: WillAnswers, settings: OperatorSettings = {}): string =>
  renderWill(planned({ answers, testator: MARGARET, on: ON, settings }), 'final').text;

const sentences = (text: string): readonly string[] => text.split(/(?<=\.)\s/);

describe('the words of the clauses', () => {
  it('end a marriage by dissolution or annulment, and not by conversion', () => {
    const text = will({ ...MARRIED, partnerSubstituteRule: 'intestacy' });
    expect(text).toMatch(/is dissolved or annulled before I die, or the law of England and Wales treats it as dissolved or annulled/);
    expect(text).toContain('Changing a civil partnership into a marriage does not count.');
    expect(text).not.toContain('legally ended');
  });

  it('put the home in the residue and what a gift takes of it into one sentence', () => {
    const about = (answers: WillAnswers) => sentences(will(answers)).filter((sentence) => /part of my Residuary Estate/.test(sentence));
    expect(about({ ...SINGLE, ...HOME, ...GIFT })).toContain(
      'Except so far as clause 3 gives it away, whatever I own of it when I die, and can leave by will, is part of my Residuary Estate.',
    );
    expect(about({ ...SINGLE, ...HOME })).toEqual([
      'Whatever I own of it when I die, and can leave by will, is part of my Residuary Estate.',
    ]);
  });

  it('take a gift from whom the law takes it, not from minors, bankrupts and those who vary it', () => {
    const text = will(SINGLE);
    expect(text).not.toMatch(/gives up a gift|prevents from receiving/);
    expect(text).toContain('refuse (disclaim) it');
    expect(text).toContain('Being under 18 or bankrupt does not count, and nor does agreeing to pass a gift on to someone else.');
  });

  it('let nobody take who does not survive, whatever kind of gift it is', () =>
    expect(will(SINGLE)).toContain('A person takes a gift under this will only if they survive me.'));

  it('read “my car” as the car there is at the death', () =>
    expect(will({ ...SINGLE, ...GIFT })).toMatch(/kind of thing, such as “my car”, it means what I own of that kind when I die/));

  it('count every child that the law makes mine', () => {
    const asOne = will({ ...PARENT, beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' });
    const unborn = will({ ...MARRIED, partnerSubstituteRule: 'children' });
    for (const text of [asOne, unborn]) {
      expect(text).toContain('legally becomes my child after I sign this will, by birth, adoption, a parental order or in any other way');
      expect(text).not.toContain('born to me');
    }
  });

  it('say that no organisation survives anybody', () => {
    const alone = will({ ...SINGLE, customBeneficiaries: [HOSPICE] });
    const { address: _, ...substitute } = HOSPICE;
    const after = will({ ...MARRIED, partnerSubstituteRule: 'custom', customSubstitutes: [substitute] });
    for (const text of [alone, after]) {
      expect(text).not.toMatch(/Hospice (?:does not )?survives?/);
      expect(text).not.toMatch(/organisation[^.]*survive/);
    }
    expect(after).toContain('If My Partner does not survive me and that gift fails, I name nobody else to take it');
  });

  it('tell where the share of somebody goes who dies young', () =>
    expect(will(SINGLE)).toContain('If they die before that, it is part of their own estate and this will does not pass it on.'));

  it('define My Children only where a clause speaks of them', () => {
    const shares = (children: NonNullable<WillAnswers['children']>): string => will({ ...PARENT, children, guardian: undefined });
    expect(shares([CARYS])).not.toContain('My Children');
    expect(shares([CARYS])).toContain('(a) Carys Ellen Hughes, born 30 November 1990.');
    const guarded = will({
      ...PARENT,
      children: [RHYS],
      guardian: { fullName: 'Bethan Price', address: 'Cardiff', relationship: 'Sister' },
    });
    expect(guarded).toContain('“My Children” means');
  });

  it('dispose of nothing that a will kept abroad disposes of', () => {
    const text = will(SINGLE, { keepsWillIn: 'Spain' });
    expect(text).toContain('wherever it is, except property in Spain that such a will gives away.');
    expect(text).toContain('If this will does not give away some part of what it deals with, or');
    expect(text).not.toContain('some part of my estate');
  });
});
