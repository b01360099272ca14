import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { inviteFriend, listReferrals, type Referral } from '@willow/contracts/referral/referral.contract';
import { renderApp } from '../../../testing/render-app.tsx';
import { FakeServer } from '../../../web/testing/fake-server.ts';
import ReferralCard from './referral-card.tsx';
import { earnedPence, statusLabel } from './referral-status.ts';

const referral = (id: string, status: string, more: Partial<Referral> = {}): Referral => ({
  id,
  refereeName: `Friend ${id}`,
  refereeEmail: `${id}@friends.test`,
  status,
  createdAt: '2026-11-20T12:00:00Z',
  clickedAt: null,
  ...more,
});
const sam = referral('sam', 'pending');

async function open(referrals: readonly Referral[] = [], { complete = true, server = new FakeServer() } = {}) {
  server.on(listReferrals, () => ({ referrals: [...referrals] }));
  const Card = () => <ReferralCard open={complete} email="jane@example.test" />;
  const app = renderApp([{ path: '/dashboard', Component: Card }], '/dashboard', server);
  await waitFor(() => expect(screen.queryByText('Loading your invitations...')).toBeNull());
  const send = async (name: string, email: string) => {
    if (name) await app.user.type(screen.getByLabelText("Friend's name"), name);
    if (email) await app.user.type(screen.getByLabelText("Friend's email address"), email);
    await app.user.click(screen.getByRole('button', { name: 'Send Referral' }));
  };
  return { ...app, server, send };
}
const toast = () => within(screen.getByRole('region', { name: /Notifications/ }));

