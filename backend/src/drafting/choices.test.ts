import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { contentText } from './document/will-text.ts';
import { coverLetter } from './documents/cover-letter.ts';
import { sheetText } from './documents/sheet.ts';
import { sheetOf } from './documents/sheets.ts';
import type { PlannedWill } from './draft-will.ts';
import { explainWill } from './explanations/explanation.ts';
import { familyMap } from './explanations/family-map.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { whoTakes } from './explanations/plan-table.ts';
import { checkWitnesses, noWitnessList } from './explanations/witness-checker.ts';
import { compareWithoutWill } from './explanations/with-or-without-will.ts';
import { plan } from './testing/planned.ts';

const text = (will: PlannedWill): string => contentText(will.document);
const explained = (will: PlannedWill): string =>
  explainWill(will, { wording: false })
    .flatMap(({ explanation }) => explanation)
    .join(' ');
const takers = (will: PlannedWill, dead: readonly string[], divorced = false): string =>
  whoTakes(will, { dead, noIssue: dead, divorced })
    .shares.map(({ name, numerator, denominator }) => `${name} ${numerator}/${denominator}`)
    .join(', ');
const paper = (will: PlannedWill): string => {
  const input = { planned: will, kind: 'final', questions: [] } as const;
  return [coverLetter(input), sheetOf('signing-sheet', input)!].map(sheetText).join('\n');
};

const TOGETHER: WillAnswers = {
  livesWithPartner: 'yes',
  partner: { fullName: 'Pat Lee', dob: '1980-01-01' },
  hasChildren: 'yes',
  children: [{ fullName: 'Ann Roe', dob: '2000-01-01' }],
  beneficiaryType: 'partner',
  partnerSubstituteRule: 'children',
};

describe('a partner without a marriage', () => {
  const will = plan(TOGETHER);

  it('comes first, by name, and parting changes nothing of it', () => {
    expect(text(will)).toContain(
      '“My Partner” means Pat Lee, with whom I live on the day I sign this will, and nobody else. It makes no difference whether we still live together when I die.',
    );
    expect(takers(will, [])).toBe('Pat Lee 1/1');
    expect(takers(will, ['Pat Lee'])).toBe('Ann Roe 1/1');
  });

  it('has no marriage that could end: neither words of it nor a trial', () => {
    expect(text(will)).not.toMatch(/marriage|civil partnership with|spouse/);
    expect(takers(will, [], true)).toBe('Pat Lee 1/1');
  });

  it('is told what the law gives, that parting cancels nothing, and that marriage does', () => {
    expect(explained(will)).toContain('The law gives Pat Lee nothing without a will');
    expect(explained(will)).toContain('Parting does not cancel what this will gives them');
    expect(paper(will)).toContain('If you and Pat Lee part, this will still gives them what it says');
    expect(paper(will)).toContain('Marriage cancels it.');
  });

  it('is called what they are everywhere, and takes nothing without a will', () => {
    expect(familyMap(will).people[0]).toMatchObject({ name: 'Pat Lee', relation: 'partner' });
    expect(noWitnessList(will).people[0]).toEqual({ name: 'Pat Lee', reasons: ['the partner you live with', 'inherits by this will'] });
    expect(compareWithoutWill(will, 100_000).withoutWill.map(({ name }) => name)).toEqual(['Ann Roe']);
  });

  it('and the same partner after a wedding are two wills, and the change says so', () => {
    const married = plan({ ...TOGETHER, isMarried: 'yes' });
    expect(meaningDiff(will, married).map(({ sentence }) => sentence)).toContain(
      'Pat Lee is now named as your husband, wife or civil partner.',
    );
  });
});

describe('a marriage that is expected', () => {
  const will = plan({ ...TOGETHER, expectsToMarry: 'Pat Lee' });

  it('does not revoke the will, and any other does (Wills Act 1837 ss.18(3), 18B(3))', () => {
    expect(text(will)).toContain(
      'I make this will expecting to marry, or to form a civil partnership with, Pat Lee, and I intend that this marriage or civil partnership does not cancel (revoke) it; one with anybody else does.',
    );
    expect(explained(will)).toContain('will not cancel it, because it says that you expect it');
    expect(paper(will)).toContain('Marriage to anybody else cancels it.');
    expect(paper(will)).toContain('this will is cancelled, unless it is with Pat Lee.');
  });

  it('that came and ended takes the person out, as the law does (ss.18A, 18C)', () => {
    expect(text(will)).toContain('this will takes effect as if Pat Lee did not survive me and could not act');
    expect(takers(will, [], true)).toBe('Ann Roe 1/1');
  });

  it('keeps the person from being a witness, whoever inherits', () => {
    const alone = plan({ expectsToMarry: 'Jo Fox' });
    expect(noWitnessList(alone).people[0]).toEqual({ name: 'Jo Fox', reasons: ['the person you expect to marry'] });
    expect(checkWitnesses(alone, ['Jo Fox', 'Nora Somebody']).witnesses[0]?.verdict).toBe('no');
    expect(paper(alone)).toContain('Jo Fox');
  });

  it('has no words for somebody who is married already, whatever was answered before', () => {
    expect(text(plan({ ...TOGETHER, isMarried: 'yes', expectsToMarry: 'Jo Fox' }))).not.toContain('Jo Fox');
  });
});
