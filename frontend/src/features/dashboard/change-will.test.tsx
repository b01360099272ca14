import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getMe } from '@willow/contracts/account/account.contract';
import { type AfterSending, closeUpdate, getAfterSending, openUpdate } from '@willow/contracts/will/after-sending.contract';
import { getWillDocuments } from '@willow/contracts/will/documents.contract';
import { getWillChanges } from '@willow/contracts/will/explanations.contract';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { LIFE_EVENTS } from '@willow/contracts/will/life-events';
import { getWill, type WillRecord } from '@willow/contracts/will/will.contract';
import { getMyOrder } from '@willow/contracts/order/order.contract';
import { listReferrals } from '@willow/contracts/referral/referral.contract';
import { afterSending, signedVersion, toSign } from '../../testing/after-sending.ts';
import { jane, NOW, paidOrder, willAt } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import DashboardPage from './dashboard-page.tsx';

const ROUTES = [
  { path: '/dashboard', Component: DashboardPage },
  { path: '/wizard/:step', Component: () => <h1>Wizard</h1> },
];
const signed = afterSending({ versions: [signedVersion], keptAt: 'The grey box' });
const sent = willAt(10, familyAnswers, { status: 'sent', locked: true });
const open = willAt(10, familyAnswers, { returned: true, updating: true });
const changes = { since: NOW.toISOString(), changes: [{ sentence: 'Mary Poole now gets your boat.', clause: '5' }] };

async function dashboard(will: WillRecord, update: AfterSending['update'] = null, more: Partial<AfterSending> | 'fails' = {}) {
  const server = new FakeServer()
    .on(getMe, { user: jane })
    .on(getWill, { willAnswers: will })
    .on(getMyOrder, { order: paidOrder })
    .on(getWillDocuments, { versionCode: signedVersion.versionCode, documents: ['will'] })
    .on(getWillChanges, changes)
    .on(listReferrals, { referrals: [] });
  if (more === 'fails') server.fail(getAfterSending, 500);
  else server.on(getAfterSending, { ...signed, update, ...more });
  const app = renderApp(ROUTES, '/dashboard', server);
  await screen.findByRole('heading', { name: 'Welcome, Jane' });
  return { ...app, server };
}

