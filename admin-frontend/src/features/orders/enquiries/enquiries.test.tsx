import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OrderEnquiry } from '@willow/contracts/operator/operator.contract';
import { aDetail, anOrder, flagsOf, NO_CHANGES, OLIVE } from '../../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../../testing/open-console.tsx';
import { windowWidth } from '../../../testing/setup.ts';

const ID = anOrder().id;
const ORDER = `/api/admin/orders/${ID}`;
const BY = { id: OLIVE.id, name: OLIVE.name };
const ASKED: OrderEnquiry = {
  id: 'e1',
  step: null,
  state: 'open',
  question: 'Is Tom your son?',
  by: BY,
  at: '2026-11-20T14:05:00Z',
  answer: null,
  closed: null,
};
const ANSWERED: OrderEnquiry = {
  ...ASKED,
  state: 'answered',
  answer: { text: 'He is mine.', by: 'dashboard', recordedBy: null, at: '2026-11-21T09:30:00Z' },
};
const RECORDED: OrderEnquiry = { ...ASKED, state: 'answered', answer: { ...ANSWERED.answer!, by: 'operator', recordedBy: BY } };
const CLOSED = { by: BY, at: '2026-11-21T10:00:00Z' };

/** The order has the question that `enquiry` is; each call makes the next of `then` of it. */
function openOrder(enquiry: OrderEnquiry | null, ...then: readonly OrderEnquiry[]) {
  windowWidth.px = 390;
  const at = { enquiry, left: [...then] };
  const order = () =>
    anOrder({ openEnquiries: at.enquiry?.state === 'open' ? 1 : 0, answeredEnquiries: at.enquiry?.state === 'answered' ? 1 : 0 });
  const next = () => {
    at.enquiry = at.left.shift() ?? at.enquiry;
    return { json: order() };
  };
  const server = signedInServer().answer({
    'GET /api/admin/orders': () => ({ json: [order()] }),
    [`GET ${ORDER}`]: () => ({ json: { ...aDetail(), order: order(), enquiries: at.enquiry ? [at.enquiry] : [] } }),
    [`GET ${ORDER}/flags`]: { json: flagsOf() },
    [`GET ${ORDER}/changes`]: { json: NO_CHANGES },
    [`POST ${ORDER}/enquiries`]: () => ({ status: 201, ...next() }),
    [`POST ${ORDER}/enquiries/e1/answer`]: next,
    [`POST ${ORDER}/enquiries/e1/closed`]: next,
  });
  return { server, ...openConsole(`/orders/${ID}/actions`) };
}
const notice = () => screen.findByRole('region', { name: 'Questions to the customer' });

describe('a question to the customer', () => {
  it('is asked in words, about a step or not, and stands above the order (A-093, A-097, A-100)', async () => {
    const { user, server } = openOrder(null, { ...ASKED, step: 3 });
    await user.click(await screen.findByRole('button', { name: 'Request Additional Information' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Jane Smith' }));
    await user.click(dialog.getByRole('button', { name: 'Send question' }));
    expect(dialog.getByLabelText('Your question')).toHaveAccessibleDescription('Write what you want to ask.');
    expect(server.calls(`POST ${ORDER}/enquiries`)).toHaveLength(0);
    await user.type(dialog.getByLabelText('Your question'), ' Is Tom your son? ');
    await user.selectOptions(dialog.getByLabelText('Answers to reopen'), '3. Do you have children?');
    expect(dialog.getByText(/submits again without paying/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send question' }));
    await findToast('Order updated');
    expect(server.calls(`POST ${ORDER}/enquiries`)[0]?.body).toEqual({ question: 'Is Tom your son?', step: 3 });
    expect(await notice()).toHaveTextContent('Olive Operator asked, 20 November 2026 at 14:05. Step 3 was opened.');
    expect(await notice()).toHaveTextContent('Jane Smith has not answered yet.');
    expect(screen.getAllByText('Asked customer').length).toBeGreaterThan(0);
  });

  it('shows its answer until it is settled, and with the notes after that', async () => {
    const { user } = openOrder(ANSWERED, { ...ANSWERED, state: 'closed', closed: CLOSED });
    expect(await notice()).toHaveTextContent('Jane Smith answered (21 November 2026 at 09:30): He is mine.');
    expect(screen.getAllByText('Customer answered').length).toBeGreaterThan(0);
    await user.click(within(await notice()).getByRole('button', { name: 'Settle' }));
    await findToast('Question settled');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Questions to the customer' })).toBeNull());
    expect(screen.getByRole('region', { name: 'Settled questions to the customer' })).toHaveTextContent('Settled by Olive Operator');
  });

  it('that was answered by mail or telephone is written down', async () => {
    const { user, server } = openOrder(ASKED, RECORDED);
    await user.click(within(await notice()).getByRole('button', { name: 'Record an answer' }));
    const form = within(screen.getByRole('form', { name: 'Answer of Jane Smith' }));
    await user.click(form.getByRole('button', { name: 'Save answer' }));
    expect(form.getByLabelText('What Jane Smith answered')).toHaveAccessibleDescription('Write your answer.');
    await user.type(form.getByLabelText('What Jane Smith answered'), 'He is mine.');
    await user.click(form.getByRole('button', { name: 'Save answer' }));
    await waitFor(async () => expect(await notice()).toHaveTextContent('recorded by Olive Operator'));
    expect(server.calls(`POST ${ORDER}/enquiries/e1/answer`)[0]?.body).toEqual({ text: 'He is mine.' });
  });

  it('can be withdrawn', async () => {
    const { user } = openOrder(ASKED, { ...ASKED, state: 'closed', closed: CLOSED });
    await user.click(within(await notice()).getByRole('button', { name: 'Withdraw' }));
    await findToast('Question withdrawn');
    expect(await screen.findByText(/^Withdrawn by Olive Operator/)).toBeVisible();
  });

  it('that cannot be sent says why, and keeps what was typed', async () => {
    const { user, server } = openOrder(null);
    server.answer({ [`POST ${ORDER}/enquiries`]: { status: 409, json: { message: 'Five questions are open already.' } } });
    await user.click(await screen.findByRole('button', { name: 'Request Additional Information' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Jane Smith' }));
    await user.type(dialog.getByLabelText('Your question'), 'Why?');
    await user.click(dialog.getByRole('button', { name: 'Send question' }));
    expect((await screen.findAllByText('Five questions are open already.')).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText('Your question')).toHaveValue('Why?');
  });
});
