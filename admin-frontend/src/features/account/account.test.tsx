import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MyAccount } from '@willow/contracts/operator/my-account.contract';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';

const ACCOUNT = 'GET /api/admin/account';
const HERE = {
  id: 's1',
  device: 'Firefox on Linux',
  startedAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T09:00:00.000Z',
  current: true,
};
const THERE = { ...HERE, id: 's2', device: 'Safari on iPhone', current: false };
const account = (changes: Partial<MyAccount> = {}): MyAccount => ({ sessions: [HERE, THERE], authenticator: true, ...changes });
const open = () => {
  const server = signedInServer().answer({ [ACCOUNT]: { json: account() } });
  return { server, ...openConsole('/account') };
};

describe('my account', () => {
  it('is reached from every screen', async () => {
    signedInServer().answer({ [ACCOUNT]: { json: account() } });
    const { user } = openConsole('/settings');
    await user.click(await screen.findByRole('link', { name: 'My account' }));
    expect(await screen.findByRole('heading', { name: 'My account' })).toHaveFocus();
  });

  it('lists where somebody is signed in, and ends one session or all others (AM-4)', async () => {
    const { server, user } = open();
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
    expect(within(screen.getByText('Firefox on Linux').closest('li') as HTMLElement).getByText('This one')).toBeVisible();
    expect(screen.getAllByText('Last used 20 November 2026 at 09:00. Signed in 20 November 2026 at 08:00.')).toHaveLength(2);
    server.answer({ 'DELETE /api/admin/account/sessions': { status: 503, json: { message: 'Busy' } } });
    await user.click(screen.getByRole('button', { name: 'Sign Out Everywhere Else' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Out' }));
    await findToast('ErrorBusy');
    server.answer({ 'DELETE /api/admin/account/sessions/s2': { json: account() }, [ACCOUNT]: { json: account({ sessions: [HERE] }) } });
    await user.click(screen.getByRole('button', { name: 'End the session of Safari on iPhone' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign Out Everywhere Else' })).toBeNull();
  });

  it('changes the password, and says what is wrong with it beside it', async () => {
    const { server, user } = open();
    const button = await screen.findByRole('button', { name: 'Change Password' });
    await user.click(button);
    const current = screen.getByLabelText('Current password');
    expect(current).toHaveAccessibleDescription('Enter your current password');
    expect(current).toHaveFocus();
    expect(server.calls('POST /api/admin/account/password')).toHaveLength(0);
    const message = 'This is not your password.';
    server.answer({ 'POST /api/admin/account/password': { status: 400, json: { message, errors: [{ path: ['current'], message }] } } });
    await user.type(current, 'wrong');
    await user.type(screen.getByLabelText('New password'), 'another row of words');
    await user.click(button);
    await waitFor(() => expect(current).toHaveAccessibleDescription(message));
    server.answer({ 'POST /api/admin/account/password': { json: account() } });
    await user.click(button);
    await findToast('Password changed');
    expect(current).toHaveValue('');
  });

  it('says when it cannot be read', async () => {
    signedInServer().answer({ [ACCOUNT]: { status: 503, json: { message: 'Busy' } } });
    openConsole('/account');
    expect(await screen.findByText('Failed to fetch your account')).toBeVisible();
  });
});
