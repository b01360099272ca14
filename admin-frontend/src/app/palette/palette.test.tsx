import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ListedCustomer } from '@willow/contracts/operator/customers.contract';
import { anOrder } from '../../testing/examples.ts';
import { openConsole, signedInServer } from '../../testing/open-console.tsx';
import { windowWidth } from '../../testing/setup.ts';

const ORDERS = 'POST /api/admin/orders/search';
const CUSTOMERS = 'POST /api/admin/customers/search';
const JANE: ListedCustomer = {
  id: 'u1',
  person: { fullName: 'Jane Smith', email: 'jane@example.test' },
  verified: true,
  signedUpAt: '2026-11-18T09:00:00Z',
  stage: 'paid',
  answered: 10,
  orderId: anOrder().id,
  cameBy: { referred: false, partnerRef: null },
};

function openSettings() {
  const server = signedInServer().answer({
    'GET /api/admin/orders': { json: [] },
    [ORDERS]: { json: [anOrder()] },
    [CUSTOMERS]: { json: { customers: [JANE], total: 1, more: false } },
  });
  return { server, ...openConsole('/orders') };
}

const open = async ({ user }: Pick<ReturnType<typeof openConsole>, 'user'>) => {
  await screen.findByRole('heading', { name: 'Will Orders' });
  // It loads after the screen.
  await waitFor(async () => {
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('dialog', { name: 'Search and go' })).toBeInTheDocument();
  });
  return within(screen.getByRole('dialog', { name: 'Search and go' }));
};
const active = () => {
  const id = screen.getByRole('combobox', { name: /^Search orders/ }).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

describe('the palette', () => {
  it('opens by its button too, which tells its key, and goes back there', async () => {
    const { user } = openSettings();
    const button = await screen.findByRole('button', { name: 'Jump to…' });
    expect(button).toHaveTextContent('Ctrl K');
    await user.click(button);
    expect(within(await screen.findByRole('dialog', { name: 'Search and go' })).getByRole('combobox')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Jump to…' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Search and go' })).toBeVisible();
  });

  it('has an icon with a name where there is no room for words', async () => {
    windowWidth.px = 390;
    const { user } = openSettings();
    await user.click(await screen.findByRole('button', { name: 'Jump to' }));
    expect(await screen.findByRole('dialog', { name: 'Search and go' })).toBeVisible();
    expect(screen.queryByText('Ctrl K')).toBeNull();
  });

  it('finds orders, customers and actions by their words, and goes there by arrows and Enter', async () => {
    const { server, user } = openSettings();
    const palette = await open({ user });
    expect(palette.getByRole('combobox')).toHaveFocus();
    await user.type(palette.getByRole('combobox'), 'jane');
    const orders = within(await palette.findByRole('group', { name: 'Orders' }));
    expect(orders.getByRole('option')).toHaveTextContent('Jane Smith');
    expect(active()).toMatch(/^Jane SmithOrder 0193aaaa/);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Jane Smithjane@example.test');
    expect(palette.getByRole('option', { selected: true })).toHaveTextContent('jane@example.test');
    await user.keyboard('{ArrowDown}');
    expect(active()).toMatch(/^Jane SmithOrder/);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/users/u1'));
    expect(screen.queryByRole('dialog', { name: 'Search and go' })).toBeNull();
    expect(server.calls(ORDERS).at(-1)).toMatchObject({ body: { search: 'jane' } });
    expect(JSON.stringify(server.calls(ORDERS).map(({ query }) => query))).not.toContain('jane');
  });

  it('offers sections and queues before anything is typed, asks nothing for one letter, and says when there is nothing', async () => {
    const { server, user } = openSettings();
    const palette = await open({ user });
    expect(palette.getByRole('option', { name: /^Flags to decide/ })).toBeInTheDocument();
    await user.type(palette.getByRole('combobox'), 'z');
    expect(await palette.findByText(/^Nothing found\./)).toBeVisible();
    expect(server.calls(ORDERS)).toHaveLength(0);
    await user.clear(palette.getByRole('combobox'));
    await user.type(palette.getByRole('combobox'), 'agree');
    await user.click(await palette.findByRole('option', { name: /^To agree/ }));
    await waitFor(() => expect(window.location.search).toBe('?queue=to_agree'));
  });

  it('stays away while somebody writes in the form of a dialog', async () => {
    const { user } = openSettings();
    await open({ user });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="other"><form></form></div>');
    await user.keyboard('{Control>}k{/Control}?');
    document.getElementById('other')?.remove();
    expect(screen.queryByRole('dialog', { name: 'Search and go' })).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  });

  it('shows the keys of the screen, and those of everywhere', async () => {
    const { user } = openSettings();
    const palette = await open({ user });
    await user.type(palette.getByRole('combobox'), 'keyboard');
    await palette.findByRole('option', { selected: true, name: /^Show keyboard shortcuts/ });
    await user.keyboard('{Enter}');
    const keys = within(await screen.findByRole('dialog', { name: 'Keys' }));
    expect(keys.getByRole('heading', { name: 'Lists' })).toBeVisible();
    expect(keys.getByText('Next row in the list')).toBeVisible();
    expect(keys.getByText('Search orders, customers and actions')).toBeVisible();
    expect(keys.queryByText(/^Approve/)).toBeNull();
  });
});
