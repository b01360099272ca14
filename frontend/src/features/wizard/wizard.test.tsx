import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getMe, login, useCode } from '@willow/contracts/account/account.contract';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { getWill, saveWill, submitWill } from '@willow/contracts/will/will.contract';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { stepNumber, WIZARD } from '@willow/contracts/will/wizard';
import { jane, NOW, noWill, willAt } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  answersBefore as before,
  choose,
  field,
  openStep,
  openWizard as open,
  type SaveBody,
  WIZARD_ROUTES as ROUTES,
} from '../../testing/wizard.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';

describe('every step', () => {
  it.each(WIZARD.map(({ id, question }) => [stepNumber(id), question] as const))(
    'step %i is reachable at its own address and says so in heading, title and progress (C-177, C-178, C-181)',
    async (number, question) => {
      await openStep(number);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(question);
      expect(screen.getByText(`Question ${number} of 10`)).toBeVisible();
      expect(screen.getByRole('progressbar')).toHaveAttribute('value', String(number * 10));
      expect(screen.getByRole('progressbar')).toHaveAttribute('max', '100');
      expect(document.title).toBe(`${question} - question ${number} of 10 | Willow`);
    },
  );

  it('leads back to the dashboard (C-179)', async () => {
    const { user, address } = await openStep(4);
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(address()).toBe('/dashboard');
  });

  it('sends a visitor without a session to the landing page and has the account dialog opened there (C-180, D-055)', async () => {
    const server = new FakeServer().fail(getMe, 401, 'Not authenticated');
    const { browser } = renderApp(ROUTES, '/wizard', server);
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/'));
    expect(sessionStorage.getItem('openAccount')).toBe('true');
    expect(server.calls(getWill)).toHaveLength(0);
  });

  it('resumes at the saved step with the saved answers (C-182, C-183)', async () => {
    const { address } = await open('/wizard', willAt(4, { ...before(5) }));
    expect(address()).toBe('/wizard/4');
    expect(choose('Yes')).toBeChecked();
    expect(field('Address')).toHaveValue('12 Willow Lane, Bath BA1 1AA');
  });

  it('sends strays to where they can go on', async () => {
    const { address } = await open('/wizard/9', willAt(3, before(3)));
    expect(address()).toBe('/wizard/3');
  });

  it('opens no step that was not reached yet, however complete the answers are', async () => {
    const { address } = await open('/wizard/9', willAt(3, familyAnswers));
    expect(address()).toBe('/wizard/3');
  });

  it('never opens a step that comes after one that is not complete', async () => {
    const { isMarried: _, partner: _partner, ...rest } = familyAnswers;
    const { address } = await open('/wizard/10', willAt(10, rest));
    expect(address()).toBe('/wizard/2');
  });

  it('sends a customer who has paid to the dashboard (C-337, D-032)', async () => {
    const { address } = await open('/wizard/2', willAt(10, familyAnswers, { status: 'submitted', locked: true }));
    expect(address()).toBe('/dashboard');
  });

  it('merges, saves and goes one step forward (C-184, C-185, C-186)', async () => {
    const { user, saved, next, address } = await openStep(4, { isHomeowner: 'no' });
    await user.click(choose('No'));
    await next();
    await screen.findByRole('heading', { name: 'Who should carry out your will?' });
    expect(address()).toBe('/wizard/5');
    expect(saved()).toEqual([{ step: 5, answers: { ...before(4), isHomeowner: 'no' } }]);
    expect(screen.getByText('Saved 14:32')).toBeVisible();
  });

  it('goes back one step, except from the first (C-187, C-188)', async () => {
    const { user, address } = await openStep(3);
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(address()).toBe('/wizard/2');
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(address()).toBe('/wizard/1');
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  });

  it('keeps what was typed when somebody goes back and forth', async () => {
    const { user } = await openStep(9);
    await user.type(field(/Your wishes/), 'By the sea');
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText(/Your wishes/)).toHaveValue('By the sea');
  });

  it('never takes the saved step back, and returns to the check after a single change (D-036)', async () => {
    const { user, saved, next, address } = await open('/wizard/4?return=check', willAt(10, familyAnswers));
    await user.click(choose('No'));
    await next();
    await screen.findByRole('heading', { name: 'Check your answers' });
    expect(address()).toBe('/wizard/10');
    expect(saved()[0]).toMatchObject({ step: 10, answers: { isHomeowner: 'no' } });
    expect(saved()[0]?.answers).not.toHaveProperty('property');
  });

  it('clears what a changed answer made stale and resumes at the first question that must be asked again (D-036)', async () => {
    const { user, saved, next, address } = await open('/wizard/2?return=check', willAt(10, familyAnswers));
    await user.click(choose('No'));
    await next();
    await screen.findByRole('heading', { name: 'Who should inherit your estate?' });
    expect(address()).toBe('/wizard/6?return=check');
    const [{ step, answers }] = saved() as [SaveBody];
    expect(step).toBe(6);
    for (const stale of ['partner', 'beneficiaryType', 'partnerSubstituteRule']) expect(answers).not.toHaveProperty(stale);
    expect(answers.executors).toEqual(familyAnswers.executors);
  });
});

