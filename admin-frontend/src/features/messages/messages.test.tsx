import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReceivedMessage } from '@willow/contracts/contact/contact.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { anOrder } from '../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';

const LIST = 'GET /api/admin/messages';
const ORDERS = 'GET /api/admin/orders';
const MESSAGE: ReceivedMessage = {
  id: '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0001',
  topic: 'payment',
  receivedAt: '2026-11-23T10:00:00.000Z',
  writer: { name: 'Ada Poole', email: 'ada@example.test' },
  message: 'Can I pay by cheque?\nI have no card.',
  signedIn: false,
  settled: null,
};
const SETTLED = { by: { id: 'a1', name: 'Olive' }, at: '2026-11-23T11:00:00.000Z' };
const ANSWER = `POST /api/admin/messages/${MESSAGE.id}/answer`;
const CLOSE = `POST /api/admin/messages/${MESSAGE.id}/close`;

const open = (messages: readonly ReceivedMessage[], orders: readonly object[] = [], path = '/messages') => {
  const server = signedInServer().answer({ [LIST]: { json: messages }, [ORDERS]: { json: orders } });
  return { server, ...openConsole(path) };
};

describe('messages in the console', () => {
  it('says so when nobody waits', async () => {
    const { user } = open([]);
    expect(await screen.findByText('No messages to answer')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Settled' }));
    expect(await screen.findByText('Nothing settled yet')).toBeVisible();
  });

  it('shows who wrote what and about what, and that the address is not proven', async () => {
    open([MESSAGE, { ...MESSAGE, id: 'other', signedIn: true, writer: { name: 'Ben Hart', email: 'ben@example.test' } }]);
    const ada = within(await screen.findByRole('listitem', { name: 'Message of Ada Poole' }));
    expect(ada.getByText('Payment queries')).toBeVisible();
    expect(ada.getByText(/Can I pay by cheque/)).toBeVisible();
    expect(ada.getByText('23 November 2026 at 10:00')).toBeVisible();
    expect(ada.getByText('ada@example.test, not signed in, so the address is unverified')).toBeVisible();
    expect(screen.getByText('ben@example.test, signed in as a customer')).toBeVisible();
  });

  it('is answered in the list, with words, and what was typed survives a failure', async () => {
    const { user, server } = open([MESSAGE]);
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    const form = within(screen.getByRole('form', { name: 'Answer to Ada Poole' }));
    expect(form.getByLabelText('Your answer')).toHaveFocus();
    await user.click(form.getByRole('button', { name: 'Send answer' }));
    expect(form.getByText(MESSAGES.answerMissing)).toBeVisible();
    await user.type(form.getByLabelText('Your answer'), 'Not yet.');
    server.answer({ [ANSWER]: { status: 409, json: { message: MESSAGES.messageSettled } } });
    await user.click(form.getByRole('button', { name: 'Send answer' }));
    expect(await form.findByText(MESSAGES.messageSettled)).toBeVisible();
    expect(form.getByLabelText('Your answer')).toHaveValue('Not yet.');
    server.answer({ [ANSWER]: { json: { ...MESSAGE, settled: { ...SETTLED, answer: 'Not yet.' } } }, [LIST]: { json: [] } });
    await user.click(form.getByRole('button', { name: 'Send answer' }));
    await findToast('Answer sent');
    expect(await screen.findByText('No messages to answer')).toBeVisible();
    expect(server.calls(ANSWER).map(({ body }) => body)).toEqual([{ answer: 'Not yet.' }, { answer: 'Not yet.' }]);
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('is put aside without an answer', async () => {
    const { user, server } = open([MESSAGE]);
    await screen.findByText(/Can I pay by cheque/);
    server.answer({ [CLOSE]: { json: { ...MESSAGE, settled: { ...SETTLED, answer: null } } }, [LIST]: { json: [] } });
    await user.click(screen.getByRole('button', { name: 'Close without replying' }));
    await findToast('Closed');
    await waitFor(() => expect(screen.queryByText(/Can I pay by cheque/)).toBeNull());
  });

  it('that is settled says by whom, when and with what', async () => {
    const settled = { ...MESSAGE, settled: { ...SETTLED, answer: 'Not yet.' } };
    open([settled, { ...settled, id: 'other', settled: { ...SETTLED, answer: null } }], [], '/messages?show=settled');
    expect(await screen.findByText('Not yet.')).toBeVisible();
    expect(screen.getByText(/^Answered by Olive,/)).toHaveTextContent('Answered by Olive, 23 November 2026 at 11:00');
    expect(screen.getByText('No email was sent.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });

  it('says that mails to the address of the writer are refused', async () => {
    open([{ ...MESSAGE, undelivered: true }]);
    expect(await screen.findByText('Email not delivered: the address is wrong')).toBeVisible();
  });

  it('lead to the orders of customers who say that something is wrong, or answered a question', async () => {
    open([], [anOrder({ openProblems: 2, answeredEnquiries: 1 })]);
    expect(await screen.findByRole('link', { name: 'Jane Smith' })).toHaveAttribute('href', `/admin/orders/${anOrder().id}/actions`);
    expect(screen.getByRole('link', { name: 'Jane Smith' }).closest('li')).toHaveTextContent(
      'Jane Smith says that something is wrong (2 messages), and answered our question',
    );
  });

  it('says when the list cannot be read, and reads it again', async () => {
    const { user, server } = open([]);
    await screen.findByText('No messages to answer');
    server.answer({ [LIST]: { status: 503, json: { message: MESSAGES.busy } } });
    await user.click(screen.getByRole('tab', { name: 'Settled' }));
    expect(await screen.findByText('Failed to fetch messages')).toBeVisible();
    server.answer({ [LIST]: { json: [MESSAGE] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Can I pay by cheque/)).toBeVisible();
  });
});
