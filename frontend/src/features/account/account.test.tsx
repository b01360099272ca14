import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { askMailStatus, login, signup, useCode as codeEndpoint } from '@willow/contracts/account/account.contract';
import { z } from '@willow/contracts/zod';
import { MINIMUM_CUSTOMER_AGE } from '@willow/contracts/constants';
import { FakeServer } from '../../web/testing/fake-server.ts';
import { setUpUser } from '../../web/testing/set-up-user.ts';
import { keepPlace, keptPlace } from '../../shared/kept-place.ts';
import { type Browser, BrowserContext, realBrowser } from '../../shared/browser.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { bodyOf, EMPTY_FORM, errorsOf, type SignUpForm } from './sign-up.ts';

const good: SignUpForm = {
  fullName: 'Ann Lee',
  dob: '1985-Mar-27',
  email: 'Ann@example.test',
  mobile: '',
  addressLine1: '12 Willow Walk',
  addressLine2: '',
  city: 'York',
  county: '',
  postcode: 'yo17hh',
  ukResident: true,
  acceptTerms: true,
};

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer().on(signup, { message: 'ok' }).on(login, { message: 'ok' }).on(askMailStatus, { refused: false });
  window.fetch = server.fetch;
});

function open(initial: 'signup' | 'login' = 'signup') {
  const onClose = jest.fn();
  const leave = jest.fn<Browser['leave']>();
  const draw = (shown: boolean) => (
    <BrowserContext value={{ ...realBrowser, leave }}>
      {shown && <AccountDialog initial={initial} onClose={onClose} />}
      <Toaster />
    </BrowserContext>
  );
  const { rerender } = render(draw(true));
  return { onClose, leave, user: setUpUser(), show: (shown: boolean) => rerender(draw(shown)) };
}
const type = async (user: UserEvent, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
};
const first = { 'Full name': 'Ann Lee', Day: '27', Month: 'March', Year: '1985', 'Email address': 'ann@example.test' };
const second = { 'Address line 1': '12 Willow Walk', 'Town or city': 'York', Postcode: 'YO1 7HH' };
const go = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const signUpThrough = async (user: UserEvent) => {
  await type(user, first);
  await go(user, 'Continue');
  await type(user, second);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await go(user, 'Create Account');
};
const problems = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the sign-up form', () => {
  it.each([
    [{ fullName: ' ' }, 'C-125', 'fullName', 'Full name is required'],
    [{ dob: '2015-1-1' }, 'C-126', 'dob', 'You must be 25 or older'],
    [{ dob: '' }, 'empty', 'dob', 'Enter your date of birth'],
    [{ dob: '73-3-27' }, 'half a year', 'dob', 'Enter your date of birth as a real date, like 27 3 1985'],
    [{ email: 'ann@' }, 'C-128', 'email', 'Please enter a valid email address'],
    [{ mobile: 'abc' }, 'no number', 'mobile', 'Enter a mobile number, like 07700 900 982'],
    [{ addressLine1: '' }, 'C-129', 'addressLine1', 'Address is required'],
    [{ city: '' }, 'C-130', 'city', 'City is required'],
    [{ postcode: '12345' }, 'C-131', 'postcode', 'Please enter a valid UK postcode'],
    [{ ukResident: false }, 'C-132', 'ukResident', 'You must be a UK resident'],
    [{ acceptTerms: false }, 'C-133', 'acceptTerms', 'You must accept the terms and conditions'],
  ] as const)('refuses %j (%s)', (wrong, _, field, message) => {
    expect(errorsOf({ ...good, ...wrong })).toEqual({ [field]: message });
  });

  it('accepts a form without mobile, address line 2 and county (C-122, C-123, C-124, C-453)', () => {
    expect(errorsOf(good)).toEqual({});
    expect(MINIMUM_CUSTOMER_AGE).toBe(25);
  });

  it('sends what was filled in and no terms, invitation or partner (C-134, C-137)', () => {
    expect(bodyOf(good)).toEqual({
      fullName: 'Ann Lee',
      dob: '1985-03-27',
      email: 'Ann@example.test',
      addressLine1: '12 Willow Walk',
      city: 'York',
      postcode: 'yo17hh',
      ukResident: true,
    });
  });

  it('sends invitation and partner when they are kept (C-135, C-136)', () => {
    sessionStorage.setItem('referralId', 'invitation-1');
    localStorage.setItem('partnerRef', 'PARTNER');
    sessionStorage.setItem('coupleCode', 'K7QD9XWM2HTA');
    expect(bodyOf(good)).toMatchObject({ referralId: 'invitation-1', partnerRef: 'PARTNER', coupleCode: 'K7QD9XWM2HTA' });
  });

  it('every field is in one of the two parts', () => {
    expect(Object.keys(EMPTY_FORM).toSorted()).toEqual(
      [
        'fullName',
        'dob',
        'email',
        'mobile',
        'addressLine1',
        'addressLine2',
        'city',
        'county',
        'postcode',
        'ukResident',
        'acceptTerms',
      ].toSorted(),
    );
  });
});

