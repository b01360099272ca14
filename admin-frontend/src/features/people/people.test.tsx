import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Person } from '@willow/contracts/operator/people.contract';
import { OLIVE } from '../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';

const LIST = 'GET /api/admin/people';
const INVITE = 'POST /api/admin/people';
const aPerson = (changes: Partial<Person> = {}): Person => ({
  id: 'p1',
  name: 'Audrey Poole',
  email: 'audrey@willow.example',
  role: 'auditor',
  state: 'active',
  secondFactor: true,
  passkeys: 0,
  lastSignInAt: '2026-11-20T09:00:00.000Z',
  invitedUntil: null,
  sessions: 0,
  self: false,
  ...changes,
});
const OWN = aPerson({ id: 'a1', name: 'Olive', email: OLIVE.email, role: 'admin', self: true });

const open = (...people: readonly Person[]) => {
  const me = { json: { admin: { ...OLIVE, role: 'admin' }, enrolment: null } };
  const server = signedInServer().answer({ 'GET /api/admin/me': me, [LIST]: { json: [OWN, ...people] } });
  return { server, ...openConsole('/people') };
};
const row = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

describe('the people of the team', () => {
  it('are listed with role, state, second factor and last sign-in (AM-8)', async () => {
    const invitedUntil = '2031-11-26T09:00:00.000Z';
    open(
      aPerson({ passkeys: 2 }),
      aPerson({ id: 'p2', name: 'Ines', state: 'invited', secondFactor: false, lastSignInAt: null, invitedUntil }),
      aPerson({ id: 'p3', name: 'Otto', state: 'invited', invitedUntil, undelivered: true }),
    );
    expect((await row('Otto')).getByText('Email not delivered')).toBeVisible();
    const audrey = await row('Audrey Poole');
    for (const text of ['Auditor', 'Active', 'Authenticator app and 2 passkeys', '20 November 2026 at 09:00'])
      expect(audrey.getByText(text)).toBeVisible();
    const ines = await row('Ines');
    for (const text of ['Invited', 'Until 26 November 2031 at 09:00', 'Never']) expect(ines.getByText(text)).toBeVisible();
    expect((await row('Olive (you)')).queryByRole('button')).toBeNull();
  });

  it('says when they cannot be read, and reads again', async () => {
    const { server, user } = open();
    server.answer({ [LIST]: { status: 503, json: { message: 'The service is busy. Please try again in a moment.' } } });
    expect(await screen.findByText('Failed to fetch people')).toBeVisible();
    server.answer({ [LIST]: { json: [OWN] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Olive (you)' })).toBeVisible();
  });

  it('are invited by name, address and role', async () => {
    const { server, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite a Team Member' }));
    await user.click(dialog.getByRole('button', { name: 'Send Link' }));
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    expect(server.calls(INVITE)).toHaveLength(0);
    await user.type(dialog.getByLabelText('Name'), 'Ines');
    await user.type(dialog.getByLabelText('Email'), 'ines@willow.example');
    await user.click(dialog.getByRole('radio', { name: /^Auditor/ }));
    server.answer({ [INVITE]: { status: 409, json: { message: 'Somebody of the team has this email address already.' } } });
    await user.click(dialog.getByRole('button', { name: 'Send Link' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody of the team has this email address already.');
    const ines = aPerson({ id: 'p2', name: 'Ines', state: 'invited' });
    server.answer({ [INVITE]: { status: 201, json: ines }, [LIST]: { json: [OWN, ines] } });
    await user.click(dialog.getByRole('button', { name: 'Send Link' }));
    await findToast('Invitation sent');
    expect(server.calls(INVITE).at(-1)?.body).toEqual({ name: 'Ines', email: 'ines@willow.example', role: 'auditor' });
    expect(await screen.findByRole('heading', { name: 'Ines' })).toBeVisible();
  });

  it.each([
    ['Disable', 'Disable', 'PATCH /api/admin/people/p1', { active: false }, {}],
    ['Enable', 'Enable', 'PATCH /api/admin/people/p1', { active: true }, { state: 'disabled' }],
    ['Reset Second Factor', 'Reset', 'DELETE /api/admin/people/p1/second-factor', undefined, {}],
    ['Reset Second Factor', 'Reset', 'DELETE /api/admin/people/p1/second-factor', undefined, { secondFactor: false, passkeys: 1 }],
    ['Sign Out', 'Sign Out', 'DELETE /api/admin/people/p1/sessions', undefined, { sessions: 2 }],
    ['Send New Link', 'Send Link', 'POST /api/admin/people/p1/invitation', undefined, { state: 'invited', secondFactor: false }],
  ] as const)('%s is asked about, then done', async (label, confirm, call, body, changes) => {
    const { server, user } = open(aPerson(changes));
    const button = await screen.findByRole('button', { name: `${label}: Audrey Poole` });
    await user.click(button);
    expect(server.calls(call)).toHaveLength(0);
    server.answer({ [call]: { json: aPerson() } });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
    await waitFor(() => expect(server.calls(call)).toHaveLength(1));
    expect(server.calls(call)[0]?.body).toEqual(body);
  });

  it('get another role, and the server may say no', async () => {
    const { server, user } = open(aPerson({ role: 'admin' }));
    await user.click(await screen.findByRole('button', { name: 'Change Role: Audrey Poole' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the role of Audrey Poole' }));
    await user.click(dialog.getByRole('radio', { name: /^Operator/ }));
    const message = 'This is the last admin who can sign in. Make somebody else an admin first.';
    server.answer({ 'PATCH /api/admin/people/p1': { status: 409, json: { message } } });
    await user.click(dialog.getByRole('button', { name: 'Change Role' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    server.answer({ 'PATCH /api/admin/people/p1': { json: aPerson({ role: 'operator' }) } });
    await user.click(dialog.getByRole('button', { name: 'Change Role' }));
    await findToast('Role changedAudrey Poole: Operator');
  });
});
