import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerProblem } from '@willow/contracts/operator/operator.contract';
import { aDetail, anOrder, flagsOf, NO_CHANGES, OLIVE } from '../../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../../testing/open-console.tsx';
import { windowWidth } from '../../../testing/setup.ts';

const ID = anOrder().id;
const ORDER = `/api/admin/orders/${ID}`;
const WROTE: CustomerProblem = { id: 'p1', text: 'It is Anne, with an e.', at: '2026-11-20T14:05:00Z', answered: null };
const ANSWERED = { text: null as string | null, by: { id: OLIVE.id, name: OLIVE.name }, at: '2026-11-21T09:30:00Z' };

function openOrder(problem: CustomerProblem) {
  windowWidth.px = 390;
  const at = { problem };
  const order = () => anOrder({ openProblems: at.problem.answered ? 0 : 1 });
  const server = signedInServer().answer({
    'GET /api/admin/orders': () => ({ json: [order()] }),
    [`GET ${ORDER}`]: () => ({ json: { ...aDetail(), order: order(), problems: [at.problem] } }),
    [`GET ${ORDER}/flags`]: { json: flagsOf() },
    [`GET ${ORDER}/changes`]: { json: NO_CHANGES },
    [`POST ${ORDER}/problems/p1/answered`]: () => {
      at.problem = { ...at.problem, answered: ANSWERED };
      return { json: order() };
    },
    [`POST ${ORDER}/problems/p1/answer`]: ({ body }) => {
      at.problem = { ...at.problem, answered: { ...ANSWERED, text: (body as { answer: string }).answer } };
      return { json: order() };
    },
  });
  return { server, ...openConsole(`/orders/${ID}/actions`) };
}

it('what a customer says is wrong stands above the order until it is answered, and with the notes after that', async () => {
  const { user, server } = openOrder(WROTE);
  const notice = await screen.findByRole('region', { name: 'The customer wrote' });
  expect(notice).toHaveTextContent('Jane Smith says that something is wrong (20 November 2026 at 14:05). It is Anne, with an e.');
  expect(screen.getAllByText('Customer wrote').length).toBeGreaterThan(0);
  await user.click(within(notice).getByRole('button', { name: 'Mark as answered' }));
  await findToast('Marked as answered');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The customer wrote' })).toBeNull());
  expect(server.calls(`POST ${ORDER}/problems/p1/answered`)).toHaveLength(1);
  expect(screen.queryByText('Customer wrote')).toBeNull();
  const kept = screen.getByRole('region', { name: 'Answered messages of the customer' });
  expect(kept).toHaveTextContent(`answered by ${OLIVE.name}, 21 November 2026 at 09:30`);
});

it('is answered where it stands: the answer is mailed, and both sides stay readable', async () => {
  const { user, server } = openOrder(WROTE);
  const notice = within(await screen.findByRole('region', { name: 'The customer wrote' }));
  await user.click(notice.getByRole('button', { name: 'Answer' }));
  await user.click(notice.getByRole('button', { name: 'Send answer' }));
  expect(notice.getByText('Write the answer first.')).toBeVisible();
  const ANSWER = `POST ${ORDER}/problems/p1/answer`;
  server.answer({
    [ANSWER]: { status: 409, json: { message: 'A colleague has answered this message already. Your answer was not sent.' } },
  });
  await user.type(notice.getByLabelText('Your answer'), 'Now it says Anne.');
  await user.click(notice.getByRole('button', { name: 'Send answer' }));
  expect(await notice.findByText(/^A colleague has answered/)).toBeVisible();
  expect(notice.getByLabelText('Your answer')).toHaveValue('Now it says Anne.');
  expect(server.calls(ANSWER)[0]?.body).toEqual({ answer: 'Now it says Anne.' });
});

it('takes an answer that the team has prepared behind what is typed', async () => {
  const { user, server } = openOrder(WROTE);
  server.answer({
    'GET /api/admin/settings': {
      json: {
        notice: null,
        paymentsPaused: false,
        reviewHours: 24,
        answers: [{ id: 'a1', title: 'A new draft', text: 'A new draft follows.' }],
        changes: [],
      },
    },
  });
  const notice = within(await screen.findByRole('region', { name: 'The customer wrote' }));
  await user.click(notice.getByRole('button', { name: 'Answer' }));
  await user.type(notice.getByLabelText('Your answer'), 'Now it says Anne.');
  await user.selectOptions(await notice.findByLabelText('Prepared answers'), 'A new draft');
  expect(notice.getByLabelText('Your answer')).toHaveValue('Now it says Anne.\n\nA new draft follows.');
});

it('stays with the order together with the answer', async () => {
  openOrder({ ...WROTE, answered: { ...ANSWERED, text: 'Now it says Anne.' } });
  const kept = await screen.findByRole('region', { name: 'Answered messages of the customer' });
  expect(kept).toHaveTextContent('It is Anne, with an e.Now it says Anne.');
});

it('a message of somebody who was erased says so', async () => {
  openOrder({ ...WROTE, text: null });
  expect(await screen.findByRole('region', { name: 'The customer wrote' })).toHaveTextContent('erased with the customer’s data');
});