describe('the account dialog', () => {
  it('starts with a free sign-up without password and goes to login and back (C-119, C-120, C-148)', async () => {
    const { user } = open();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Create your free account');
    expect(document.querySelector('[type=password]')).toBeNull();
    await go(user, 'Log in');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Log in');
    await go(user, 'Sign up');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Create your free account');
  });

  it('asks in two parts, says what is wrong with each, and keeps the first when going back (C-121)', async () => {
    const { user } = open();
    await go(user, 'Continue');
    expect(problems()).toEqual(['Full name is required', 'Enter your date of birth', 'Please enter a valid email address']);
    expect(screen.getByRole('alert')).toHaveFocus();
    await type(user, { ...first, Year: '2015' });
    await go(user, 'Continue');
    expect(problems()).toEqual(['You must be 25 or older']);
    expect(screen.getByLabelText('Year')).toBeInvalid();
    await user.clear(screen.getByLabelText('Year'));
    await user.type(screen.getByLabelText('Year'), '1985');
    expect(screen.getByLabelText('Year')).toBeValid();
    await go(user, 'Continue');
    expect(screen.getByRole('heading', { name: 'Part 2 of 2: where you live' })).toHaveFocus();
    await go(user, 'Create Account');
    expect(problems()).toEqual([
      'Address is required',
      'City is required',
      'Please enter a valid UK postcode',
      'You must be a UK resident',
      'You must accept the terms and conditions',
    ]);
    await go(user, 'Back to part 1');
    expect(screen.getByRole('heading', { name: 'Part 1 of 2: about you' })).toHaveFocus();
    expect(screen.getByLabelText('Full name')).toHaveValue('Ann Lee');
    expect(server.received).toHaveLength(0);
  });

  it('signs up, remembers the address, forgets the invitation and says to look at the mail (C-138, C-139, C-140, C-142, C-444)', async () => {
    sessionStorage.setItem('referralId', 'invitation-1');
    const { user, onClose } = open();
    await signUpThrough(user);
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    expect(screen.getByText(/We have sent a verification link to/)).toHaveTextContent('ann@example.test');
    expect(screen.getByText('Account created successfully!')).toBeInTheDocument();
    expect(screen.getByText('Please check your email for verification.')).toBeInTheDocument();
    expect(localStorage.getItem('userEmail')).toBe('ann@example.test');
    expect(sessionStorage.getItem('referralId')).toBeNull();
    expect(server.calls(signup)[0]?.body).toMatchObject({ referralId: 'invitation-1', dob: '1985-03-27' });
    await go(user, 'Close');
    expect(onClose).toHaveBeenCalled();
  });

  it('says when the mail could not be delivered, and keeps what was typed', async () => {
    server.on(askMailStatus, { refused: true });
    const { user } = open('login');
    await type(user, { 'Email address': 'ann@example.test' });
    await go(user, 'Send Login Link');
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(await screen.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent('could not be delivered to ann@example.test');
    expect(server.calls(askMailStatus)[0]?.body).toEqual({ email: 'ann@example.test' });
    await go(user, 'Change the address');
    expect(screen.getByLabelText('Email address')).toHaveValue('ann@example.test');
  });

  it('sends a login link to a valid address and says so (C-141, C-145, C-146, C-445)', async () => {
    const { user } = open('login');
    await type(user, { 'Email address': 'ann' });
    await go(user, 'Send Login Link');
    expect(problems()).toEqual(['Please enter a valid email address']);
    await type(user, { 'Email address': '@example.test' });
    await go(user, 'Send Login Link');
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    expect(screen.getByText(/We have sent a login link to/)).toHaveTextContent('ann@example.test');
    expect(screen.getByText('Login link sent!')).toBeInTheDocument();
    expect(server.calls(login)[0]?.body).toEqual({ email: 'ann@example.test' });
    expect(localStorage.getItem('userEmail')).toBeNull();
  });

  it.each([
    ['signup', 'C-442'],
    ['login', 'C-443'],
  ] as const)('a failed %s shows the destructive toast with the message and keeps the form (%s)', async (mode, _) => {
    server.fail(signup, 429, 'Too many requests.').fail(login, 429, 'Too many requests.');
    const { user } = open(mode);
    if (mode === 'signup') await signUpThrough(user);
    else {
      await type(user, { 'Email address': 'ann@example.test' });
      await go(user, 'Send Login Link');
    }
    expect((await screen.findAllByText('Too many requests.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Too many requests. What you typed is still here.');
    expect(screen.getByText('Error', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Check Your Email' })).toBeNull();
  });

  it('cannot be closed while a request is under way: not by Escape, not by the backdrop, not by the cross (C-143)', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.raw(login, () => new Promise((resolve) => (answer = resolve)));
    const { user, onClose } = open('login');
    await type(user, { 'Email address': 'ann@example.test' });
    await go(user, 'Send Login Link');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByRole('button', { name: 'Close dialog' })).toBeDisabled();
    expect(onClose).not.toHaveBeenCalled();
    answer(Response.json({ message: 'ok' }));
    await screen.findByRole('heading', { name: 'Check Your Email' });
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('opened again it starts afresh (C-144)', async () => {
    const { user, show } = open();
    await type(user, { 'Full name': 'Ann' });
    await go(user, 'Log in');
    show(false);
    show(true);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Create your free account'));
    expect(screen.getByLabelText('Full name')).toHaveValue('');
  });
});

describe('after the mail was asked for', () => {
  const ask = async (user: UserEvent) => {
    await type(user, { 'Email address': 'ann@example.test' });
    await go(user, 'Send Login Link');
    await screen.findByRole('heading', { name: 'Check Your Email' });
  };

  it.each([
    ['verify', '/dashboard?verified=true'],
    ['login', '/dashboard'],
  ] as const)('the code from it signs in here: %s leads to %s (D-051)', async (purpose, target) => {
    server.on(codeEndpoint, { ok: true, purpose });
    const { user, leave } = open('login');
    await ask(user);
    await user.type(screen.getByLabelText(/^Code from the email/), '048 213');
    await go(user, 'Continue');
    await waitFor(() => expect(leave).toHaveBeenCalledWith(target));
    expect(server.calls(codeEndpoint)[0]?.body).toEqual({ email: 'ann@example.test', code: '048213' });
  });

  it('leads back to the question where the last login ran out, once', async () => {
    localStorage.setItem('userEmail', 'ann@example.test');
    keepPlace('/wizard/5');
    server.on(codeEndpoint, { ok: true, purpose: 'login' });
    const { user, leave } = open('login');
    await go(user, 'Send Login Link');
    await user.type(await screen.findByLabelText(/^Code from the email/), '048213');
    await go(user, 'Continue');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/wizard/5'));
    expect(keptPlace()).toBeNull();
  });

  it('goes on by itself once the link was opened in another tab, and not for somebody else', async () => {
    const { user, leave } = open('login');
    await ask(user);
    const signedIn = (email: string) => {
      localStorage.setItem('userEmail', email);
      localStorage.setItem('signedIn', String(Date.now() + 1));
      window.dispatchEvent(new StorageEvent('storage', { key: 'signedIn' }));
    };
    signedIn('bea@example.test');
    expect(leave).not.toHaveBeenCalled();
    signedIn('Ann@example.test');
    expect(leave).toHaveBeenCalledWith('/dashboard');
  });

  it('a wrong code is said at the field, which has the focus; nothing is sent that cannot be one', async () => {
    server.fail(codeEndpoint, 400, 'That code does not work.');
    const { user, leave } = open('login');
    await ask(user);
    const field = screen.getByLabelText(/^Code from the email/);
    await user.type(field, '12');
    await go(user, 'Continue');
    expect(field).toHaveAccessibleDescription(/Enter the 6 digits/);
    expect(server.calls(codeEndpoint)).toHaveLength(0);
    await user.type(field, '3456');
    await go(user, 'Continue');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/That code does not work/));
    expect(field).toHaveFocus();
    expect(leave).not.toHaveBeenCalled();
  });

  it('another one is sent, and a refusal says so beside the button', async () => {
    const { user } = open('login');
    await ask(user);
    await go(user, 'Send another email');
    expect(await screen.findByText('We have sent another one. Only the newest works.')).toBeVisible();
    expect(server.calls(login)).toHaveLength(2);
    server.fail(login, 429, 'Too many emails were asked for.');
    await go(user, 'Send another email');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many emails were asked for.');
    expect(screen.queryByText('We have sent another one. Only the newest works.')).toBeNull();
  });

  it('a wrong address is put right with the rest of the form and the invitation kept (C-138)', async () => {
    sessionStorage.setItem('referralId', 'invitation-1');
    const { user } = open();
    await signUpThrough(user);
    await screen.findByRole('heading', { name: 'Check Your Email' });
    await go(user, 'Change the address');
    const email = screen.getByLabelText('Email address');
    expect(email).toHaveFocus();
    expect(email).toHaveValue('ann@example.test');
    await user.clear(email);
    await user.type(email, 'anna@example.test');
    await go(user, 'Continue');
    await go(user, 'Create Account');
    expect(await screen.findByText('anna@example.test')).toBeVisible();
    expect(server.calls(signup)[1]?.body).toMatchObject({
      email: 'anna@example.test',
      fullName: 'Ann Lee',
      postcode: 'YO1 7HH',
      referralId: 'invitation-1',
    });
  });

  it('brings the code of the popup along, from sign-up and from login', async () => {
    localStorage.setItem('discountCode', 'EXIT10');
    const { user } = open('login');
    await ask(user);
    expect(server.calls(login)[0]?.body).toEqual({ email: 'ann@example.test', discountCode: 'EXIT10' });
    expect(bodyOf(good)).toMatchObject({ discountCode: 'EXIT10' });
  });
});

describe('messages of the validation layer', () => {
  it('are those of the specification (C-147)', () => {
    const message = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;
    expect(message(z.string(), undefined)).toBe('Required');
    expect(message(z.string(), 5)).toBe('Expected string received number');
    expect(message(z.string().check(z.minLength(2)), 'a')).toBe('String must contain at least 2 character(s)');
    expect(message(z.email(), 'a')).toBe('Invalid email');
  });
});
