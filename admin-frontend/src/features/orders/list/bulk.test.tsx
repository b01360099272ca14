import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { anOrder, OLIVE } from '../../../testing/examples.ts';
import { findToast, listCalls, openConsole, signedInServer } from '../../../testing/open-console.tsx';

const LIST = 'GET /api/admin/orders';
const ids = [
  '0193aaaa-bbbb-7ccc-8ddd-000000000001',
  '0193bbbb-bbbb-7ccc-8ddd-000000000002',
  '0193cccc-bbbb-7ccc-8ddd-000000000003',
] as const;
const named = (id: string, fullName: string, changes: Partial<AdminOrder> = {}) =>
  anOrder({ id, user: { id, fullName, email: `${fullName}@example.test` }, ...changes });

const ANN = named(ids[0], 'Ann');
const BEN = named(ids[1], 'Ben', { status: 'in_review', assignee: { id: 'a2', name: 'Otto', left: false } });
const CY = named(ids[2], 'Cy');

const desk = (orders: readonly AdminOrder[] = [ANN, BEN, CY]) => signedInServer().answer({ [LIST]: { json: orders } });
const bar = async () => within(await screen.findByRole('region', { name: 'Ticked orders' }));

describe('many orders at once', () => {
  it('are archived, each by a change of its own that names what was read; what failed says why and stays ticked', async () => {
    const server = desk().answer({
      [`PATCH /api/admin/orders/${ANN.id}`]: { json: { ...ANN, status: 'archived' } },
      [`PATCH /api/admin/orders/${BEN.id}`]: { status: 409, json: { message: MESSAGES.orderMoved } },
    });
    const { user } = openConsole('/orders');
    await user.click(await screen.findByRole('checkbox', { name: 'Tick order 0193aaaa' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tick order 0193bbbb' }));
    await user.click((await bar()).getByRole('button', { name: 'Archive' }));
    const question = within(await screen.findByRole('dialog', { name: 'Archive 2 orders?' }));
    await user.click(question.getByRole('button', { name: 'Archive Orders' }));
    const failures = within(await screen.findByRole('dialog', { name: '1 order not changed' }));
    expect(failures.getByRole('listitem')).toHaveTextContent(`Ben (0193bbbb): ${MESSAGES.orderMoved}`);
    const sent = [ANN, BEN].map(({ id }) => server.calls(`PATCH /api/admin/orders/${id}`)[0]);
    expect(sent.map((call) => call?.body)).toEqual([
      { status: 'archived', before: 'new' },
      { status: 'archived', before: 'in_review' },
    ]);
    expect(new Set(sent.map((call) => new Headers(call?.init.headers).get('idempotency-key'))).size).toBe(2);
    await user.click(failures.getByRole('button', { name: 'Close' }));
    await findToast('1 order archived');
    expect(await screen.findByRole('checkbox', { name: 'Tick order 0193aaaa' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Tick order 0193bbbb' })).toBeChecked();

    server.answer({ [`PATCH /api/admin/orders/${ANN.id}`]: { json: ANN } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findToast('1 order set back');
    expect(server.calls(`PATCH /api/admin/orders/${ANN.id}`)[1]?.body).toEqual({ status: 'new', before: 'archived' });
    // The list is read once for each of the two, not once for each order.
    await waitFor(() => expect(listCalls(server)).toHaveLength(3));
  });

  it('are ticked by the space bar in a row', async () => {
    desk();
    const { user } = openConsole('/orders');
    await user.click(await screen.findByText('Ben'));
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Tick order 0193bbbb' })).toBeChecked();
    await user.keyboard('{ArrowUp} ');
    expect((await bar()).getByText('2 orders ticked')).toBeVisible();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Tick order 0193aaaa' })).not.toBeChecked();
  });

  it('are all ticked by one box, and given to a colleague as they were read', async () => {
    const server = desk().answer({
      'GET /api/admin/assignees': { json: [{ id: OLIVE.id, name: OLIVE.name }] },
      ...Object.fromEntries(ids.map((id) => [`POST /api/admin/orders/${id}/assignee`, { json: anOrder({ id }) }])),
    });
    const { user } = openConsole('/orders');
    await user.click(await screen.findByRole('checkbox', { name: 'Tick all orders of this page' }));
    expect((await bar()).getByText('3 orders ticked')).toBeVisible();
    await user.click((await bar()).getByRole('button', { name: 'Assign to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 3 orders' }));
    await dialog.findByLabelText('Assign to');
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    await findToast(`3 orders assigned to ${OLIVE.name}`);
    expect(ids.map((id) => server.calls(`POST /api/admin/orders/${id}/assignee`)[0]?.body)).toEqual([
      { operatorId: OLIVE.id, before: null },
      { operatorId: OLIVE.id, before: 'a2' },
      { operatorId: OLIVE.id, before: null },
    ]);
    expect(screen.queryByRole('region', { name: 'Ticked orders' })).toBeNull();
  });
});