describe('errors', () => {
  it('come with the press of Continue only: a focused summary, the tab title, the field (C-191)', async () => {
    const { next, saved } = await openStep(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await next();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    expect(document.title).toMatch(/^Error: /);
    expect(saved()).toHaveLength(0);
  });

  it('lead to the field they are about: of radios the first, of a date the first wrong part', async () => {
    const { user, next } = await openStep(2);
    await next();
    await user.click(within(screen.getByRole('alert')).getByRole('link'));
    expect(choose('Yes')).toHaveFocus();
    await user.click(choose('Yes'));
    await user.type(field('Full name'), 'John Henry Roe');
    await user.type(field('Day'), '3');
    await next();
    await user.click(within(screen.getByRole('alert')).getByRole('link'));
    expect(field('Month')).toHaveFocus();
    expect(field('Month')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Day')).not.toHaveAttribute('aria-invalid');
  });

  it('a failed save shows the message, keeps the answers and can be tried again (C-190)', async () => {
    const { user, server, next, address } = await openStep(9);
    server.fail(saveWill, 500, 'Something went wrong. Please try again.');
    await user.type(field(/Your wishes/), 'By the sea');
    await next();
    expect(await screen.findByText('Your answers are not saved yet.')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: /Notifications/ })).getByText('Something went wrong. Please try again.'),
    ).toBeInTheDocument();
    expect(field(/Your wishes/)).toHaveValue('By the sea');
    server.on(saveWill, ({ step, answers }: SaveBody) => ({ willAnswers: willAt(step, answers) }));
    await next();
    await waitFor(() => expect(address()).toBe('/wizard/10'));
    expect(screen.queryByText('Something went wrong. Please try again.')).toBeNull();
  });

  it('is saved by itself once the connection is back', async () => {
    const { server, next, address } = await openStep(9);
    server.raw(saveWill, () => Promise.reject(new TypeError('Failed to fetch')));
    await next();
    expect(await screen.findByText(/We also try as soon as you are back online/)).toBeVisible();
    server.on(saveWill, ({ step, answers }: SaveBody) => ({ willAnswers: willAt(step, answers) }));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(address()).toBe('/wizard/10'));
  });

  it('who saves too often is told to wait, and keeps what was typed', async () => {
    const { user, server, next, address } = await openStep(9);
    const words = 'Your answers are being saved too often. Please wait a few seconds and try again.';
    server.fail(saveWill, 429, words);
    await user.type(field(/Your wishes/), 'By the sea');
    await next();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Your answers are not saved yet. They are still on this page. ${words}Try again`,
    );
    expect(field(/Your wishes/)).toHaveValue('By the sea');
    server.on(saveWill, ({ step, answers }: SaveBody) => ({ willAnswers: willAt(step, answers) }));
    await next();
    await waitFor(() => expect(address()).toBe('/wizard/10'));
  });

  it('offers a login link when the session has ended, and keeps what was typed', async () => {
    const { user, server, next } = await openStep(9);
    server.fail(saveWill, 401, 'Not authenticated');
    window.fetch = jest.fn(() => Promise.resolve(new Response('{"message":"Sent"}', { headers: { 'content-type': 'application/json' } })));
    await next();
    await user.click(await screen.findByRole('button', { name: 'Email me a login link' }));
    expect(await screen.findByText(/We have sent a login link to/)).toBeVisible();
  });

  it('takes the code of that mail in place, and then saves what was typed', async () => {
    const { user, server, next, address } = await openStep(9);
    server.listen().fail(saveWill, 401, 'Not authenticated').on(login, { message: 'Sent' }).fail(useCode, 400, 'That code does not work.');
    await user.type(field(/Your wishes/), 'By the sea');
    await next();
    await user.click(await screen.findByRole('button', { name: 'Email me a login link' }));
    await user.type(await screen.findByLabelText(/Code from the email/), '123456');
    await user.click(screen.getByRole('button', { name: 'Log in and save' }));
    expect(await screen.findByText('That code does not work.')).toBeVisible();
    server.on(useCode, { ok: true as const, purpose: 'login' as const });
    server.on(saveWill, ({ step, answers }: SaveBody) => ({ willAnswers: willAt(step, answers) }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/wizard/10'));
    expect(server.calls(useCode).at(-1)?.body).toEqual({ email: jane.email, code: '123456' });
    expect(server.calls(saveWill).at(-1)?.body).toMatchObject({ answers: { funeralWishes: 'By the sea' } });
  });

  it('a will that was paid for meanwhile leads to the dashboard (D-031)', async () => {
    const { server, next, address } = await openStep(9);
    server.fail(saveWill, 409, 'Your answers are locked because payment has been made.');
    await next();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('the answers of who was here a moment ago are asked for before we know who it is; a login that has ended is no failure', async () => {
    localStorage.setItem('signedIn', String(Date.now() - 60_000));
    const { promise, resolve } = Promise.withResolvers<{ readonly status: number }>();
    const server = new FakeServer().raw(getMe, () => promise).fail(getWill, 401);
    const { browser } = renderApp(ROUTES, '/wizard', server);
    await waitFor(() => expect(server.calls(getWill)).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
    resolve({ status: 401 });
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/'));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('the next step knows what was just saved, also when the screens around it are told a frame later', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => Number(setTimeout(() => draw(0), 300)));
    const { user, next, address } = await openStep(2);
    await user.click(choose('No'));
    await next();
    await waitFor(() => expect(address()).toBe('/wizard/3'));
    expect(await screen.findByRole('heading', { name: 'Do you have children?' })).toBeVisible();
    expect(address()).toBe('/wizard/3');
    jest.restoreAllMocks();
  });

  it('a will that cannot be read says so (C-439)', async () => {
    const server = new FakeServer().on(getMe, { user: jane }).fail(getWill, 500);
    renderApp(ROUTES, '/wizard', server);
    expect(await screen.findByRole('heading', { name: 'Failed to fetch will data' })).toBeVisible();
  });
});

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
      "Enter the guardian's address",
      "Enter the guardian's relationship to you",
    ]);
  });

  it('a child of 17 whom the year does not catch makes a guardian recommended, not required (D-038)', async () => {
    const { next, address } = await openStep(3, child('2008-12-31'));
    expect(screen.getByRole('heading', { name: 'A guardian for your children (optional)' })).toBeVisible();
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
    expect(problems()).toEqual(['Enter 0 or more']);
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
      "Enter the executor's address",
      "Enter the executor's relationship to you",
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
      'Enter the address of beneficiary 1',
      'Enter how beneficiary 1 is related to you',
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

describe('step 10', () => {
  const check = () => open('/wizard/10', willAt(10, familyAnswers));
  const accept = () => screen.getByRole('button', { name: 'Accept and pay £50' });
  const tickBoth = async (user: Awaited<ReturnType<typeof check>>['user']) => {
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  };

  it('shows who the customer is, with date of birth, and every answer (C-256)', async () => {
    await check();
    const text = screen.getByRole('main').textContent;
    for (const part of [
      'Jane Margaret Roe',
      // Joined by no-break spaces: a date stays on one line.
      '27\u00a0March\u00a01975',
      'John Henry Roe',
      'born 9\u00a0August\u00a02015',
      'Mary Poole (Sister)',
      '£350,000',
      'Your partner',
      'my piano',
      'A woodland burial.',
    ])
      expect(text).toContain(part);
  });

  it('both boxes start unticked, and nothing can be sent before both are ticked; their words say so (C-257, C-258, C-259, C-276, D-093)', async () => {
    const { user } = await check();
    const [accuracy, limits] = screen.getAllByRole('checkbox');
    expect(accuracy).toHaveAccessibleName('I have checked my answers, and they are accurate and complete.');
    expect(limits).toHaveAccessibleName(/^I understand that this service is for straightforward estates and is not legal advice\. /);
    expect(accuracy).not.toBeChecked();
    expect(limits).not.toBeChecked();
    expect(accept()).toBeDisabled();
    await user.click(accuracy!);
    expect(accept()).toBeDisabled();
    await user.click(limits!);
    expect(accept()).toBeEnabled();
  });

  it('has an Edit for each of the seven groups, to steps 1, 2, 4, 6, 7, 8 and 9 (C-260, C-274, D-042)', async () => {
    await check();
    const targets = screen.getAllByRole('link', { name: /^Edit / }).map((link) => link.getAttribute('href'));
    expect(targets).toEqual([1, 2, 4, 6, 7, 8, 9].map((step) => `/wizard/${step}`));
  });

  it('has one way to each answer: a Change, which comes back here, where Edit leads to another question', async () => {
    await check();
    const links = screen.getAllByRole('link', { name: /^Change / });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/wizard/5?return=check');
    expect(screen.getByRole('link', { name: 'Change Guardian' })).toHaveAttribute('href', '/wizard/3?return=check');
    for (const step of [1, 2, 4, 6, 7, 8, 9])
      expect(links.map((link) => link.getAttribute('href'))).not.toContain(`/wizard/${step}?return=check`);
  });

  it('can be gone back to from a question that Edit led to, or walked on from (D-036)', async () => {
    const { user, next, saved, address } = await open('/wizard/6', willAt(10, familyAnswers));
    await next();
    await waitFor(() => expect(address()).toBe('/wizard/7'));
    await screen.findByRole('heading', { name: 'What if someone dies before you?' });
    await user.click(screen.getByRole('button', { name: 'Save and check answers' }));
    await waitFor(() => expect(address()).toBe('/wizard/10'));
    expect(saved().map(({ step }) => step)).toEqual([10, 10]);
  });

  it('has no way past questions that were not asked yet', async () => {
    await openStep(6);
    expect(screen.queryByRole('button', { name: 'Save and check answers' })).toBeNull();
  });

  it('marks an executor with something missing (C-271, D-039)', async () => {
    await open('/wizard/10', willAt(10, { ...familyAnswers, executors: [...familyAnswers.executors!, { fullName: 'Mary Poole' }] }));
    expect(screen.getByText(/The address or the relationship is missing/)).toBeVisible();
  });

  it('answers that came back are submitted again for nothing, and lead to the dashboard (AM-9)', async () => {
    const { user, browser } = await open('/wizard/10', willAt(10, familyAnswers, { returned: true }));
    await tickBoth(user);
    await user.click(screen.getByRole('button', { name: 'Accept and submit again' }));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/dashboard'));
  });

  it('saves the confirmations, submits, then leaves for the checkout with a toast to be shown there (C-189, C-261, C-265, C-266, C-275, D-043)', async () => {
    const { user, server, saved, browser } = await check();
    await tickBoth(user);
    await user.click(accept());
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/checkout'));
    expect(saved()[0]).toMatchObject({ step: 10, answers: { confirmed: true, finalConfirmation: true, submittedAt: NOW.toISOString() } });
    const order = server.received.map(({ call }) => call).filter((call) => call.startsWith('POST'));
    expect(order).toEqual(['POST /api/will', 'POST /api/will/submit']);
    expect(JSON.parse(sessionStorage.getItem('flashToast') ?? '')).toEqual({
      title: 'Will submitted successfully!',
      description: 'You will receive an email once it has been reviewed.',
    });
  });

  it('a failed final save stops there (C-262, C-263)', async () => {
    const { user, server, browser } = await check();
    server.fail(saveWill, 500);
    await tickBoth(user);
    await user.click(accept());
    expect(await screen.findByText('Submission Error')).toBeInTheDocument();
    expect(screen.getByText('Failed to save your answers. Please try again.')).toBeInTheDocument();
    expect(server.calls(submitWill)).toHaveLength(0);
    expect(browser.leave).not.toHaveBeenCalled();
    const said = within(screen.getByRole('alert'));
    expect(said.getByText('Your answers are not saved yet.')).toBeVisible();
    server.on(saveWill, ({ step, answers }: SaveBody) => ({ willAnswers: willAt(step, answers) }));
    await user.click(said.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/checkout'));
  });

  it('a refused submission shows its message (C-264)', async () => {
    const { user, server, browser } = await check();
    server.fail(submitWill, 400, 'Total must equal 100%');
    await tickBoth(user);
    await user.click(accept());
    const said = within(await screen.findByRole('alert'));
    expect(said.getByText(/Your will is not submitted yet/)).toBeVisible();
    expect(said.getByText(/Total must equal 100%/)).toBeVisible();
    const toast = within(screen.getByRole('region', { name: /Notifications/ }));
    expect(toast.getByText('Total must equal 100%')).toBeInTheDocument();
    expect(browser.leave).not.toHaveBeenCalled();
    server.on(submitWill, { success: true, willAnswers: willAt(10, familyAnswers, { status: 'submitted' }) });
    await user.click(said.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/checkout'));
    expect(toast.queryByText('Total must equal 100%')).toBeNull();
  });
});