describe('the referral card', () => {
  it('has a form for a name and an address, and says whose invitations they are (C-320, C-333, C-342, D-065)', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Refer a friend, earn £25' })).toBeVisible();
    expect(screen.getByLabelText("Friend's name")).toBeEnabled();
    expect(screen.getByLabelText("Friend's email address")).toHaveAttribute('type', 'email');
    expect(screen.getByText('You are referring as jane@example.test.')).toBeVisible();
    expect(screen.getByText('You have not invited anybody yet.')).toBeVisible();
  });

  it('knows the address that the browser remembers (C-333)', async () => {
    localStorage.setItem('userEmail', 'jane.roe@example.test');
    await open();
    expect(screen.getByText('You are referring as jane.roe@example.test.')).toBeVisible();
  });

  it.each([
    ['S', 'sam@friends.test', "Friend's name must be at least 2 characters", "Friend's name", 'C-321'],
    ['Sam', 'sam', 'Please enter a valid email address', "Friend's email address", 'C-322'],
  ])('refuses %j and %j: %s, at %s (%s)', async (name, email, message, label) => {
    const { send, server } = await open();
    await send(name, email);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(server.calls(inviteFriend)).toHaveLength(0);
  });

  it('says which invitation could not be delivered, and what to do', async () => {
    await open([sam, referral('ann', 'pending', { undelivered: true })]);
    expect(screen.getAllByText(/could not be delivered/).map((note) => note.closest('li')?.textContent)).toEqual([
      expect.stringContaining('ann@friends.test'),
    ]);
  });

  it('refuses more than a first name at the field', async () => {
    const { send, server } = await open();
    await send('you owe £480', 'sam@friends.test');
    expect(screen.getByLabelText("Friend's name")).toHaveAccessibleDescription(expect.stringContaining('first name only'));
    expect(server.calls(inviteFriend)).toHaveLength(0);
  });

  it('sends name and address, says so, clears the form and reads the list again (C-328, C-330, C-332, D-085)', async () => {
    const server = new FakeServer();
    const referrals: Referral[] = [];
    server.on(inviteFriend, () => {
      referrals.push(sam);
      return { referral: sam };
    });
    const { send } = await open(referrals, { server });
    await send('Friend sam', ' sam@friends.test ');
    expect(await toast().findByText('Referral Sent!')).toBeInTheDocument();
    expect(
      toast().getByText(
        "Your friend will receive an email with information about our £50 will service. You'll earn £25 when they place an order!",
      ),
    ).toBeInTheDocument();
    expect(server.calls(inviteFriend)[0]?.body).toEqual({ refereeName: 'Friend sam', refereeEmail: 'sam@friends.test' });
    expect(await screen.findByText('sam@friends.test')).toBeVisible();
    expect(screen.getByLabelText("Friend's name")).toHaveValue('');
    expect(server.calls(listReferrals)).toHaveLength(2);
    await waitFor(() => expect(server.calls(listReferrals)).toHaveLength(3), { timeout: 8_000 });
  });

  it.each([
    ['You have already referred this friend.', 409, 'You have already referred this friend.'],
    [undefined, 500, 'Failed to send referral. Please try again.'],
  ])('says why an invitation failed: %j (C-329)', async (message, status, shown) => {
    const { send } = await open([], { server: new FakeServer().fail(inviteFriend, status, message) });
    await send('Sam', 'sam@friends.test');
    expect(await toast().findByText(shown)).toBeInTheDocument();
    expect(screen.getByLabelText("Friend's name")).toHaveValue('Sam');
  });

  it('waits for the will to be complete, and says so at the button (C-343, D-066)', async () => {
    await open([], { complete: false });
    const button = screen.getByRole('button', { name: 'Send Referral' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('You can refer friends once your will is complete.');
  });

  it('lists friends with name, address and status, and what they earned (C-323, C-324, C-344, D-070)', async () => {
    await open([
      sam,
      referral('kim', 'successful', { clickedAt: '2026-11-21T09:00:00Z' }),
      referral('zoe', 'successful', { payableFrom: '2026-12-20T09:00:00Z' }),
      referral('lee', 'paid'),
      referral('pat', 'pending', { clickedAt: '2026-11-21T09:00:00Z' }),
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Friend samsam@friends.testInvited on 20/11/2026PendingCopy link for Friend sam',
      'Friend kimkim@friends.testInvited on 20/11/2026Earned, and not paid out yet. Our team emails you to ask where to send it.Successful',
      'Friend zoezoe@friends.testInvited on 20/11/2026Earned, and not paid out yet. Our team emails you to ask where to send it, from 20/12/2026 on: until then your friend can ask for their money back.Successful',
      'Friend leelee@friends.testInvited on 20/11/2026paid',
      'Friend patpat@friends.testInvited on 20/11/2026, and has looked at itPendingCopy link for Friend pat',
    ]);
    expect(screen.getByText('Earned').textContent).toBe('Earned £75');
    expect(screen.getByText(/It is paid by hand: once your friend has paid/)).toBeVisible();
  });

  it('copies the link of an invitation (C-346, D-088)', async () => {
    const { user, browser } = await open([sam]);
    await user.click(screen.getByRole('button', { name: 'Copy link for Friend sam' }));
    expect(browser.copy).toHaveBeenCalledWith('http://localhost/referral/sam');
    expect(await toast().findByText('Copied!')).toBeInTheDocument();
    browser.copy.mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy link for Friend sam' }));
    expect(await toast().findByText('The link could not be copied.')).toBeInTheDocument();
  });

  it('says when the list cannot be read, and tries again; the form stays (C-441)', async () => {
    const server = new FakeServer().fail(listReferrals, 500);
    const Card = () => <ReferralCard open email="jane@example.test" />;
    const { user } = renderApp([{ path: '/dashboard', Component: Card }], '/dashboard', server);
    expect(await screen.findByText('Failed to fetch referrals')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send Referral' })).toBeEnabled();
    server.on(listReferrals, { referrals: [sam] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('sam@friends.test')).toBeVisible();
    expect(screen.queryByText('Failed to fetch referrals')).toBeNull();
  });
});

describe('the status of a referral', () => {
  it('has a label when it is pending or successful, and is shown raw else (C-326)', () => {
    expect(['pending', 'successful', 'paid', 'on_hold'].map(statusLabel)).toEqual(['Pending', 'Successful', 'paid', 'on_hold']);
  });

  it('earns £25 when successful, and after it was paid out (C-324, C-325, C-344, D-070)', () => {
    const of = (...statuses: readonly string[]) => earnedPence(statuses.map((status) => ({ status })));
    expect([of(), of('pending'), of('successful'), of('successful', 'paid', 'pending')]).toEqual([0, 0, 2500, 5000]);
  });
});
