import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { jane } from '../../testing/examples.ts';
import { summaryOf } from './summary.ts';

const rows = (answers: WillAnswers) =>
  Object.fromEntries(summaryOf(answers, jane).flatMap((group) => group.rows.map(({ label, lines }) => [label, lines])));

describe('the summary of all answers', () => {
  it('puts a family in words (C-256)', () => {
    expect(rows(familyAnswers)).toEqual({
      'Full name': ['Jane Margaret Roe'],
      'Date of birth': ['27 March 1975'],
      Address: ['12 Willow Lane, Bath, BA1 1AA'],
      'This will is for you': ['Yes'],
      'Married or in a civil partnership': ['Yes'],
      Partner: ['John Henry Roe, born 2 November 1973', '12 Willow Lane, Bath'],
      Children: ['Ann Roe, born 6 May 2003', 'Ben Roe, born 9 August 2015'],
      Guardian: ['Mary Poole (Sister), 3 Mill Road, Wells'],
      'You own your home': ['Yes'],
      'Your home': ['12 Willow Lane, Bath BA1 1AA', 'Worth about £350,000'],
      'Executor 1': ['John Henry Roe (Spouse), 12 Willow Lane, Bath'],
      'Your estate goes to': ['Your partner, John Henry Roe'],
      'If your partner dies before you': ['Your children, in equal shares'],
      'Particular gifts': ['my piano, to Ann Roe (daughter)'],
      'Your wishes': ['A woodland burial.'],
    });
  });

  it('remarks on an executor who is still called a spouse by somebody who has none (D-036)', () => {
    const remarks = (answers: WillAnswers) =>
      summaryOf(answers, jane).flatMap(({ rows: all }) => all.flatMap(({ remark }) => remark ?? []));
    expect(remarks(familyAnswers)).toEqual([]);
    const unmarried = { executors: [{ fullName: 'Sam Lee', address: '1 High Street, Ludlow', relationship: 'Partner' }] };
    expect(remarks({ ...familyAnswers, isMarried: 'no', ...unmarried })).toEqual([]);
    expect(remarks({ ...familyAnswers, isMarried: 'no', livesWithPartner: 'no', ...unmarried })).toEqual([
      expect.stringContaining('do not live with a partner'),
    ]);
    expect(remarks({ ...familyAnswers, isMarried: 'no' })).toEqual([expect.stringContaining('Please say what they are to you now')]);
  });

  it('says what was not answered, and what there is none of', () => {
    expect(rows({})).toMatchObject({
      Children: ['Not answered'],
      Executors: ['Not answered'],
      'Your estate goes to': ['Not answered'],
      'If someone dies before you': ['First choose who should inherit'],
      'Particular gifts': ['None'],
      'Your wishes': ['None'],
    });
    expect(rows({ hasChildren: 'no' })).toMatchObject({ Children: ['None'] });
  });

  it('leaves out what no longer counts', () => {
    const left = rows({ ...familyAnswers, isMarried: 'no', hasChildren: 'no', isHomeowner: 'no' });
    for (const label of ['Partner', 'Guardian', 'Your home']) expect(left).not.toHaveProperty([label]);
    expect(left).toMatchObject({ Children: ['None'] });
  });

  it('has no row for a partner or a home that nothing is known of', () => {
    const bare = rows({ isMarried: 'yes', partner: {}, isHomeowner: 'yes', property: {} });
    for (const label of ['Partner', 'Your home']) expect(bare).not.toHaveProperty([label]);
    expect(bare).toMatchObject({ 'Married or in a civil partnership': ['Yes'], 'You own your home': ['Yes'] });
  });

  it('has a row for a choice that is folded away only where it was made', () => {
    const unmarried: WillAnswers = {
      isMarried: 'no',
      livesWithPartner: 'yes',
      expectsToMarry: 'Tom Lee',
      partner: { fullName: 'Tom Lee' },
    };
    expect(rows(unmarried)).toMatchObject({ 'You live with a partner': ['Yes'], 'You expect to marry': ['Tom Lee'], Partner: ['Tom Lee'] });
    const without = rows({ isMarried: 'no' });
    for (const label of ['You live with a partner', 'You expect to marry', 'Partner']) expect(without).not.toHaveProperty([label]);
  });

  it('names people with their shares, and the rule for a child among them', () => {
    const person = { fullName: 'Pat Roe', relationship: 'Son', address: '1 Hill', percentage: 60 };
    const answers: WillAnswers = { beneficiaryType: 'custom', customBeneficiaries: [person], childrenSubstituteRule: 'lapse' };
    const words = rows(answers);
    expect(words).toMatchObject({
      'Your estate goes to': ['60% to Pat Roe (Son), 1 Hill'],
      'If Pat Roe dies before you': ['It passes as the law says (the intestacy rules)'],
    });
    expect(words).not.toHaveProperty(['If someone dies before you']);
  });

  it('says that shares are equal, and who takes the place of whom', () => {
    const person = {
      fullName: 'Pat Roe',
      relationship: 'friend',
      address: '1 Hill',
      substituteName: 'Zoe Yew',
      substituteRelationship: 'niece',
    };
    expect(rows({ beneficiaryType: 'custom', equalShares: true, customBeneficiaries: [person] })).toMatchObject({
      'In equal shares': ['Yes'],
      'Your estate goes to': ['Pat Roe (friend), 1 Hill, or else Zoe Yew (niece)'],
      'If someone dies before you': ['Everything goes to Zoe Yew'],
    });
  });

  it('speaks of no death where only charities take', () => {
    const charity = (fullName: string) => ({ fullName, address: '1 Hill', charity: true, percentage: 50 });
    const words = rows({ beneficiaryType: 'custom', customBeneficiaries: [charity('Oak Fund'), charity('Elm Fund')] });
    expect(words).toMatchObject({
      'If a charity closes': ['If a charity has closed, one that carries on its work takes its share'],
    });
    expect(words).not.toHaveProperty(['If someone dies before you']);
  });

  it('says a sum in pounds, and who gets a gift instead', () => {
    const to = { recipientName: 'Pat Roe', recipientRelationship: 'friend' };
    const standIn = { substituteName: 'Zoe Yew', substituteRelationship: 'niece' };
    const specificGifts = [
      { ...to, amount: 5000 },
      { ...to, description: 'my piano', ...standIn },
    ];
    expect(rows({ hasSpecificGifts: true, specificGifts })).toMatchObject({
      'Particular gifts': ['£5,000, to Pat Roe (friend)', 'my piano, to Pat Roe (friend), or else Zoe Yew (niece)'],
    });
  });

  it('has what the will has: rows and groups that are complete, and 0 is an answer', () => {
    const to = { recipientName: 'Pat Roe', recipientRelationship: 'friend' };
    const unseen = { description: '\u200b', carerName: 'Pat', carerRelationship: 'friend' };
    const words = rows({
      hasSpecificGifts: true,
      specificGifts: [{ ...to, amount: 0 }, { description: 'my car' }, { ...to, description: '.' }],
      executors: [{ address: '1 Hill' }, { fullName: 'Ann Roe', address: '1 Hill', relationship: 'friend' }],
      pets: unseen,
    });
    expect(words).toMatchObject({ 'Particular gifts': ['£0, to Pat Roe (friend)'], 'Executor 1': ['Ann Roe (friend), 1 Hill'] });
    expect(words).not.toHaveProperty(['Executor 2']);
    expect(words).not.toHaveProperty(['Your pets']);
    expect(rows({ hasSpecificGifts: true, specificGifts: [{ description: 'my car' }] })).toMatchObject({ 'Particular gifts': ['None'] });
  });

  it('names substitutes under the rule they stand for, each contact of a partner on a line of its own', () => {
    const answers: WillAnswers = {
      isMarried: 'yes',
      partner: { fullName: 'Tom', address: '1 Hill', mobile: '0770' },
      beneficiaryType: 'partner',
      partnerSubstituteRule: 'custom',
      customSubstitutes: [{ fullName: 'Jo', relationship: 'Sister', percentage: 100 }],
    };
    expect(rows(answers)).toMatchObject({
      Partner: ['Tom', '1 Hill', '0770'],
      'If your partner dies before you': ['People you chose', '100% to Jo (Sister)'],
    });
  });
});
