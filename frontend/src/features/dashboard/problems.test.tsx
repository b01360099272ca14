import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getMe } from '@willow/contracts/account/account.contract';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { getMyOrder, type ReportedProblem, reportProblem } from '@willow/contracts/order/order.contract';
import { getWill } from '@willow/contracts/will/will.contract';
import { jane, paidOrder, willAt } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import DashboardPage from './dashboard-page.tsx';

const WROTE: ReportedProblem = { id: 'p1', reportedAt: '2026-11-20T14:05:00Z', answered: null };
const will = willAt(10, familyAnswers, { status: 'draft_generated', locked: true });
const serverWith = (problems: readonly ReportedProblem[] = []) =>
  new FakeServer()
    .on(getMe, { user: jane })
    .on(getWill, { willAnswers: will })
    .on(getMyOrder, { order: { ...paidOrder, problems: [...problems] } });
const open = async (server = serverWith()) => {
  const app = renderApp([{ path: '/dashboard', Component: DashboardPage }], '/dashboard', server);
  const card = (await screen.findByRole('heading', { name: 'Is something wrong with your will?' })).closest('section')!;
  return { ...app, server, card };
};
const start = async (server = serverWith()) => {
  const app = await open(server);
  await app.user.click(within(app.card).getByRole('button', { name: 'Something is wrong with my will' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Something is wrong with my will' })) };
};

describe('something is wrong with my will', () => {
  it('is told to the team, and the dashboard says so from then on', async () => {
    const { user, server, dialog, card } = await start();
    server.on(reportProblem, { order: { ...paidOrder, problems: [WROTE] } });
    await user.type(dialog.getByLabelText('What is wrong?'), ' It is Anne, with an e. ');
    await user.click(dialog.getByRole('button', { name: 'Send to our team' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls(reportProblem).map(({ body }) => body)).toEqual([{ text: 'It is Anne, with an e.' }]);
    expect(screen.getByText('We have your message')).toBeInTheDocument();
    expect(card).toHaveTextContent(
      'You wrote to us on 20 November 2026 at 14:05. A person on our team reads it and writes back within 24 hours.',
    );
  });

  it('is asked for when nothing was typed', async () => {
    const { user, server, dialog } = await start();
    await user.click(dialog.getByRole('button', { name: 'Send to our team' }));
    expect(within(dialog.getByRole('alert')).getByRole('link')).toHaveTextContent('Say in a few words what is wrong.');
    expect(server.calls(reportProblem)).toHaveLength(0);
  });

  it('keeps what was typed when it could not be sent, and says why', async () => {
    const { user, dialog } = await start(serverWith().fail(reportProblem, 429, 'We have your messages.'));
    await user.type(dialog.getByLabelText('What is wrong?'), 'It is Anne.');
    await user.click(dialog.getByRole('button', { name: 'Send to our team' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('We have your messages.');
    expect(dialog.getByLabelText('What is wrong?')).toHaveValue('It is Anne.');
  });

  it('shows the answer, its lines as they were written', async () => {
    const text = 'We have put the e in.\n\nA new draft follows.';
    const { card } = await open(serverWith([{ ...WROTE, answered: { at: '2026-11-21T09:30:00Z', text } }]));
    expect(card).toHaveTextContent('We answered on 21 November 2026 at 09:30:');
    expect(within(card).getByRole('blockquote').textContent).toBe(text);
  });

  it('says when it was answered in another way than here', async () => {
    const { card } = await open(serverWith([{ ...WROTE, answered: { at: '2026-11-21T09:30:00Z', text: null } }]));
    expect(card).toHaveTextContent('We answered on 21 November 2026 at 09:30, by email or telephone.');
    expect(within(card).queryByRole('blockquote')).toBeNull();
  });

  it('is not offered before there is a will that was paid for', async () => {
    const server = serverWith().on(getMyOrder, { order: { ...paidOrder, paymentStatus: 'pending' } });
    renderApp([{ path: '/dashboard', Component: DashboardPage }], '/dashboard', server);
    await screen.findByRole('heading', { name: /^Welcome/ });
    await waitFor(() => expect(server.calls(getMyOrder).length).toBeGreaterThan(0));
    expect(screen.queryByRole('heading', { name: 'Is something wrong with your will?' })).toBeNull();
  });
});

describe('help', () => {
  it('stands on the page with hours and how soon we answer (D-013)', async () => {
    await open();
    expect(screen.getByText('Monday to Friday, 9am-6pm. We answer within 24 hours.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', 'mailto:support@willow.example');
  });
});
