import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { aDetail, anOrder, OLIVE } from '../../../testing/examples.ts';
import { findToast, listCalls, openConsole, signedInServer, toast } from '../../../testing/open-console.tsx';
import { windowWidth } from '../../../testing/setup.ts';

const LIST = 'GET /api/admin/orders';
const ORDER = `/api/admin/orders/${anOrder().id}`;
const ASSIGN = `POST ${ORDER}/assignee`;
const ME = { id: OLIVE.id, name: OLIVE.name, left: false };
const OTTO = { id: 'a2', name: 'Otto Operator', left: false };

function orderOf(assignee: AdminOrder['assignee']) {
  const at = { order: anOrder({ assignee }) };
  const named = (id: string | null) => [ME, OTTO].find((each) => each.id === id) ?? null;
  const server = signedInServer().answer({
    [LIST]: () => ({ json: [at.order] }),
    [`GET ${ORDER}`]: () => ({ json: { ...aDetail(), order: at.order } }),
    'GET /api/admin/assignees': { json: [ME, OTTO] },
    [ASSIGN]: ({ body }) => ({ json: (at.order = anOrder({ assignee: named((body as { operatorId: string | null }).operatorId) })) }),
  });
  return { at, server };
}
const line = async () => within(await screen.findByRole('region', { name: 'Assignment' }));

describe('whose order it is', () => {
  it('is taken on the reading screen, given to a colleague and released', async () => {
    const { server } = orderOf(null);
    const { user } = openConsole(`/orders/${anOrder().id}/read`);
    const group = await screen.findByRole('region', { name: 'Assignment' });
    expect(group).toHaveTextContent('Unassigned');
    await user.click(within(group).getByRole('button', { name: 'Assign to Me' }));
    await findToast('Assigned to you');
    await waitFor(() => expect(group).toHaveTextContent('Assigned to me'));
    expect(within(group).queryByRole('button', { name: 'Assign to Me' })).toBeNull();

    await user.click(within(group).getByRole('button', { name: 'Assign to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign the order' }));
    const choice = await dialog.findByLabelText('Assign to');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Otto Operator']);
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(group).toHaveTextContent('Assigned to Otto Operator'));

    await user.click(await (await line()).findByRole('button', { name: 'Release' }));
    await waitFor(() => expect(group).toHaveTextContent('Unassigned'));
    expect(server.calls(ASSIGN).map(({ body }) => body)).toEqual([
      { operatorId: ME.id, before: null },
      { operatorId: OTTO.id, before: ME.id },
      { operatorId: null, before: OTTO.id },
    ]);
  });

  it('that a colleague took meanwhile is said, and shown', async () => {
    const { at, server } = orderOf(null);
    const { user } = openConsole(`/orders/${anOrder().id}/read`);
    const group = await line();
    at.order = anOrder({ assignee: OTTO });
    server.answer({ [ASSIGN]: { status: 409, json: { message: 'Someone else has just reassigned this order.' } } });
    await user.click(group.getByRole('button', { name: 'Assign to Me' }));
    await findToast('Someone else has just reassigned this order.');
    expect(toast()).toHaveTextContent('Not assigned');
    expect(await group.findByText('Otto Operator')).toBeInTheDocument();
  });

  it('is chosen again without choosing anew, when giving it failed', async () => {
    const { server } = orderOf(null);
    const { user } = openConsole(`/orders/${anOrder().id}/read`);
    await user.click(await (await line()).findByRole('button', { name: 'Assign to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign the order' }));
    await user.selectOptions(await dialog.findByLabelText('Assign to'), OTTO.name);
    server.answer({ [ASSIGN]: { status: 500, json: {} } });
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^We don’t know yet.*nothing is done twice\.$/);
    expect(dialog.getByLabelText('Assign to')).toHaveValue(OTTO.id);
    server.answer({ [ASSIGN]: { json: anOrder({ assignee: OTTO }) } });
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    await findToast('Assigned to Otto Operator');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is said to be nobody’s when its colleague has left', async () => {
    orderOf({ ...OTTO, left: true });
    openConsole(`/orders/${anOrder().id}/read`);
    expect(await (await line()).findByText('Unassigned: Otto Operator no longer works on orders')).toBeVisible();
  });

  it.each([
    [ME, 1440, 'Assigned to me'],
    [OTTO, 1440, 'Assigned to Otto Operator'],
    [OTTO, 390, 'Assigned to Otto Operator'],
  ])('stands in the list', async (assignee, px, words) => {
    windowWidth.px = px;
    orderOf(assignee);
    openConsole('/orders');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('stands in the list of an auditor, which has no customers', async () => {
    const { server } = orderOf(OTTO);
    server.answer({ 'GET /api/admin/me': { json: { admin: { ...OLIVE, role: 'auditor' }, enrolment: null } } });
    openConsole('/orders');
    expect(await screen.findByRole('columnheader', { name: 'With whom' })).toBeVisible();
    expect(screen.getByText('Assigned to Otto Operator')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'User' })).toBeNull();
    expect(screen.getByLabelText('Search by order ID')).toBeVisible();
  });

  it('narrows the list, and is kept in the address', async () => {
    const { server } = orderOf(ME);
    const { user } = openConsole('/orders');
    await screen.findByText('Assigned to me');
    await user.selectOptions(screen.getByLabelText('Assigned to'), 'Me');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(listCalls(server)[1]?.query).toEqual({ assignee: 'me' }));
    expect(window.location.search).toBe('?assignee=me');
  });
});
