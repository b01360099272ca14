import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { CustomerPage, ListedCustomer } from '@willow/contracts/operator/customers.contract';
import { openConsole, signedInServer } from '../../testing/open-console.tsx';
import { windowWidth } from '../../testing/setup.ts';

const LIST = 'POST /api/admin/customers/search';

const aCustomer = (changes: Partial<ListedCustomer> = {}): ListedCustomer => ({
  id: 'c1',
  person: { fullName: 'Jane Smith', email: 'jane@example.test' },
  verified: true,
  signedUpAt: '2026-11-18T23:30:00Z',
  stage: 'paid',
  answered: 10,
  orderId: '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000',
  cameBy: { referred: false, partnerRef: 'ELM26' },
  ...changes,
});

const pageOf = (customers: readonly ListedCustomer[], total = customers.length, more = false): CustomerPage => ({
  customers: [...customers],
  total,
  more,
});

function open(json: CustomerPage = pageOf([aCustomer()]), path = '/users') {
  const server = signedInServer().answer({ [LIST]: { json } });
  return { server, ...openConsole(path) };
}

describe('the list of users', () => {
  it.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', 'javascript:alert(1)', '{{constructor}}'])(
    'shows %s as somebody typed it, and runs nothing (T-17)',
    async (fullName) => {
      open(pageOf([aCustomer({ person: { fullName, email: 'jane@example.test' } })]));
      expect(await screen.findByText(fullName)).toBeVisible();
      expect(document.querySelector('img[src="x"], script, a[href^="javascript:"]')).toBeNull();
    },
  );

  it('stands where “coming soon” stood: who, since when, how far, which order, and what brought them (A-015)', async () => {
    open(
      pageOf([
        aCustomer(),
        aCustomer({
          id: 'c2',
          person: { fullName: 'Sam Poole', email: 'sam@example.test' },
          stage: 'answering',
          answered: 4,
          orderId: null,
          cameBy: { referred: true, partnerRef: null },
        }),
        aCustomer({
          id: 'c3',
          person: { fullName: 'Kim Roe', email: 'kim@example.test' },
          verified: false,
          stage: 'signed-up',
          orderId: null,
          cameBy: { referred: false, partnerRef: null },
        }),
        aCustomer({ id: 'c4', person: null, stage: 'sent' }),
      ]),
    );
    const table = within(await screen.findByRole('grid', { name: 'Users' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toHaveFocus();
    expect(document.title).toBe('Users | Willow operator console');
    expect(screen.queryByText('Coming soon')).toBeNull();
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Signed up',
      'Progress',
      'Order',
      'Source',
    ]);
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Jane Smithjane@example.test18/11/2026Paid0193aaaaPartner ELM26',
      'Sam Poolesam@example.test18/11/2026Answering4 of 10 questionsNo order yetA friend’s invitation',
      'Kim Roekim@example.test18/11/2026Signed upEmail not confirmedNo order yetDirect',
      'Erased customer18/11/2026Sent0193aaaaPartner ELM26',
    ]);
    expect(table.getByRole('link', { name: 'Jane Smith' })).toHaveAttribute('href', '/admin/users/c1');
    expect(table.getAllByRole('link', { name: '0193aaaa' })[0]).toHaveAttribute(
      'href',
      '/admin/orders/0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000',
    );
    expect(screen.getByText('1–4 of 4')).toBeInTheDocument();
  });

  it('is a list of cards where there is no room for a table', async () => {
    windowWidth.px = 390;
    open();
    const [card] = within(await screen.findByRole('list', { name: 'Users' })).getAllByRole('listitem');
    expect(card).toHaveTextContent('Jane Smithjane@example.testPaidSigned up 18/11/2026Order 0193aaaaCame by partner ELM26');
  });

  it('finds by name or address, and writes neither into the address of the page', async () => {
    const { user, server } = open(pageOf([aCustomer()], 120), '/users?page=2');
    await screen.findByText('51–51 of 120');
    server.answer({ [LIST]: ({ body }) => ({ json: pageOf((body as { search?: string }).search ? [aCustomer({ id: 'c9' })] : [], 1) }) });
    const field = () => screen.getByRole('searchbox', { name: 'Search by name or email' });
    await user.type(field(), 'j');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(field()).toHaveAccessibleDescription('Type at least 2 letters');
    await user.type(field(), 'ane smith{Enter}');
    expect(await screen.findByText('1–1 of 1')).toBeInTheDocument();
    expect(server.calls(LIST).map(({ body }) => body)).toEqual([{ page: 2 }, { page: 1, search: 'jane smith' }]);
    expect(window.location.search).toBe('?search=0');
    expect(field()).toHaveValue('jane smith');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('No customers yet')).toBeInTheDocument();
    expect(window.location.search).toBe('');
    window.history.back();
    await waitFor(() => expect(field()).toHaveValue('jane smith'));
  });

  it('turns its pages, which stand in the address', async () => {
    const { user, server } = open(pageOf([aCustomer()], 2000, true));
    expect(await screen.findByText('1–1 of more than 2,000')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(server.calls(LIST).at(-1)?.body).toEqual({ page: 2 }));
    expect(window.location.search).toBe('?page=2');
  });

  it('forgets what was searched for when the operator signs out', async () => {
    const { user, store, server } = open();
    server.answer({ 'POST /api/admin/logout': { json: { success: true } } });
    await user.type(await screen.findByRole('searchbox'), 'jane{Enter}');
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('jane'));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByLabelText('Password');
    expect(JSON.stringify(store.getState())).not.toContain('jane');
  });

  it('says when there is nobody yet, and when a page is empty by now', async () => {
    open(pageOf([]));
    expect(await screen.findByText('No customers yet')).toBeInTheDocument();
    cleanup();
    const { user } = open(pageOf([]), '/users?page=9');
    expect(await screen.findByText('No customers on this page')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
    expect(await screen.findByText('No customers yet')).toBeInTheDocument();
  });

  it('says when nobody matches, and shows everybody again', async () => {
    const { user, server } = open();
    await screen.findByText('Jane Smith');
    server.answer({ [LIST]: { json: pageOf([]) } });
    await user.type(screen.getByRole('searchbox'), 'zz{Enter}');
    expect(await screen.findByText('No customers match')).toBeInTheDocument();
    server.answer({ [LIST]: { json: pageOf([aCustomer()]) } });
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Jane Smith')).toBeInTheDocument();
  });

  it('says when it cannot be read, and tries again', async () => {
    const server = signedInServer().answer({ [LIST]: { status: 503, json: { message: 'We are busy.' } } });
    const { user } = openConsole('/users');
    expect(await screen.findByText('Failed to fetch users')).toBeInTheDocument();
    expect(screen.getByText('We are busy.')).toBeInTheDocument();
    server.answer({ [LIST]: { json: pageOf([aCustomer()]) } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Jane Smith')).toBeInTheDocument();
  });
});
