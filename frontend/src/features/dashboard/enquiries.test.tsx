import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getMe } from '@willow/contracts/account/account.contract';
import { answerEnquiry, type CustomerEnquiry, listEnquiries } from '@willow/contracts/order/enquiries.contract';
import { getMyOrder } from '@willow/contracts/order/order.contract';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { getWill } from '@willow/contracts/will/will.contract';
import { jane, paidOrder, willAt } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import DashboardPage from './dashboard-page.tsx';

const ASKED: CustomerEnquiry = {
  id: 'e1',
  step: null,
  state: 'open',
  question: 'Is Tom your son, or your partner’s?',
  askedAt: '2026-11-20T14:05:00Z',
  answer: null,
};
const E1 = { enquiryId: 'e1' };
const ANSWERED: CustomerEnquiry = {
  ...ASKED,
  state: 'answered',
  answer: { text: 'He is mine.', by: 'dashboard', at: '2026-11-21T09:30:00Z' },
};
const serverWith = (enquiry: CustomerEnquiry) =>
  new FakeServer()
    .on(getMe, { user: jane })
    .on(getWill, { willAnswers: willAt(10, familyAnswers, { status: 'draft_generated', locked: true }) })
    .on(getMyOrder, { order: { ...paidOrder, enquiries: enquiry.state === 'closed' ? 0 : 1 } })
    .on(listEnquiries, { enquiries: [enquiry] });
const open = (server: FakeServer) => ({ server, ...renderApp([{ path: '/dashboard', Component: DashboardPage }], '/dashboard', server) });
const card = async (name: string) => (await screen.findByRole('heading', { name })).closest('section')!;

describe('a question of our team', () => {
  it('stands above everything else and is answered in words', async () => {
    const { user, server } = open(serverWith(ASKED));
    const asked = await card('We have a question about your will');
    expect(within(asked).getByText('Our reviewer asked on 20 November 2026 at 14:05:')).toBeVisible();
    expect(within(asked).getByText('Is Tom your son, or your partner’s?')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('We have a question about your will');
    await user.type(within(asked).getByLabelText('Your answer'), ' He is mine. ');
    server.on(answerEnquiry, { enquiries: [ANSWERED] }, E1).on(listEnquiries, { enquiries: [ANSWERED] });
    await user.click(within(asked).getByRole('button', { name: 'Send My Answer' }));
    expect(await card('Thank you for your answer')).toHaveTextContent(/You answered on 21 November 2026 at 09:30:\s*He is mine\./);
    expect(server.calls(answerEnquiry, E1).map(({ body }) => body)).toEqual([{ text: 'He is mine.' }]);
    expect(screen.getByText('We have your answer')).toBeInTheDocument();
  });

  it('needs words, and keeps them when they could not be sent', async () => {
    const { user, server } = open(serverWith(ASKED).fail(answerEnquiry, 429, 'We have your answers.', E1));
    const asked = within(await card('We have a question about your will'));
    await user.click(asked.getByRole('button', { name: 'Send My Answer' }));
    expect(within(asked.getByRole('alert')).getByRole('link')).toHaveTextContent('Write your answer.');
    expect(server.calls(answerEnquiry, E1)).toHaveLength(0);
    await user.type(asked.getByLabelText('Your answer'), 'Mine.');
    await user.click(asked.getByRole('button', { name: 'Send My Answer' }));
    await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent('We have your answers.'));
    expect(asked.getByLabelText('Your answer')).toHaveValue('Mine.');
  });

  it('about an answer leads to its step, or is answered in words', async () => {
    open(serverWith({ ...ASKED, step: 3 }));
    const asked = within(await card('We have a question about your will'));
    expect(asked.getByRole('link', { name: 'Go to Step 3' })).toHaveAttribute('href', '/wizard/3');
    expect(asked.getByText('Everything is right as it is? Tell us in words')).toBeVisible();
  });

  it('that is settled is gone', async () => {
    const { server } = open(serverWith({ ...ANSWERED, state: 'closed' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    await waitFor(() => expect(server.calls(getMyOrder).length).toBeGreaterThan(0));
    expect(server.calls(listEnquiries)).toHaveLength(0);
    expect(screen.queryByRole('heading', { name: 'We have a question about your will' })).toBeNull();
  });

  it('that cannot be read says so, and is read again', async () => {
    const { user, server } = open(serverWith(ASKED).fail(listEnquiries, 503, 'We are busy.'));
    expect(await screen.findByText(/it could not be read/)).toBeVisible();
    server.on(listEnquiries, { enquiries: [ASKED] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('We have a question about your will')).toBeVisible();
  });
});
