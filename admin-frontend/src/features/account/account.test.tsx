import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MyAccount } from '@willow/contracts/operator/my-account.contract';
import { cancels, forgetPasskeyDevice, usePasskeyDevice } from '../../testing/fake-passkeys.ts';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';
import { keptScheme, showScheme } from '../../shared/theme/scheme.ts';
import { hasFocus } from '@willow/frontend/web/testing/has-focus';

const ACCOUNT = 'GET /api/admin/account';
const HERE = {
  id: 's1',
  device: 'Firefox on Linux',
  startedAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T09:00:00.000Z',
  current: true,
};
const THERE = { ...HERE, id: 's2', device: 'Safari on iPhone', current: false };
const account = (changes: Partial<MyAccount> = {}): MyAccount => ({
  sessions: [HERE, THERE],
  authenticator: true,
  passkeys: [],
  ...changes,
});
const open = () => {
  const server = signedInServer().answer({ [ACCOUNT]: { json: account() } });
  return { server, ...openConsole('/account') };
};

describe('my account', () => {
  it('is reached from every screen', async () => {
    signedInServer().answer({ [ACCOUNT]: { json: account() } });
    const { user } = openConsole('/settings');
    await user.click(await screen.findByRole('link', { name: 'My account' }));
    await hasFocus(screen.findByRole('heading', { name: 'My account' }));
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

describe('passkeys', () => {
  const BEGIN = 'POST /api/admin/account/passkeys/challenge';
  const ADD = 'POST /api/admin/account/passkeys';
  const LAPTOP = { id: 'k1', name: 'Work laptop', addedAt: '2026-11-20T08:00:00.000Z', lastUsedAt: '2026-11-21T09:00:00.000Z' };
  const CREATION = {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Willow' },
    user: { id: 'AQID', name: 'olive@willow.example', displayName: 'Olive' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  };
  afterEach(forgetPasskeyDevice);

  const fillIn = async ({ user, server }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: 'Add Passkey' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a passkey' }));
    const goOn = () => user.click(dialog.getByRole('button', { name: 'Create Passkey' }));
    await goOn();
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name, such as Work laptop');
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Enter your password');
    await user.type(dialog.getByLabelText('Name'), ' Work laptop ');
    await user.type(dialog.getByLabelText('Your password'), 'correct horse');
    expect(server.calls(BEGIN)).toHaveLength(0);
    return { dialog, goOn };
  };

  it('are added with a name and the password; the list shows them (AM-4)', async () => {
    usePasskeyDevice();
    const opened = open();
    const { server } = opened;
    const { dialog, goOn } = await fillIn(opened);
    const message = 'This is not your password.';
    server.answer({ [BEGIN]: { status: 400, json: { message, errors: [{ path: ['password'], message }] } } });
    await goOn();
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(message));
    const after = account({ passkeys: [LAPTOP, { ...LAPTOP, id: 'k2', name: 'Phone', lastUsedAt: null }] });
    server.answer({ [BEGIN]: { json: CREATION }, [ADD]: { status: 201, json: after }, [ACCOUNT]: { json: after } });
    await goOn();
    await findToast('Passkey addedWork laptop');
    expect(server.calls(ADD)[0]?.body).toMatchObject({
      name: 'Work laptop',
      passkey: { id: 'AQID', type: 'public-key', response: { attestationObject: 'BQ', clientDataJSON: 'BA', transports: ['internal'] } },
    });
    expect(await screen.findByText('Last used 21 November 2026 at 09:00.')).toBeVisible();
    expect(screen.getByText('Not used yet.')).toBeVisible();
    expect(screen.getAllByText('Added 20 November 2026 at 08:00.')).toHaveLength(2);
  });

  it.each([
    ['when somebody cancels', cancels, 'Cancelled, or it took too long.'],
    ['when the device has one already', hasOne, 'This device has a passkey for your account already.'],
    ['when the address is another', elsewhere, 'Passkeys only work at the console’s own address. Open it at the address you were given.'],
    ['when the device breaks', () => ({ id: 'x' }), 'This device could not do that. Try another, or sign in another way.'],
  ])('are not added %s, and it says so', async (_, make, sentence) => {
    usePasskeyDevice({ make });
    const opened = open();
    const { dialog, goOn } = await fillIn(opened);
    opened.server.answer({ [BEGIN]: { json: CREATION } });
    await goOn();
    expect(await dialog.findByRole('alert')).toHaveTextContent(`Not added${sentence}`);
    expect(opened.server.calls(ADD)).toHaveLength(0);
    expect(dialog.getByLabelText('Name')).toHaveValue(' Work laptop ');
  });

  it('get another name, and are removed after a question; the server may say no', async () => {
    usePasskeyDevice();
    const server = signedInServer().answer({ [ACCOUNT]: { json: account({ passkeys: [LAPTOP] }) } });
    const { user } = openConsole('/account');
    await user.click(await screen.findByRole('button', { name: 'Rename Work laptop' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rename Work laptop' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.click(dialog.getByRole('button', { name: 'Save Name' }));
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name, such as Work laptop');
    await user.type(dialog.getByLabelText('Name'), 'Desk');
    const renamed = account({ passkeys: [{ ...LAPTOP, name: 'Desk' }] });
    server.answer({ 'PATCH /api/admin/account/passkeys/k1': { json: renamed }, [ACCOUNT]: { json: renamed } });
    await user.click(dialog.getByRole('button', { name: 'Save Name' }));
    await findToast('Passkey renamed');
    const REMOVE = 'DELETE /api/admin/account/passkeys/k1';
    const message = 'This is your only second factor. Add another passkey before you remove it.';
    server.answer({ [REMOVE]: { status: 409, json: { message } } });
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Remove Desk' }));
      await user.click(within(screen.getByRole('dialog', { name: 'Remove Desk?' })).getByRole('button', { name: 'Remove' }));
    };
    await remove();
    await findToast(`Not removed${message}`);
    server.answer({ [REMOVE]: { json: account() }, [ACCOUNT]: { json: account() } });
    await remove();
    await waitFor(() => expect(screen.queryByText('Desk')).toBeNull());
  });

  it('cannot be added in a browser that knows none', async () => {
    open();
    expect(await screen.findByText('This browser doesn’t support passkeys. Add one in another.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Passkey' })).toBeNull();
  });
});

function hasOne(): never {
  throw new DOMException('One of the excluded credentials is here.', 'InvalidStateError');
}

function elsewhere(): never {
  throw new DOMException('This is an invalid domain.', 'SecurityError');
}

describe('the appearance', () => {
  afterEach(() => {
    localStorage.clear();
    showScheme('system');
  });

  it('is dark for whoever chose it in this browser, and follows the device again', async () => {
    const { user } = open();
    const looks = within(await screen.findByRole('radiogroup', { name: 'Appearance' }));
    expect(looks.getByLabelText('Same as my device')).toBeChecked();
    await user.click(looks.getByLabelText('Dark'));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(keptScheme()).toBe('dark');
    await user.click(looks.getByLabelText('Same as my device'));
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });
});
