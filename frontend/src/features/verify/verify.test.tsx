import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { checkLink, getMe, resendVerification, useLink as openLink } from '@willow/contracts/account/account.contract';
import type { ReactNode } from 'react';
import { useMeQuery } from '../../shared/api/account.api.ts';
import { forgetPlace, keepPlace, keptPlace } from '../../shared/kept-place.ts';
import { jane } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import VerifyPage from './verify-page.tsx';

const ROUTES = [
  { path: '/verify', Component: VerifyPage },
  { path: '/dashboard', Component: () => <h1>Dashboard</h1> },
];
function WithName({ page }: { readonly page: ReactNode }) {
  const { data } = useMeQuery();
  return (
    <>
      {page}
      <p>{data?.user.fullName}</p>
    </>
  );
}
const goodServer = (purpose: 'verify' | 'login' = 'verify', confirmAs: string | null = null) =>
  new FakeServer()
    .on(checkLink, { ok: true, purpose, name: purpose === 'verify' ? 'Jane Margaret Roe' : null, confirmAs })
    .on(openLink, { ok: true, purpose })
    .on(resendVerification, { message: 'ok' });
const toast = () => within(screen.getByRole('region', { name: /Notifications/ }));

describe('an emailed link', () => {
  it('is checked with one call that uses nothing up, and taken out of the address (C-156, C-158, C-161, C-162, AM-3)', async () => {
    const server = goodServer();
    const { address } = renderApp(ROUTES, '/verify?token=secret', server);
    expect(screen.getByText('Checking your link...')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Continue to Dashboard' })).toBeVisible();
    expect(server.received).toMatchObject([{ call: 'GET /api/verify-email', search: '?token=secret', body: undefined }]);
    expect(address()).toBe('/verify');
  });

  it.each([
    ['verify', '/dashboard?verified=true'],
    ['login', '/dashboard'],
  ] as const)('the button uses it: %s leads to %s (AM-3, C-174, D-051)', async (purpose, target) => {
    const server = goodServer(purpose);
    const { user, address } = renderApp(ROUTES, '/verify?token=secret', server);
    await user.click(await screen.findByRole('button', { name: 'Continue to Dashboard' }));
    await waitFor(() => expect(address()).toBe(target));
    expect(server.calls(openLink).map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  });

  it('for a login leads back to where the last one ran out: to a screen of ours, and not after hours', async () => {
    localStorage.setItem('userEmail', 'jane@example.test');
    keepPlace('/wizard/5');
    const { user, address } = renderApp(ROUTES, '/verify?token=secret', goodServer('login'));
    await user.click(await screen.findByRole('button', { name: 'Continue where you were' }));
    await waitFor(() => expect(address()).toBe('/wizard/5'));
    for (const kept of [`${Date.now()} //evil.example`, `${Date.now()} /admin`, '1 /wizard/5']) {
      localStorage.setItem('keptPlace', kept);
      expect(keptPlace()).toBeNull();
    }
    localStorage.removeItem('userEmail');
    forgetPlace();
    keepPlace('/wizard/5');
    expect(keptPlace()).toBeNull();
  });

  it('shows who it signs in, not who was signed in here before', async () => {
    const server = goodServer('login');
    server.on(getMe, () => ({
      user: { ...jane, fullName: server.calls(openLink).length === 0 ? 'Ann Before' : 'Bea After' },
    }));
    const routes = [
      { path: '/verify', Component: () => <WithName page={<VerifyPage />} /> },
      { path: '/dashboard', Component: () => <WithName page={<h1>Dashboard</h1>} /> },
    ];
    const { user } = renderApp(routes, '/verify?token=secret', server);
    expect(await screen.findByText('Ann Before')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Continue to Dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(await screen.findByText('Bea After')).toBeVisible();
  });

  it('asks for confirmation in another browser than the one that asked (AM-3)', async () => {
    renderApp(ROUTES, '/verify?token=secret', goodServer('login', 'a…@example.test'));
    expect(await screen.findByRole('heading', { name: 'Continue as a…@example.test?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'That is not me' })).toHaveAttribute('href', '/');
  });

  it('shows whose account it confirms, because anybody may have signed up with the address', async () => {
    renderApp(ROUTES, '/verify?token=secret', goodServer('verify', 'j…@example.test'));
    expect(await screen.findByRole('heading', { name: 'Are you Jane Margaret Roe?' })).toBeVisible();
    expect(screen.getByText(/Only continue if this is you/)).toBeVisible();
    expect(screen.getByText(/asked for in another browser/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'That is not me' })).toHaveAttribute('href', '/');
  });

  it('verified=true is a success that grants nothing (C-157)', async () => {
    const server = goodServer();
    const { user, address } = renderApp(ROUTES, '/verify?verified=true', server);
    await user.click(screen.getByRole('button', { name: 'Continue to Dashboard' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(server.received).toHaveLength(0);
  });

  it('without a token there is an error, home, and no resend while no address is known (C-159, C-163, C-164, C-165)', () => {
    renderApp(ROUTES, '/verify', goodServer());
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.getByText(/may have been used already/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
  });

  it.each([
    [400, 'C-160, C-166', 'The verification link is invalid or expired.'],
    [500, 'C-167', 'There was an error verifying your email.'],
  ])('a check that fails with %i says so (%s)', async (status, _, description) => {
    renderApp(ROUTES, '/verify?token=old', new FakeServer().fail(checkLink, status, 'whatever'));
    expect(await screen.findByText('Verification failed')).toBeInTheDocument();
    expect(toast().getByText(description)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });

  it('a link used elsewhere between check and button says so', async () => {
    const { user } = renderApp(
      ROUTES,
      '/verify?token=secret',
      goodServer().fail(openLink, 400, 'The verification link is invalid or expired.'),
    );
    await user.click(await screen.findByRole('button', { name: 'Continue to Dashboard' }));
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });
});

describe('resending', () => {
  it.each([
    ['the stored address', '/verify', 'ann@example.test'],
    ['the address in the link', '/verify?email=ann%40example.test', null],
  ])('goes to %s (C-163, C-168, C-175, D-052)', async (_, at, stored) => {
    if (stored) localStorage.setItem('userEmail', stored);
    const server = goodServer();
    const { user } = renderApp(ROUTES, at, server);
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    expect(await screen.findByText('Verification email sent')).toBeInTheDocument();
    expect(server.calls(resendVerification)[0]?.body).toEqual({ email: 'ann@example.test' });
  });

  it('says so when the address was forgotten meanwhile (C-169, C-176, D-087)', async () => {
    localStorage.setItem('userEmail', 'ann@example.test');
    const server = goodServer();
    const { user } = renderApp(ROUTES, '/verify', server);
    localStorage.clear();
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    expect(await screen.findByText('Email address not found. Please try signing up again.')).toBeInTheDocument();
    expect(server.received).toHaveLength(0);
  });

  it('says so when it fails (C-170)', async () => {
    localStorage.setItem('userEmail', 'ann@example.test');
    const { user } = renderApp(ROUTES, '/verify', goodServer().fail(resendVerification, 429, 'Too many requests.'));
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    expect(await screen.findByText('Failed to resend verification email. Please try again.')).toBeInTheDocument();
  });
});
