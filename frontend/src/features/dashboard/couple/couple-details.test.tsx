import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { lazy } from 'react';
import {
  acceptPartner,
  getCouple,
  invitePartner,
  leaveCouple,
  offerAnswers,
  type OwnCouple,
  withdrawOffer,
} from '@willow/contracts/couple/couple.contract';
import { renderApp } from '../../../testing/render-app.tsx';
import { FakeServer } from '../../../web/testing/fake-server.ts';
import { FoldedCard } from '../folded-card.tsx';

const Details = lazy(() => import('./couple-details.tsx'));
const Card = () => <FoldedCard title="Two wills for a couple" of={Details} />;

const invited: OwnCouple = {
  invitedAt: '2026-11-20T12:00:00Z',
  invited: { name: 'Sam', email: 'sam@example.test', until: '2026-12-04T12:00:00Z' },
  acceptedAt: null,
  offeredAt: null,
  isOfferedAnswers: false,
};
const linked: OwnCouple = { ...invited, invited: null, acceptedAt: '2026-11-21T12:00:00Z' };

async function open(couple: OwnCouple | null) {
  let now = couple;
  const server = new FakeServer().on(getCouple, () => ({ couple: now, invitation: null }));
  const becomes = (after: OwnCouple | null) => () => {
    now = after;
    return { couple: after };
  };
  const app = renderApp([{ path: '/dashboard', Component: Card }], '/dashboard', server);
  expect(server.received).toHaveLength(0);
  await app.user.click(screen.getByText('Two wills for a couple'));
  await screen.findByText('This is your will alone. Nobody sees your answers unless you offer them.');
  return { ...app, server, becomes };
}

describe('two wills for a couple, on the dashboard', () => {
  it('asks once more before a mail is sent', async () => {
    const { user, server, becomes } = await open(null);
    server.on(invitePartner, becomes(invited));
    await user.type(await screen.findByLabelText("Your partner's first name"), 'Sam');
    await user.type(screen.getByLabelText("Your partner's own email address"), 'sam@example.test');
    await user.click(screen.getByRole('button', { name: 'Invite your partner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send this invitation?' });
    expect(dialog).toHaveTextContent('sam@example.test');
    expect(server.calls(invitePartner)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/You invited Sam on 20 November 2026/)).toBeVisible();
    expect(server.calls(invitePartner)[0]?.body).toEqual({ name: 'Sam', email: 'sam@example.test' });
  });

  it('takes a code as it is typed, and says what is wrong with one', async () => {
    const { user, server, becomes } = await open(null);
    server.on(acceptPartner, becomes(linked));
    const field = await screen.findByLabelText('Were you invited? Enter your code');
    await user.type(field, '123');
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText('Enter the twelve letters and digits from the email.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'k7qd-9xwm 2hta');
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText(/The invitation was accepted on 21 November 2026/)).toBeVisible();
    expect(server.calls(acceptPartner)[0]?.body).toEqual({ code: 'K7QD9XWM2HTA' });
  });

  it('offers answers only after saying what is seen, and takes the offer back', async () => {
    const { user, server, becomes } = await open(linked);
    const offered = { ...linked, offeredAt: '2026-11-22T12:00:00Z' };
    server.on(offerAnswers, becomes(offered)).on(withdrawOffer, becomes(linked));
    await user.click(await screen.findByRole('button', { name: 'Offer my answers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Offer your answers?' });
    expect(dialog).toHaveTextContent('They never see your gifts');
    await user.click(within(dialog).getByRole('button', { name: 'Offer my answers' }));
    await user.click(await screen.findByRole('button', { name: 'Take the offer back' }));
    expect(await screen.findByRole('button', { name: 'Offer my answers' })).toBeVisible();
  });

  it('leads to what is offered, and is left quietly', async () => {
    const { user, server, becomes } = await open({ ...linked, isOfferedAnswers: true });
    server.on(leaveCouple, becomes(null));
    expect(await screen.findByRole('link', { name: 'Look at them' })).toHaveAttribute('href', '/couple');
    await user.click(screen.getByRole('button', { name: 'Leave quietly' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave quietly?' });
    expect(dialog).toHaveTextContent('Nobody is told.');
    await user.click(within(dialog).getByRole('button', { name: 'Leave quietly' }));
    expect(await screen.findByRole('button', { name: 'Invite your partner' })).toBeVisible();
  });

  it('stays open with what went wrong', async () => {
    const { user, server } = await open(linked);
    server.fail(offerAnswers, 409, 'Answer some questions of your own will first.');
    await user.click(await screen.findByRole('button', { name: 'Offer my answers' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Offer my answers' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Answer some questions');
  });
});
