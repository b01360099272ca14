import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { choose, field, openStep } from '../../testing/wizard.tsx';

describe('step 6', () => {
  it('offers partner and children only to those who have them (C-225, C-226, C-227)', async () => {
    await openStep(6);
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['partner', 'children', 'custom']);
  });

  it('offers only people to choose to somebody single without children (C-225, C-226, C-227)', async () => {
    await openStep(6, { isMarried: 'no', partner: undefined, hasChildren: 'no', children: undefined, guardian: undefined });
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['custom']);
  });

  it('stores the choice (C-228)', async () => {
    const { user, next, saved } = await openStep(6);
    await user.click(choose('My children, in equal shares'));
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers.beneficiaryType).toBe('children');
  });

  const custom = { beneficiaryType: 'custom' } as const;
  const person = (percentage: number) => ({ fullName: 'Mary Poole', address: '3 Mill Lane', relationship: 'Sister', percentage });

  it('each needs name, address, relationship and a whole share above 0 (C-230, C-231, C-232, C-233, C-235)', async () => {
    const { next, problems } = await openStep(6, { ...custom, customBeneficiaries: [{}] });
    const share = field('Share of your estate');
    for (const [name, value] of [
      ['min', '0'],
      ['max', '100'],
      ['step', '1'],
    ] as const)
      expect(share).toHaveAttribute(name, value);
    await next();
    expect(problems()).toEqual([
      'Enter the full name of beneficiary 1',
      'Enter how beneficiary 1 is related to you',
      'Enter the address of beneficiary 1',
      'Enter a share above 0 for beneficiary 1',
      'Total must equal 100%',
    ]);
  });

  it.each([99, 101])('refuses a total of %i (C-234)', async (total) => {
    const { next, problems } = await openStep(6, { ...custom, customBeneficiaries: [person(50), person(total - 50)] });
    await next();
    expect(problems()).toEqual(['Total must equal 100%']);
  });

  it('says the total as it grows, splits equally, and stores a total of 100 (C-234, C-236)', async () => {
    const { user, next, saved } = await openStep(6, { ...custom, customBeneficiaries: [person(70), person(0), person(0)] });
    expect(screen.getByText('Total 70 of 100%, 30 left')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Split equally' }));
    expect(screen.getByText('Total 100 of 100%')).toBeVisible();
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers.customBeneficiaries?.map(({ percentage }) => percentage)).toEqual([34, 33, 33]);
  });

  it('holds at most 10 (C-229)', async () => {
    await openStep(6, { ...custom, customBeneficiaries: Array.from({ length: 10 }, () => person(10)) });
    expect(screen.queryByRole('button', { name: 'Add another beneficiary' })).toBeNull();
  });

  it('has people named before ready to be picked, each once', async () => {
    const { user } = await openStep(6, { ...custom, customBeneficiaries: [{}] });
    await user.click(screen.getByRole('button', { name: 'Add Mary Poole' }));
    expect(field('Full name')).toHaveValue('Mary Poole');
    expect(field('Address')).toHaveValue('3 Mill Road, Wells');
    expect(screen.queryByRole('button', { name: 'Add Mary Poole' })).toBeNull();
  });
});

