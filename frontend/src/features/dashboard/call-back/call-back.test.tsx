import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getMe } from '@willow/contracts/account/account.contract';
import {
  cancelCallBack,
  changeCallBack,
  getOwnCallBack,
  type OwnCallBack,
  requestCallBack,
} from '@willow/contracts/contact/call-back.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { getWill } from '@willow/contracts/will/will.contract';
import { jane, noWill } from '../../../testing/examples.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { FakeServer } from '../../../web/testing/fake-server.ts';
import DashboardPage from '../dashboard-page.tsx';

const CALL: OwnCallBack = { id: 'c1', topic: 'account', slot: '2026-11-23T11:00', phone: '+447700900123', unansweredAt: null };
const ID = { id: CALL.id };

const open = async (callBack: OwnCallBack | null) => {
  const server = new FakeServer().on(getMe, { user: jane }).on(getWill, { willAnswers: noWill }).on(getOwnCallBack, { callBack });
  const app = renderApp([{ path: '/dashboard', Component: DashboardPage }], '/dashboard', server);
  const card = (await screen.findByRole('heading', { name: callBack ? 'Your call' : 'Would you rather talk?' })).closest('section')!;
  const press = (name: string) => app.user.click(within(card).getByRole('button', { name }));
  return { ...app, server, card, press };
};

describe('a call that a customer asks for', () => {
  it('is booked for a time that we offer, and its time stands on the dashboard', async () => {
    const { user, server, card, press } = await open(null);
    await press('Ask for a call');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a call' }));
    expect(dialog.getByLabelText('Your telephone number')).toHaveValue(jane.mobile ?? '');
    await user.click(dialog.getByRole('button', { name: 'Book the call' }));
    expect(
      within(dialog.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([MESSAGES.contactTopic, MESSAGES.contactMessage, MESSAGES.callSlot]);
    await user.selectOptions(dialog.getByLabelText('What is it about?'), 'Account help');
    await user.type(dialog.getByLabelText('What would you like to talk about?'), 'My link does not come.');
    await user.clear(dialog.getByLabelText('Your telephone number'));
    await user.type(dialog.getByLabelText('Your telephone number'), '07700 900123');
    await user.selectOptions(dialog.getByLabelText('When should we call?'), 'Monday 23 November, 11am to 1pm');
    server.on(requestCallBack, { slot: CALL.slot }).on(getOwnCallBack, { callBack: CALL });
    await user.click(dialog.getByRole('button', { name: 'Book the call' }));
    await waitFor(() =>
      expect(card).toHaveTextContent('We will call you on Monday 23 November between 11am and 1pm, UK time, on 07700 900123.'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls(requestCallBack).map(({ body }) => body)).toEqual([
      {
        topic: 'account',
        message: 'My link does not come.',
        phone: '+447700900123',
        slot: CALL.slot,
        name: jane.fullName,
        email: jane.email,
      },
    ]);
  });

  it('is moved, and what was typed stays when it cannot be', async () => {
    const { user, server, press } = await open(CALL);
    await press('Change time or number');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your call' }));
    expect(dialog.getByLabelText('Your telephone number')).toHaveValue('07700 900123');
    await user.selectOptions(dialog.getByLabelText('When should we call?'), 'Tuesday 24 November, 3pm to 5pm');
    server.fail(changeCallBack, 409, MESSAGES.callSlotGone, ID);
    await user.click(dialog.getByRole('button', { name: 'Change the call' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(MESSAGES.callSlotGone);
    const moved = { ...CALL, slot: '2026-11-24T15:00' };
    server.on(changeCallBack, { callBack: moved }, ID).on(getOwnCallBack, { callBack: moved });
    await user.click(dialog.getByRole('button', { name: 'Change the call' }));
    await screen.findByText('Tuesday 24 November between 3pm and 5pm');
    expect(server.calls(changeCallBack, ID).at(-1)?.body).toEqual({ phone: CALL.phone, slot: moved.slot });
  });

  it('is cancelled', async () => {
    const { server, press } = await open(CALL);
    server.on(cancelCallBack, { callBack: null }, ID).on(getOwnCallBack, { callBack: null });
    await press('Cancel the call');
    expect(await screen.findByText('Would you rather talk?')).toBeVisible();
    expect(screen.getByText('Call cancelled')).toBeInTheDocument();
  });

  it('that nobody answered says so, and asks for another time', async () => {
    const { card, press } = await open({ ...CALL, unansweredAt: '2026-11-23T11:05:00Z' });
    expect(card).toHaveTextContent('We called you on 23 November 2026 at 11:05, and nobody answered.');
    await press('Change time or number');
    expect(await screen.findByLabelText('When should we call?')).toHaveValue('');
  });
});
