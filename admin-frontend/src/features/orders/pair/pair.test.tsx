import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OrderPair } from '@willow/contracts/operator/pair.contract';
import { aDetail, anOrder, aReading, flagsOf, NO_CHANGES } from '../../../testing/examples.ts';
import { openConsole, signedInServer } from '../../../testing/open-console.tsx';

const OTHER = '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0001';
const ORDER = `/api/admin/orders/${anOrder().id}`;
const couple = { id: 'c1', orderId: OTHER, isOver: false };

const aPair = (changes: Partial<OrderPair> = {}): OrderPair => ({
  fullName: 'Jane Smith',
  other: { orderId: OTHER, fullName: 'Sam Smith' },
  linkedAt: '2026-11-17T09:00:00Z',
  left: [],
  compared: {
    flags: [{ id: 'guardians', severity: 'HIGH', message: 'For Ben, Jane names Mary and Sam names Lee.', action: 'Ask each of them.' }],
    differences: [{ what: 'Guardians', here: ['Mary'], there: [] }],
    alike: ['Children', 'Executors'],
  },
  ...changes,
});

function open(pair: OrderPair | null, order: Parameters<typeof aDetail>[0] = { pair: couple }, at = `/orders/${anOrder().id}/read`) {
  const server = signedInServer().answer({
    'GET /api/admin/orders': { json: [anOrder(order)] },
    [`GET ${ORDER}`]: { json: aDetail(order) },
    [`GET ${ORDER}/reading`]: { json: aReading() },
    [`GET ${ORDER}/flags`]: { json: flagsOf() },
    [`GET ${ORDER}/changes`]: { json: NO_CHANGES },
    [`GET ${ORDER}/pair`]: { json: { pair } },
  });
  return { server, ...openConsole(at) };
}

const panel = () => screen.findByRole('region', { name: 'The couple’s two wills' });

describe('an order of a couple', () => {
  it('shows beside its will what both say together, and where they differ', async () => {
    open(aPair());
    expect(await within(await panel()).findByText('For Ben, Jane names Mary and Sam names Lee.')).toBeVisible();
    expect(within(await panel()).getByRole('link', { name: 'Sam Smith' })).toHaveAttribute('href', `/admin/orders/${OTHER}/read`);
    const [, row] = within(await panel()).getAllByRole('row');
    expect(
      within(row!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mary', 'Nothing']);
    expect(await panel()).toHaveTextContent('Alike in both: Children · Executors');
    expect(await panel()).toHaveTextContent('Never tell one what the other answered');
  });

  it('says who left', async () => {
    open(aPair({ left: [{ isOther: true, at: '2026-11-19T09:00:00Z' }] }));
    expect(await within(await panel()).findByText(/Sam Smith left on 19 November 2026/)).toBeVisible();
  });

  it.each([
    [{ other: { orderId: null, fullName: 'Sam Smith' }, compared: null }, 'The other has no order yet.'],
    [{ other: { orderId: OTHER, fullName: null }, compared: null }, 'There are no two wills to compare.'],
  ])('says why there is nothing to compare', async (changes, words) => {
    open(aPair(changes));
    expect(await within(await panel()).findByText(words)).toBeVisible();
    expect(within(await panel()).queryByRole('link')).toBeNull();
  });

  it('names what weighs most before the will is sent', async () => {
    const { user } = open(aPair());
    await within(await panel()).findByText('Ask each of them.');
    const approve = await screen.findByRole('button', { name: 'Approve & Send Draft' });
    await waitFor(() => expect(approve).toBeEnabled());
    await user.click(approve);
    expect(await screen.findByRole('dialog')).toHaveTextContent('For Ben, Jane names Mary and Sam names Lee.');
  });

  it('leads to the other, each in its own right', async () => {
    open(aPair(), { pair: { ...couple, isOver: true } }, `/orders/${anOrder().id}/applicant`);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Couple, left')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Other will of the couple' })).toHaveAttribute(
      'href',
      `/admin/orders/${OTHER}/applicant`,
    );
  });
});

it('an order of nobody’s couple asks for none', async () => {
  const { server } = open(null, {});
  await screen.findByRole('region', { name: 'Review flags' });
  expect(screen.queryByText('Couple')).toBeNull();
  expect(server.calls(`GET ${ORDER}/pair`)).toHaveLength(0);
});
