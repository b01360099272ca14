import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { OLIVE } from '../../testing/examples.ts';
import { cancels, forgetPasskeyDevice, usePasskeyDevice } from '../../testing/fake-passkeys.ts';
import { findToast, openConsole, toast } from '../../testing/open-console.tsx';
import { FakeServer } from '@willow/frontend/web/testing/fake-server';

const stranger = () => new FakeServer().listen().answer({ 'GET /api/admin/me': { status: 401, json: { message: 'Not authenticated' } } });

async function signIn({ user }: ReturnType<typeof openConsole>, email = 'olive@willow.example', password = 'correct horse') {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('asks who is there, then shows the login screen and reads no order (A-001, A-002, A-003, A-035)', async () => {
    const server = stranger();
    openConsole('/orders');
    expect(screen.getByText('Checking your session…')).toBeInTheDocument();
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(server.received.map(({ call }) => call)).toEqual(['GET /api/admin/me']);
  });

  it('needs both email and password and says so beside each (A-004)', async () => {
    const server = stranger();
    const { user } = openConsole('/orders');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(server.calls('POST /api/admin/login')).toHaveLength(0);
  });

  it('sends email and password and opens what the address asked for (A-005, A-006)', async () => {
    const server = stranger().answer({ 'POST /api/admin/login': { json: { admin: OLIVE, enrolment: null } } });
    const opened = openConsole('/settings');
    await signIn(opened);
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    expect(screen.getByText('Login successful')).toBeInTheDocument();
    expect(server.calls('POST /api/admin/login')[0]?.body).toEqual({ email: 'olive@willow.example', password: 'correct horse' });
  });

  it('sends the session cookie and JSON with every call that has a body (A-018, A-169)', async () => {
    const server = stranger().answer({ 'POST /api/admin/login': { json: { admin: OLIVE, enrolment: null } } });
    await signIn(openConsole('/settings'));
    await screen.findByRole('heading', { name: 'Settings' });
    expect(server.received.every(({ init }) => init.credentials === 'include')).toBe(true);
    const json = { 'Content-Type': 'application/json' };
    for (const { body, init } of server.received)
      expect(init.headers).toEqual({ ...(body === undefined ? {} : json), traceparent: expect.any(String) });
    expect(server.calls('POST /api/admin/login')).toHaveLength(1);
  });

  it.each([
    ['what the server says', { status: 429, json: { message: 'Too many requests.' } }, 'Too many requests.'],
    ['else Invalid credentials', { status: 401, json: {} }, 'Invalid credentials'],
  ])('reports a refusal as Login failed with %s (A-007)', async (_, answer, description) => {
    stranger().answer({ 'POST /api/admin/login': answer });
    await signIn(openConsole('/orders'));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Login failed${description}`);
    expect(screen.getByRole('status')).toHaveTextContent(`Login failed${description}`);
    expect(screen.getByLabelText('Email')).toHaveValue('olive@willow.example');
  });

  it('offers another try when nobody answers, and does not call that a missing session (A-002)', async () => {
    const server = new FakeServer().listen().answer({ 'GET /api/admin/me': { status: 503, json: { message: 'Busy' } } });
    const { user } = openConsole('/settings');
    expect(await screen.findByText('The console could not be reached')).toBeInTheDocument();
    server.answer({ 'GET /api/admin/me': { json: { admin: OLIVE, enrolment: null } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
  });
});

describe('the second factor (AM-4)', () => {
  const asked = {
    status: 401,
    json: { message: 'Enter the 6-digit code from your authenticator app.', errors: [{ path: ['code'], message: 'Enter the code' }] },
  };

  it('is asked for after the password, and goes with it', async () => {
    const server = stranger().answer({ 'POST /api/admin/login': asked });
    const opened = openConsole('/settings');
    await signIn(opened);
    const field = await screen.findByLabelText('6-digit code');
    expect(field).toHaveFocus();
    expect(toast()).toBeEmptyDOMElement();
    server.answer({ 'POST /api/admin/login': { json: { admin: OLIVE, enrolment: null } } });
    await opened.user.type(field, '123 456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    await findToast('Login successful');
    expect(server.calls('POST /api/admin/login')[1]?.body).toEqual({ email: OLIVE.email, password: 'correct horse', code: '123456' });
  });

  it('says what is wrong with a code, and lets somebody else sign in', async () => {
    const server = stranger().answer({ 'POST /api/admin/login': asked });
    const opened = openConsole('/settings');
    await signIn(opened);
    const field = await screen.findByLabelText('6-digit code');
    await opened.user.type(field, '12{Enter}');
    expect(field).toHaveAccessibleDescription('Enter the 6-digit code from your authenticator app.');
    expect(server.calls('POST /api/admin/login')).toHaveLength(1);
    server.answer({ 'POST /api/admin/login': { ...asked, json: { ...asked.json, message: 'That code is not right.' } } });
    await opened.user.type(field, '3456{Enter}');
    await findToast('Login failedThat code is not right.');
    expect(field).toHaveAccessibleDescription('That code is not right.');
    await opened.user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('is set up at the first sign-in, before anything else opens', async () => {
    const enrolment = { secret: 'ABCDEFGH2345', uri: 'otpauth://totp/Willow:olive?secret=ABCDEFGH2345' };
    const server = stranger().answer({ 'POST /api/admin/login': { json: { admin: OLIVE, enrolment } } });
    const opened = openConsole('/orders');
    await signIn(opened);
    expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH 2345')).toBeInTheDocument();
    expect(server.calls('GET /api/admin/orders')).toHaveLength(0);
    server.answer({ 'POST /api/admin/second-factor': { status: 400, json: { message: 'That code is not right.' } } });
    await opened.user.type(screen.getByLabelText('6-digit code'), '000000{Enter}');
    await waitFor(() => expect(screen.getByLabelText('6-digit code')).toHaveAccessibleDescription('That code is not right.'));
    server.answer({
      'POST /api/admin/second-factor': { json: { admin: OLIVE, enrolment: null } },
      'GET /api/admin/orders': { json: [] },
    });
    await opened.user.clear(screen.getByLabelText('6-digit code'));
    await opened.user.type(screen.getByLabelText('6-digit code'), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Will Orders' })).toBeInTheDocument();
    expect(server.calls('POST /api/admin/second-factor').at(-1)?.body).toEqual({ code: '123456' });
  });

  it('can be put off by signing out', async () => {
    const enrolment = { secret: 'ABCD', uri: 'otpauth://totp/Willow' };
    new FakeServer().listen().answer({
      'GET /api/admin/me': { json: { admin: OLIVE, enrolment } },
      'POST /api/admin/logout': { json: { success: true } },
    });
    const { user } = openConsole('/orders');
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
  });
});

describe('a link to join the team', () => {
  const READ = 'POST /api/admin/invitation';
  const ACCEPT = 'POST /api/admin/invitation/acceptance';

  it('asks for a password and goes on to the second factor; the address forgets the link', async () => {
    const server = stranger().answer({ [READ]: { json: { name: 'Ines', email: 'ines@willow.example', role: 'operator' } } });
    const { user } = openConsole('/invitation#some-token-of-the-mail');
    expect(await screen.findByRole('heading', { name: 'Choose a password' })).toBeInTheDocument();
    expect(screen.getByText('Welcome to the team, Ines. You sign in with ines@willow.example.')).toBeInTheDocument();
    const field = screen.getByLabelText('Password');
    await user.type(field, 'short{Enter}');
    expect(field).toHaveAccessibleDescription('Use at least 15 characters. A few words that you can remember are best.');
    expect(server.calls(ACCEPT)).toHaveLength(0);
    const enrolment = { secret: 'ABCD', uri: 'otpauth://totp/Willow' };
    server.answer({ [ACCEPT]: { json: { admin: OLIVE, enrolment } } });
    await user.type(field, ' and then some more words{Enter}');
    expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeInTheDocument();
    expect(server.calls(ACCEPT)[0]?.body).toEqual({ token: 'some-token-of-the-mail', password: 'short and then some more words' });
    expect(window.location.href).not.toContain('token');
  });

  it('that is no good says so and leads to the sign-in', async () => {
    stranger().answer({ [READ]: { status: 410, json: { message: 'Gone' } } });
    const { user } = openConsole('/invitation#old');
    expect(await screen.findByRole('heading', { name: 'This link cannot be used' })).toBeInTheDocument();
    expect(screen.getByText(/It works once, and for three days/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to sign-in' }));
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  });
});

describe('a passkey', () => {
  const ASK = 'POST /api/admin/login/passkey/challenge';
  const USE = 'POST /api/admin/login/passkey';
  const request = { json: { challenge: 'AAAA', rpId: 'localhost', timeout: 300_000, userVerification: 'required' } };
  const signedIn = { json: { admin: OLIVE, enrolment: null } };
  const passkey = { id: 'AQID', type: 'public-key', response: { authenticatorData: 'BQ', signature: 'Bg', userHandle: 'Bw' } };
  afterEach(forgetPasskeyDevice);

  it('signs in without a password (AM-4)', async () => {
    usePasskeyDevice();
    const server = stranger().answer({ [ASK]: request, [USE]: signedIn });
    const { user } = openConsole('/settings');
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    await findToast('Login successful');
    expect(server.calls(USE)[0]?.body).toMatchObject({ passkey });
  });

  it('that is cancelled or refused is said, and another way stays open', async () => {
    usePasskeyDevice({ ask: cancels });
    const server = stranger().answer({ [ASK]: request });
    const { user } = openConsole('/settings');
    const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failedCancelled, or it took too long.');
    usePasskeyDevice();
    server.answer({ [USE]: { status: 401, json: { message: 'This passkey opens no account here.' } } });
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Login failedThis passkey opens no account here.'));
    server.answer({ [ASK]: { status: 429, json: { message: 'Too many wrong tries.' } } });
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Login failedToo many wrong tries.'));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  const factors = (...paths: readonly string[]) => ({
    status: 401,
    json: {
      message: 'Confirm',
      errors: paths.map((path) => ({ path: [path], message: 'Confirm that it is you by a code or a passkey.' })),
    },
  });

  it('is the second factor beside the code', async () => {
    usePasskeyDevice();
    const server = stranger().answer({ 'POST /api/admin/login': factors('code', 'passkey'), [ASK]: request });
    const opened = openConsole('/settings');
    await signIn(opened);
    expect(await screen.findByText('Confirm that it is you by a code or a passkey.')).toBeVisible();
    expect(screen.getByLabelText('6-digit code')).toHaveFocus();
    server.answer({ 'POST /api/admin/login': signedIn });
    await opened.user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    expect(server.calls('POST /api/admin/login')[1]?.body).toMatchObject({ email: OLIVE.email, password: 'correct horse', passkey });
  });

  it('is asked for alone when there is no app, or another browser is', async () => {
    usePasskeyDevice();
    stranger().answer({ 'POST /api/admin/login': factors('passkey') });
    const opened = openConsole('/settings');
    await signIn(opened);
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
    forgetPasskeyDevice();
    await opened.user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    await signIn(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser doesn’t support passkeys');
  });
});

describe('a forgotten password', () => {
  const ASK = 'POST /api/admin/password-reset';
  const READ = 'POST /api/admin/password-reset/link';
  const SET = 'POST /api/admin/password-reset/password';

  it('is asked about by address; what it says tells nothing of who is there', async () => {
    const server = stranger();
    const { user } = openConsole('/orders');
    await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    const field = await screen.findByLabelText('Email');
    expect(field).toHaveFocus();
    await user.type(field, 'olive{Enter}');
    expect(field).toHaveAccessibleDescription('Please enter a valid email address');
    expect(server.calls(ASK)).toHaveLength(0);
    server.answer({ [ASK]: { status: 429, json: { message: 'Too many emails were asked for.' } } });
    await user.type(field, '@willow.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sentToo many emails were asked for.');
    server.answer({ [ASK]: { json: { success: true } } });
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/^If this address belongs to a team member, a link is on its way\./)).toBeVisible();
    expect(server.calls(ASK).at(-1)?.body).toEqual({ email: 'olive@willow.example' });
    expect(screen.getByRole('button', { name: 'Back to sign-in' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
  });

  it('is set anew by the link, which the address forgets; then one signs in', async () => {
    const server = stranger().answer({ [READ]: { json: { email: OLIVE.email } } });
    const { user } = openConsole('/new-password#some-token-of-the-mail');
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
    expect(screen.getByText(`For ${OLIVE.email}.`)).toBeInTheDocument();
    const field = screen.getByLabelText('Password');
    await user.type(field, 'short{Enter}');
    expect(field).toHaveAccessibleDescription('Use at least 15 characters. A few words that you can remember are best.');
    server.answer({ [SET]: { json: { success: true } } });
    await user.type(field, ' and then some more words{Enter}');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    await findToast('Password setSign in with it.');
    expect(server.calls(SET)[0]?.body).toEqual({ token: 'some-token-of-the-mail', password: 'short and then some more words' });
    expect(window.location.href).not.toContain('token');
  });

  it('keeps its password when the link is no good', async () => {
    stranger().answer({ [READ]: { status: 410, json: { message: 'Gone' } } });
    openConsole('/new-password#old');
    expect(await screen.findByText(/It works once, and for 30 minutes/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go to sign-in' })).toBeVisible();
  });
});
