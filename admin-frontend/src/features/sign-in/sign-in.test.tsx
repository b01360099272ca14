import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OLIVE } from '../../testing/examples.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { FakeServer } from '../../testing/server.ts';

const stranger = () => new FakeServer().listen().on({ 'GET /api/admin/me': { status: 401, json: { message: 'Not authenticated' } } });

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
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/admin/me']);
  });

  it('needs both email and password and says so beside each (A-004)', async () => {
    const server = stranger();
    const { user } = openConsole('/orders');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(server.got('POST /api/admin/login')).toHaveLength(0);
  });

  it('sends email and password and opens what the address asked for (A-005, A-006)', async () => {
    const server = stranger().on({ 'POST /api/admin/login': { json: { admin: OLIVE } } });
    const opened = openConsole('/settings');
    await signIn(opened);
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    expect(screen.getByText('Login successful')).toBeInTheDocument();
    expect(server.got('POST /api/admin/login')[0]?.body).toEqual({ email: 'olive@willow.example', password: 'correct horse' });
  });

  it('sends the session cookie and JSON with every call that has a body (A-018, A-169)', async () => {
    const server = stranger().on({ 'POST /api/admin/login': { json: { admin: OLIVE } } });
    await signIn(openConsole('/settings'));
    await screen.findByRole('heading', { name: 'Settings' });
    expect(server.calls.every(({ init }) => init.credentials === 'include')).toBe(true);
    expect(server.calls.map(({ init }) => init.headers)).toEqual([undefined, { 'Content-Type': 'application/json' }]);
  });

  it.each([
    ['what the server says', { status: 429, json: { message: 'Too many requests.' } }, 'Too many requests.'],
    ['else Invalid credentials', { status: 401, json: {} }, 'Invalid credentials'],
  ])('reports a refusal as Login failed with %s (A-007)', async (_, answer, description) => {
    stranger().on({ 'POST /api/admin/login': answer });
    await signIn(openConsole('/orders'));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Login failed${description}`);
    expect(screen.getByRole('status')).toHaveTextContent(`Login failed${description}`);
    expect(screen.getByLabelText('Email')).toHaveValue('olive@willow.example');
  });

  it('offers another try when nobody answers, and does not call that a missing session (A-002)', async () => {
    const server = new FakeServer().listen().on({ 'GET /api/admin/me': { status: 503, json: { message: 'Busy' } } });
    const { user } = openConsole('/settings');
    expect(await screen.findByText('The console could not be reached')).toBeInTheDocument();
    server.on({ 'GET /api/admin/me': { json: { admin: OLIVE } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
  });
});