describe('step 7', () => {
  const values = () => screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);

  it('asks for the partner rule when the partner inherits, and needs an answer (C-237, C-238)', async () => {
    const { next, problems } = await openStep(7);
    expect(values()).toEqual(['children', 'custom', 'intestacy']);
    await next();
    expect(problems()).toEqual(['Choose who should inherit if your partner dies before you']);
  });

  it('asks for the child rule when children inherit (C-239, C-242)', async () => {
    const { user, next, saved } = await openStep(7, { beneficiaryType: 'children' });
    expect(values()).toEqual(['per_stirpes', 'surviving_children', 'lapse']);
    await user.click(choose(/My other children share it/));
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers.childrenSubstituteRule).toBe('surviving_children');
  });

  const one = (relationship: string): WillAnswers => ({
    beneficiaryType: 'custom',
    customBeneficiaries: [{ fullName: 'Pat', address: '1 Hill', relationship, percentage: 100 }],
  });

  it.each(['Stepdaughter', 'GRANDSON', 'adopted child'])('asks it for somebody who is %s (C-240)', async (relationship) => {
    await openStep(7, one(relationship));
    expect(values()).toContain('per_stirpes');
  });

  it.each(['Personal friend', 'Godson', 'child of a friend'])(
    'asks nothing about a %s, whom the answer would not touch',
    async (relationship) => {
      await openStep(7, one(relationship));
      expect(values()).toEqual([]);
    },
  );

  it('names whom the question is about, and says what each answer leads to', async () => {
    await openStep(7, one('Daughter'));
    expect(screen.getByRole('group', { name: /^If Pat dies before you, what should happen to their share\?/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Their own children do not take it/ })).toBeVisible();
    expect(screen.queryByText(/other children/)).toBeNull();
  });

  it('says of everybody else with a share who would take it, with the way to change that', async () => {
    const rows = [
      { fullName: 'Pat', address: '1 High Street', relationship: 'Daughter', percentage: 50 },
      { fullName: 'David', address: '2 High Street', relationship: 'Friend', percentage: 50 },
    ];
    const { user, address } = await openStep(7, { beneficiaryType: 'custom', customBeneficiaries: rows });
    const others = within(screen.getByRole('list', { name: 'Everybody else with a share' }));
    expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'David’s share would go to the others · Change who takes the share of David',
    ]);
    await user.click(others.getByRole('link', { name: 'Change who takes the share of David' }));
    await waitFor(() => expect(address()).toBe('/wizard/6?field=customBeneficiaries-1-substituteName'));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/who should get their share/));
  });

  it('has nothing to ask for a friend alone, says what happens, and goes on (C-241, D-040)', async () => {
    const { next, address } = await openStep(7, one('Friend'));
    expect(values()).toEqual([]);
    expect(screen.getByText(/nobody else is named, and everything passes as the law says/)).toBeVisible();
    expect(screen.queryByText(/their share goes to the others/)).toBeNull();
    await next();
    await waitFor(() => expect(address()).toBe('/wizard/8'));
  });

  it('substitutes need name, relationship and shares that make 100 (C-243, C-245, C-246, C-247, C-248, C-249)', async () => {
    const { user, next, problems, saved } = await openStep(7);
    await user.click(choose(/People I choose/));
    await next();
    expect(problems()).toEqual([
      'Enter the full name of substitute 1',
      'Enter how substitute 1 is related to you',
      'Enter a share above 0 for substitute 1',
      'Total must equal 100%',
    ]);
    await user.type(field('Full name'), 'Mary Poole');
    await user.type(field('Relationship to you'), 'Sister');
    await user.type(field('Share of your estate'), '100');
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers.customSubstitutes).toEqual([{ fullName: 'Mary Poole', relationship: 'Sister', percentage: 100 }]);
  });

  it('holds at most 10 substitutes (C-244)', async () => {
    const customSubstitutes = Array.from({ length: 10 }, () => ({ fullName: 'Jo', relationship: 'Sister', percentage: 10 }));
    await openStep(7, { partnerSubstituteRule: 'custom', customSubstitutes });
    expect(screen.queryByRole('button', { name: 'Add another substitute' })).toBeNull();
  });
});

describe('steps 8 and 9', () => {
  it('gifts are optional (C-250, C-252)', async () => {
    const { next, saved } = await openStep(8);
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers).toMatchObject({ hasSpecificGifts: false, specificGifts: [] });
  });

  it('keeps complete gifts only, after saying so (C-251, C-252, C-253, C-273, D-041)', async () => {
    const { user, next, saved } = await openStep(8);
    await user.click(screen.getByRole('button', { name: 'Add a gift' }));
    for (const [label, text] of [
      ['What do you want to give?', 'A ring'],
      ['Who should get it?', 'Ann Roe'],
      ['Relationship to you', 'Daughter'],
    ] as const)
      await user.type(field(label), text);
    await user.click(screen.getByRole('button', { name: 'Add another gift' }));
    await user.type(field('What do you want to give?', 1), 'A clock');
    expect(screen.getByText('Fill all three fields or this gift will not be saved')).toBeVisible();
    await next();
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers).toMatchObject({
      hasSpecificGifts: true,
      specificGifts: [{ description: 'A ring', recipientName: 'Ann Roe', recipientRelationship: 'Daughter' }],
    });
  });

  it('no complete gift is no gift (C-252, C-253)', async () => {
    const { user, next, saved } = await openStep(8);
    await user.click(screen.getByRole('button', { name: 'Add a gift' }));
    await user.type(field('What do you want to give?'), 'A clock');
    await next();
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers).toMatchObject({ hasSpecificGifts: false, specificGifts: [] });
  });

  it('funeral wishes are optional and trimmed (C-254, C-255)', async () => {
    const { user, next, saved } = await openStep(9);
    await user.type(field(/Your wishes/), '  By the sea \n');
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers.funeralWishes).toBe('By the sea');
  });
});