describe('change my will', () => {
  it('says when to think of it, opens the answers and goes to them (AM-20)', async () => {
    const { user, server, browser } = await dashboard(sent);
    server.on(openUpdate, { ...signed, update: 'open' });
    await screen.findByRole('button', { name: 'Change My Will' });
    for (const { title } of LIFE_EVENTS) expect(screen.getByText(`${title}.`)).toBeInTheDocument();
    expect(screen.getByText(/choose Change My Will/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change My Will' }));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/wizard/10'));
  });

  it('says plainly why not', async () => {
    const { user, server, browser } = await dashboard(sent);
    server.fail(openUpdate, 409, 'You have changed your will six times in the last twelve months.');
    await user.click(await screen.findByRole('button', { name: 'Change My Will' }));
    expect(await screen.findByText(/six times/)).toHaveAttribute('role', 'alert');
    expect(browser.leave).not.toHaveBeenCalled();
  });

  it('while it is open: what changes, what stays in force, and the way on', async () => {
    await dashboard(open, 'open');
    expect(await screen.findByText(/Mary Poole now gets your boat/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'The will you signed' })).toBeVisible();
    expect(screen.getByText(/It is your will until you sign the new one/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on Changing' })).toHaveAttribute('href', '/wizard/10');
    // On a phone the way on would stand below a long list.
    expect(screen.getByText('Your will in large print')).not.toBeVisible();
    expect(screen.getByText('Update')).toBeVisible();
    expect(screen.queryByText(/Our team has written to you/)).toBeNull();
  });

  it('is given up after a question, and then everything is as it was', async () => {
    const { user, server } = await dashboard(open, 'open');
    await user.click(await screen.findByRole('button', { name: 'Keep My Will as It Is' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Keep your will as it is?' }));
    expect(dialog.getByText(/is dropped/)).toBeVisible();
    expect(server.calls(closeUpdate)).toHaveLength(0);
    server.on(closeUpdate, () => {
      server.on(getWill, { willAnswers: sent }).on(getAfterSending, signed);
      return signed;
    });
    await user.click(dialog.getByRole('button', { name: 'Keep It as It Is' }));
    expect(await screen.findByRole('heading', { name: 'Your will is signed and stored' })).toBeVisible();
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
  });

  it('handed in already, it says so', async () => {
    const { user, server } = await dashboard(open, 'open');
    server.fail(closeUpdate, 409, 'You have handed in your changes.');
    await user.click(await screen.findByRole('button', { name: 'Keep My Will as It Is' }));
    await user.click(screen.getByRole('button', { name: 'Keep It as It Is' }));
    expect(await screen.findByText('You have handed in your changes.')).toHaveAttribute('role', 'alert');
  });

  it.each([
    ['open', open],
    ['being drafted', willAt(10, familyAnswers, { status: 'submitted', locked: true, updating: true })],
    ['under review', willAt(10, familyAnswers, { status: 'draft_generated', locked: true, updating: true })],
    ['stuck', willAt(10, familyAnswers, { status: 'submitted', locked: true, updating: true, draftProblem: { reason: null } })],
  ])('%s, the will that was signed comes first, with all that is known and to be had of it', async (_, will) => {
    await dashboard(will, 'submitted');
    const card = within(await screen.findByRole('region', { name: 'The will you signed' }));
    for (const known of ['21 November 2026', 'Olive Hart and Peter Lamb', 'The grey box']) expect(card.getByText(known)).toBeVisible();
    expect(card.getByRole('link', { name: 'Download a copy (not the signed original)' })).toHaveAttribute(
      'href',
      `/api/will/document.pdf?version=${signedVersion.versionCode}`,
    );
    expect(card.getByRole('link', { name: 'Download the Executor’s Sheet' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('The will you signed');
    expect(screen.queryByText(/If you have signed/)).toBeNull();
  });

  it('under review, the way of the new will is shown, and the signing is not undone', async () => {
    await dashboard(willAt(10, familyAnswers, { status: 'draft_generated', locked: true, updating: true }), 'submitted');
    const track = within(await screen.findByRole('list', { name: 'Where your new will is' }));
    expect(track.getByText('New will signed')).toBeVisible();
    expect(track.queryByText('Signed')).toBeNull();
  });

  it('sent again, the signed one stays first with its download until the new one is signed', async () => {
    const before = { ...signedVersion, versionCode: '0a1b2c3d', state: 'in-force' as const };
    const { server } = await dashboard(sent, null, { versions: [toSign, before], keptAt: 'The grey box' });
    const card = within(await screen.findByRole('region', { name: 'The will you signed' }));
    expect(card.getByRole('link', { name: /Download a copy/ })).toHaveAttribute('href', '/api/will/document.pdf?version=0a1b2c3d');
    expect(card.getByText('The grey box')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Your new will is ready to sign' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Where your new will is' })).toBeVisible();
    expect(server.calls(getAfterSending)).toHaveLength(1);
  });

  it('a will that was never signed is still there while it is changed, and nobody is told that they signed it', async () => {
    await dashboard(willAt(10, familyAnswers, { status: 'draft_generated', locked: true, updating: true }), 'submitted', {
      versions: [toSign],
      keptAt: null,
    });
    const card = within(await screen.findByRole('region', { name: 'The will we sent you' }));
    expect(card.getByRole('link', { name: 'Download Your Will' })).toBeVisible();
    expect(screen.queryByText(/you signed/)).toBeNull();
  });

  it('whether it is signed could not be looked up: said, and tried again', async () => {
    const { server, user } = await dashboard(open, 'open', 'fails');
    await screen.findByText(/We could not look up the will you have/);
    server.on(getAfterSending, { ...signed, update: 'open' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'The will you signed' })).toBeVisible();
  });
});
