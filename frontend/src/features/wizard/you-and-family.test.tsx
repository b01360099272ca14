import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { noWill } from '../../testing/examples.ts';
import { choose, field, openStep, openWizard as open } from '../../testing/wizard.tsx';

describe('step 1', () => {
  it('asks with yes and no, needs an answer, stores it (C-192, C-193, C-196)', async () => {
    const { user, next, problems, saved } = await open('/wizard/1', noWill);
    await next();
    await screen.findByRole('alert');
    expect(problems()).toEqual(['Choose yes if this will is for you']);
    await user.click(choose('Yes'));
    await next();
    await screen.findByRole('heading', { name: 'Are you married or in a civil partnership?' });
    expect(saved()).toEqual([{ step: 2, answers: { willForYou: 'yes' } }]);
  });

  it('no blocks with the exact text and is never saved (C-194, C-195, D-045)', async () => {
    const { user, next, problems, saved } = await open('/wizard/1', noWill);
    const text = 'Please create an account for the person making the will. They will need to complete the process themselves.';
    await user.click(choose('No'));
    expect(screen.getByText(text)).toBeVisible();
    await next();
    await screen.findByRole('alert');
    expect(problems()).toEqual([text]);
    expect(saved()).toHaveLength(0);
  });
});

describe('step 2', () => {
  it('needs an answer, and of a partner name and date of birth (C-197, C-198, C-199)', async () => {
    const { user, next, problems } = await openStep(2);
    await next();
    expect(problems()).toEqual(['Choose yes if you are married or in a civil partnership']);
    await user.click(choose('Yes'));
    await next();
    expect(problems()).toEqual(["Enter your partner's full name", "Enter your partner's date of birth"]);
  });

  it('stores a partner with any month as typed, without the optional fields (C-200, C-201)', async () => {
    const { user, next, saved } = await openStep(2);
    await user.click(choose('Yes'));
    await user.type(field('Full name'), ' John Henry Roe ');
    await user.type(field('Day'), '2');
    await user.type(field('Month'), 'November');
    await user.type(field('Year'), '1983');
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers).toMatchObject({ isMarried: 'yes', partner: { fullName: 'John Henry Roe', dob: '1983-11-02' } });
  });

  it.each([
    [/Email address/, 'not an email', 'Please enter a valid email address'],
    [/Mobile number/, 'abc', "Enter your partner's mobile number, like 07700 900 982"],
    [/Mobile number/, '12', "Enter your partner's mobile number, like 07700 900 982"],
  ])('refuses %s “%s”', async (label, text, message) => {
    const { user, next, problems, saved } = await openStep(2, { isMarried: 'yes', partner: familyAnswers.partner });
    await user.type(field(label), text);
    await next();
    expect(problems()).toEqual([message]);
    expect(saved()).toHaveLength(0);
  });

  it('takes an email address and a mobile number as people write them', async () => {
    const { user, next, saved } = await openStep(2, { isMarried: 'yes', partner: familyAnswers.partner });
    await user.type(field(/Email address/), 'john@example.test');
    await user.type(field(/Mobile number/), '+44 (0)7700 900-982');
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers.partner).toMatchObject({ email: 'john@example.test', mobile: '+44 (0)7700 900-982' });
  });

  it('refuses a date that does not exist', async () => {
    const { user, next, problems } = await openStep(2);
    await user.click(choose('Yes'));
    await user.type(field('Full name'), 'John Henry Roe');
    await user.type(field('Day'), '31');
    await user.type(field('Month'), '2');
    await user.type(field('Year'), '1983');
    await next();
    expect(problems()).toEqual(["Enter your partner's date of birth as a real date, like 27 3 1985"]);
    expect(field('Day')).toBeInvalid();
    await user.clear(field('Day'));
    expect(field('Day')).toBeInvalid();
    await user.type(field('Day'), '28');
    for (const part of ['Day', 'Month', 'Year']) expect(field(part)).toBeValid();
    expect(screen.getByRole('group', { name: /^Date of birth/ })).not.toHaveAccessibleDescription(/real date/);
  });

  it('offers the own address with one press', async () => {
    const { user } = await openStep(2);
    await user.click(choose('Yes'));
    await user.click(screen.getByRole('button', { name: /Same address as me/ }));
    expect(field(/Address/)).toHaveValue('12 Willow Lane, Bath, BA1 1AA');
  });
});

describe('step 3', () => {
  it('needs an answer, and of every child name and date of birth (C-202, C-203, C-204)', async () => {
    const { user, next, problems } = await openStep(3);
    await next();
    expect(problems()).toEqual(['Choose yes if you have children']);
    await user.click(choose('Yes'));
    await user.click(screen.getByRole('button', { name: 'Add another child' }));
    await next();
    expect(problems()).toEqual([
      'Enter the full name of child 1',
      "Enter child 1's date of birth",
      'Enter the full name of child 2',
      "Enter child 2's date of birth",
    ]);
  });

  it('holds at most 10 (C-205)', async () => {
    const { user } = await openStep(3);
    await user.click(choose('Yes'));
    for (let count = 1; count < 10; count += 1) await user.click(screen.getByRole('button', { name: 'Add another child' }));
    expect(screen.getByRole('heading', { name: 'Child 10' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add another child' })).toBeNull();
  });

  it('a child can be removed only while more than one remains; it can be put back, and the focus is never lost (C-206)', async () => {
    const { user } = await openStep(3);
    await user.click(choose('Yes'));
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.type(field('Full name'), 'Mia');
    await user.click(screen.getByRole('button', { name: 'Add another child' }));
    expect(field('Full name', 1)).toHaveFocus();
    await user.type(field('Full name', 1), 'Sam');
    await user.click(screen.getByRole('button', { name: 'Remove Mia' }));
    expect(screen.getByRole('button', { name: 'Add another child' })).toHaveFocus();
    expect(field('Full name')).toHaveValue('Sam');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Full name')).toHaveValue('Mia');
    expect(field('Full name', 1)).toHaveValue('Sam');
  });

  const child = (dob: string): WillAnswers => ({ hasChildren: 'yes', childrenCount: 1, children: [{ fullName: 'Ann Roe', dob }] });

  it('a guardian is required while a birth year is under 18 years back (C-207, C-208, C-209, C-210)', async () => {
    const { next, problems } = await openStep(3, child('2009-12-31'));
    await next();
    expect(problems()).toEqual([
      "Enter the guardian's full name",
      "Enter the guardian's relationship to you",
      "Enter the guardian's address",
    ]);
  });

  it('a child of 17 whom the year does not catch makes a guardian recommended, not required (D-038)', async () => {
    const { next, address } = await openStep(3, child('2008-12-31'));
    expect(screen.getByRole('heading', { name: 'A guardian for your child (optional)' })).toBeVisible();
    await next();
    await waitFor(() => expect(address()).toBe('/wizard/4'));
  });

  it('stores the children, how many they are, and the guardian picked from people named before (C-211)', async () => {
    const { user, next, saved } = await openStep(3, {
      ...child('2015-06-01'),
      executors: [{ fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Sister' }],
    });
    await user.click(screen.getByRole('button', { name: 'Add Mary Poole' }));
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers).toMatchObject({
      hasChildren: 'yes',
      childrenCount: 1,
      children: [{ fullName: 'Ann Roe', dob: '2015-06-01' }],
      guardian: { fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Sister' },
    });
  });

  it('never proposes the other parent as guardian, and says so where they are typed', async () => {
    const { user } = await openStep(3, { ...child('2015-06-01'), executors: familyAnswers.executors });
    expect(screen.queryByRole('button', { name: /John Henry Roe/ })).toBeNull();
    await user.type(field('Full name', 1), 'john henry roe');
    expect(screen.getByText(/If they are the children’s other parent/)).toBeVisible();
  });
});

describe('step 4', () => {
  it('needs an answer, and of a home address and value (C-212, C-213, C-214)', async () => {
    const { user, next, problems } = await openStep(4);
    await next();
    expect(problems()).toEqual(['Choose yes if you own your home, or a share of it']);
    await user.click(choose('Yes'));
    await next();
    expect(problems()).toEqual(['Enter the address of your home', 'Enter what your home is worth, in pounds']);
  });

  it.each([
    ['0', 0],
    ['385000', 385_000],
  ])('takes %s as a number of 0 or more (C-215, C-216, C-217)', async (typed, stored) => {
    const { user, next, saved } = await openStep(4);
    await user.click(choose('Yes'));
    await user.type(field('Address'), '1 Hill Road, Hull');
    const value = field('What is it worth today?');
    expect(value).toHaveAttribute('step', '1000');
    expect(value).toHaveAttribute('min', '0');
    await user.type(value, typed);
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers.property).toEqual({ address: '1 Hill Road, Hull', marketValue: stored });
  });

  it('refuses less than 0 (C-215)', async () => {
    const { user, next, problems } = await openStep(4, { isHomeowner: 'yes', property: { address: '1 Hill Road' } });
    await user.type(field('What is it worth today?'), '-1');
    await next();
    expect(problems()).toEqual(['Enter an amount of £0 or more']);
  });
});

describe('step 5', () => {
  it('has the partner prefilled as Spouse and says that executors must be 18 or over (C-222, C-223)', async () => {
    const { next, saved } = await openStep(5);
    expect(field('Full name')).toHaveValue('John Henry Roe');
    expect(field('Relationship to you')).toHaveValue('Spouse');
    expect(screen.getByText(/Executors must be 18 or over/)).toBeVisible();
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers.executors).toEqual([
      { fullName: 'John Henry Roe', address: '12 Willow Lane, Bath', relationship: 'Spouse' },
    ]);
  });

  it('needs one who is complete (C-218, C-220)', async () => {
    const { next, problems } = await openStep(5, { isMarried: 'no', partner: undefined });
    await next();
    expect(problems()).toEqual([
      "Enter at least one executor's full name",
      "Enter the executor's relationship to you",
      "Enter the executor's address",
    ]);
  });

  it('says at the field which character cannot be printed, and saves nothing', async () => {
    const { user, next, problems, saved } = await openStep(5);
    await user.type(field('Full name', 0), ' 李');
    await next();
    expect(problems()).toEqual([expect.stringContaining('We cannot print “李” in your will yet.')]);
    expect(saved()).toHaveLength(0);
  });

  it('holds at most 3 and drops those without a name (C-219, C-221, C-224)', async () => {
    const { user, next, saved } = await openStep(5);
    await user.click(screen.getByRole('button', { name: 'Add another executor' }));
    await user.click(screen.getByRole('button', { name: 'Add another executor' }));
    expect(screen.queryByRole('button', { name: 'Add another executor' })).toBeNull();
    await user.type(field('Full name', 2), 'Mary Poole');
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers.executors?.map(({ fullName }) => fullName)).toEqual(['John Henry Roe', 'Mary Poole']);
  });
});
