import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { anOrder, OLIVE } from '../../testing/examples.ts';
import { catchDownloads } from '../../testing/downloads.ts';
import { exportsCsv, listCalls, openConsole, signedInServer } from '../../testing/open-console.tsx';
import { windowWidth } from '../../testing/setup.ts';
import { hasFocus } from '@willow/frontend/web/testing/has-focus';

const LIST = 'GET /api/admin/orders';
const SEARCH = 'POST /api/admin/orders/search';
const ID = anOrder().id;

const listing = (...orders: readonly ReturnType<typeof anOrder>[]) =>
  signedInServer().answer({ [LIST]: { json: orders }, [SEARCH]: { json: orders } });

/** So many orders, page by page. */
const pages = (count: number, total = String(count)) => {
  const all = Array.from({ length: count }, (_, index) =>
    person(`Person ${index + 1}`, { id: `order-${index + 1}` }, `p${index + 1}@example.test`),
  );
  return signedInServer().answer({
    [LIST]: ({ query: { page = '1', pageSize = '50' } }) => ({
      json: all.slice((Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)),
      total,
    }),
  });
};

const person = (fullName: string, changes: Partial<AdminOrder>, email = 'p@example.test') =>
  anOrder({ id: `order of ${fullName}`, user: { id: fullName, fullName, email }, ...changes });

const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(name)).closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`${name} is in no row`);
  return row;
};

const labels = (row: HTMLElement) =>
  [...within(row).queryAllByRole('link'), ...within(row).queryAllByRole('button')].map(({ textContent }) => textContent);

describe('the list of orders', () => {
  it('has its heading, filters, buttons and columns (A-024, A-025, A-026, A-027, A-028, A-029, A-030, A-036, A-067, D-081)', async () => {
    listing(anOrder());
    openConsole('/orders');
    await hasFocus(screen.findByRole('heading', { name: 'Will Orders' }));
    await screen.findByLabelText('Status');
    const choices = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value);
    expect(choices('Status')).toEqual(['all', 'new', 'in_review', 'sent']);
    expect(choices('Date range')).toEqual(['all', 'today', 'week', 'month']);
    expect(screen.getByLabelText('Search by name, email or order ID')).toBeInTheDocument();
    for (const name of ['Apply Filters', 'Refresh', 'Export CSV']) expect(screen.getByRole('button', { name })).toBeInTheDocument();
    await rowOf('Jane Smith');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Order ID',
      'User',
      'Submitted',
      'Status',
      'Payment',
      'Actions',
    ]);
  });

  it.each([
    ['a colleague opened a little while ago', 'a2', 4, 'ready', 'Otto Operator opened it 4 minutes ago'],
    ['a colleague opened long ago', 'a2', 61, 'ready', null],
    ['I opened myself', OLIVE.id, 4, 'ready', null],
    ['a colleague opened and has been sent', 'a2', 4, 'sent', null],
  ] as const)('says of a will that %s who may be at work on it', async (_, id, minutes, stage, said) => {
    const opened = { by: { id, name: 'Otto Operator' }, at: new Date(Date.now() - minutes * 60_000 - 1).toISOString() };
    listing(anOrder({ stage, opened }));
    openConsole('/orders');
    const row = await rowOf('Jane Smith');
    expect(within(row).queryByText(/opened it/)?.textContent ?? null).toBe(said);
  });

  it('shows the short and the full id, who, and when in London (A-037, A-038, A-039)', async () => {
    listing(anOrder());
    openConsole('/orders');
    const row = await rowOf('Jane Smith');
    for (const text of ['0193aaaa', ID, 'jane@example.test', '18/11/2026']) expect(within(row).getByText(text)).toBeInTheDocument();
  });

  it('calls every status and payment by its name (A-040, A-041, A-042, A-043, A-044, A-045, A-046, A-064)', async () => {
    listing(
      person('One', { status: 'new', paymentStatus: 'pending' }),
      person('Two', { status: 'in_review', paymentStatus: 'processing' }),
      person('Three', { status: 'sent', paymentStatus: 'succeeded' }),
      person('Four', { status: 'archived', paymentStatus: 'failed' }),
    );
    openConsole('/orders');
    const badges = async (name: string) => {
      const cells = within(await rowOf(name)).getAllByRole('gridcell');
      return [cells[3]?.textContent, cells[4]?.textContent];
    };
    expect(await badges('One')).toEqual(['New', 'Pending']);
    expect(await badges('Two')).toEqual(['In Review', 'Processing']);
    expect(await badges('Three')).toEqual(['Sent', 'Paid']);
    expect(await badges('Four')).toEqual(['Archived', 'Failed']);
  });

  it('offers for each order just what can be done with it (A-047, A-048, A-049, A-050)', async () => {
    listing(
      person('New and paid', { status: 'new', paymentStatus: 'succeeded' }),
      person('New and unpaid', { status: 'new', paymentStatus: 'pending' }),
      person('In review, being paid', { status: 'in_review', paymentStatus: 'processing' }),
      person('Sent', { status: 'sent', paymentStatus: 'succeeded' }, 'sent@example.test'),
      person('Archived, unpaid', { status: 'archived', paymentStatus: 'failed' }),
    );
    openConsole('/orders');
    expect(labels(await rowOf('New and paid'))).toEqual(['View', 'Draft PDF', 'Final PDF', 'Approve', 'Resend Receipt']);
    expect(labels(await rowOf('New and unpaid'))).toEqual(['View', 'Approve']);
    expect(labels(await rowOf('In review, being paid'))).toEqual(['View', 'Fix Payment']);
    expect(labels(await rowOf('sent@example.test'))).toEqual(['View', 'Draft PDF', 'Final PDF', 'Resend Receipt']);
    expect(labels(await rowOf('Archived, unpaid'))).toEqual(['View']);
  });

  it('opens the documents in a new window (A-051, A-052)', async () => {
    listing(anOrder());
    openConsole('/orders');
    const row = await rowOf('Jane Smith');
    for (const [name, file] of [
      ['Draft PDF', 'draft.pdf'],
      ['Final PDF', 'final.pdf'],
    ] as const) {
      const link = within(row).getByRole('link', { name });
      expect(link).toHaveAttribute('href', `/api/admin/orders/${ID}/${file}`);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('lets the arrow keys walk into the actions of a row and along them', async () => {
    listing(anOrder());
    const { user } = openConsole('/orders');
    const row = await rowOf('Jane Smith');
    await user.click(within(row).getByText('New'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(within(row).getByRole('link', { name: 'View' })).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(row).getByRole('button', { name: 'Approve' })).toHaveFocus());
  });
});

describe('filtering the orders', () => {
  it('asks without status and search when they are all or empty (A-031, A-032)', async () => {
    const server = listing(anOrder());
    const { user } = openConsole('/orders');
    await rowOf('Jane Smith');
    await user.type(screen.getByLabelText(/^Search/), ' all ');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(listCalls(server)).toHaveLength(2));
    expect(listCalls(server).map(({ query }) => query)).toEqual([{}, {}]);
  });

  it('takes effect on Apply Filters and is kept in the address, except for the words that are searched for (A-025, A-026, A-027, A-028, A-031, A-032, A-066)', async () => {
    const server = listing(anOrder());
    const { user } = openConsole('/orders');
    await rowOf('Jane Smith');
    await user.selectOptions(screen.getByLabelText('Status'), 'in_review');
    await user.selectOptions(screen.getByLabelText('Date range'), 'week');
    await user.type(screen.getByLabelText(/^Search/), '  Jane ');
    expect(listCalls(server)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(server.calls(SEARCH)).toHaveLength(1));
    expect(server.calls(SEARCH)[0]).toMatchObject({ query: { status: 'in_review', dateRange: 'week' }, body: { search: 'Jane' } });
    expect(window.location.search).toBe('?status=in_review&dateRange=week&search=0');
    expect(screen.getByRole('button', { name: 'Apply Filters' })).toHaveFocus();
    expect(server.received.filter(({ search }) => /jane/i.test(search))).toEqual([]);
  });

  it('has the words again after Back and after a reload of the tab, until the operator signs out', async () => {
    const server = listing(anOrder()).answer({ 'POST /api/admin/logout': { json: { success: true } } });
    const first = openConsole('/orders');
    await rowOf('Jane Smith');
    await first.user.type(screen.getByLabelText(/^Search/), 'Jane');
    await first.user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(window.location.search).toBe('?search=0'));
    await first.user.selectOptions(screen.getByLabelText('Status'), 'new');
    await first.user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(window.location.search).toBe('?status=new&search=0'));
    window.history.back();
    await waitFor(() => expect(screen.getByLabelText('Status')).toHaveValue('all'));
    expect(screen.getByLabelText(/^Search/)).toHaveValue('Jane');
    first.unmount();

    const { user } = openConsole('/orders?search=0');
    await rowOf('Jane Smith');
    expect(screen.getByLabelText(/^Search/)).toHaveValue('Jane');
    expect(server.calls(SEARCH).at(-1)?.body).toEqual({ search: 'Jane' });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByLabelText('Password');
    expect(sessionStorage).toHaveLength(0);
  });

  it('that an address asks for by a place that this tab does not know are none', async () => {
    const server = listing(anOrder());
    openConsole('/orders?search=Jane');
    await rowOf('Jane Smith');
    expect(screen.getByLabelText(/^Search/)).toHaveValue('');
    expect(listCalls(server).map(({ query }) => query)).toEqual([{}]);
  });

  it('reads filters, order and page from the address and asks for just that page', async () => {
    const server = pages(153);
    const { user } = openConsole('/orders?status=new&payment=succeeded&age=day&review=odd&sort=user.desc&page=2');
    await rowOf('Person 51');
    const asked = { status: 'new', payment: 'succeeded', age: 'day', sort: 'user.desc' };
    expect(listCalls(server).map(({ query }) => query)).toEqual([{ ...asked, page: '2' }]);
    for (const [label, value] of [
      ['Status', 'new'],
      ['Payment', 'succeeded'],
      ['Waiting', 'day'],
      ['Review flags', 'all'],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(screen.getByText('51–100 of 153')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await rowOf('Person 1');
    expect(listCalls(server)[1]?.query).toEqual(asked);
    expect(window.location.search).toBe('?status=new&payment=succeeded&age=day&review=odd&sort=user.desc');
  });

  it('says so when there are more than were counted, and when the list has become shorter', async () => {
    pages(120, '120+');
    const { user } = openConsole('/orders?page=2');
    expect(await screen.findByText('51–100 of more than 120')).toBeInTheDocument();
    pages(50);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
    expect(await screen.findByText('1–50 of 50')).toBeInTheDocument();
  });

  it('goes on behind the last order that was shown, and back before the first, while orders come', async () => {
    const all = Array.from({ length: 150 }, (_, index) => person(`Person ${index + 1}`, { id: `order-${index + 1}` }));
    const server = signedInServer().answer({
      [LIST]: ({ query: { after, before } }) => {
        const at = (id: string) => all.findIndex((each) => each.id === id);
        const from = after ? at(after) + 1 : before ? at(before) - 50 : 0;
        const shown = all.slice(from, from + 50);
        const more = from + 50 < all.length;
        return {
          json: shown,
          total: String(all.length),
          after: more ? shown.at(-1)?.id : undefined,
          before: from > 0 ? shown[0]?.id : undefined,
        };
      },
    });
    const { user } = openConsole('/orders');
    await screen.findByText('Person 50');
    const come = (name: string) => void all.unshift(person(name, { id: name }));
    come('Ann New');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Person 51')).toBeInTheDocument();
    expect(screen.queryByText('Person 50')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Person 150')).toBeInTheDocument();
    // One more order than three pages hold, and it is not behind these.
    expect(screen.getByText('101–150 of 151')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Person 100')).toBeInTheDocument();
    expect(window.location.search).toBe('?page=2&before=order-101');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Person 1')).toBeInTheDocument();
    expect(window.location.search).toBe('');
    expect(listCalls(server).map(({ query }) => query)).toEqual([
      {},
      { page: '2', after: 'order-50' },
      { page: '3', after: 'order-100' },
      { page: '2', before: 'order-101' },
    ]);
  });

  it('has a column sorted by the API and keeps that in the address', async () => {
    const server = listing(anOrder());
    const { user } = openConsole('/orders');
    await rowOf('Jane Smith');
    await user.click(await screen.findByRole('columnheader', { name: 'User' }));
    await waitFor(() => expect(listCalls(server)[1]?.query).toEqual({ sort: 'user.asc' }));
    expect(window.location.search).toBe('?sort=user.asc');
  });

  it('reads a queue from its front, and filters within it', async () => {
    const server = listing(anOrder());
    const { user } = openConsole('/orders?queue=ready');
    await rowOf('Jane Smith');
    await user.selectOptions(screen.getByLabelText('Waiting'), 'week');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(listCalls(server)).toHaveLength(2));
    const asked = { queue: 'ready', sort: 'waiting.asc' };
    expect(listCalls(server).map(({ query }) => query)).toEqual([asked, { ...asked, age: 'week' }]);
    expect(window.location.search).toBe('?queue=ready&age=week');
  });
});

describe('the filters that are on', () => {
  const chips = () =>
    within(screen.getByRole('list', { name: 'Filters that are on' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent.trim());

  it('are chips, each of which takes its own off at once', async () => {
    const server = listing(anOrder());
    const { user } = openConsole('/orders?queue=ready&status=new&payment=succeeded&age=week');
    await rowOf('Jane Smith');
    await screen.findByLabelText('Status');
    expect(chips()).toEqual(['Status: New', 'Payment: Received', 'Waiting: Over a week', 'Clear all']);
    await user.click(screen.getByRole('button', { name: 'Remove filter Payment: Received' }));
    await waitFor(() => expect(window.location.search).toBe('?queue=ready&status=new&age=week'));
    expect(listCalls(server).at(-1)?.query).toEqual({ queue: 'ready', sort: 'waiting.asc', status: 'new', age: 'week' });
    expect(screen.getByLabelText('Payment')).toHaveValue('all');
    expect(screen.getByRole('button', { name: 'More filters' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(window.location.search).toBe('?queue=ready'));
    expect(screen.queryByRole('list', { name: 'Filters that are on' })).toBeNull();
  });

  it('leave alone what is changed right after Apply', async () => {
    listing(anOrder());
    openConsole('/orders');
    await rowOf('Jane Smith');
    const payment = await screen.findByLabelText('Payment');
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'new' } });
    act(() => {
      fireEvent.submit(screen.getByRole('form', { name: 'Filter orders' }));
      fireEvent.change(payment, { target: { value: 'failed' } });
    });
    await waitFor(() => expect(window.location.search).toBe('?status=new'));
    expect(screen.getByLabelText('Status')).toHaveValue('new');
    expect(payment).toHaveValue('failed');
  });

  it('are folded away but for the usual ones, and unfold', async () => {
    listing(anOrder());
    const { user } = openConsole('/orders');
    await screen.findByLabelText('Status');
    expect(screen.getByLabelText('Review flags')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    for (const label of ['Payment', 'Review flags', 'Assigned to', 'Waiting']) expect(screen.getByLabelText(label)).toBeVisible();
  });
});

describe('the layout of the list', () => {
  afterEach(() => localStorage.clear());

  it('has the columns and the density that this operator chose, also the next time', async () => {
    listing(anOrder({ finalAmount: 45 }));
    const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const { user, unmount } = openConsole('/orders');
    await rowOf('Jane Smith');
    await user.click(await screen.findByRole('button', { name: 'Display' }));
    const choices = within(await screen.findByRole('dialog', { name: 'Display' }));
    await user.click(choices.getByLabelText('Amount'));
    await user.click(choices.getByLabelText('Submitted'));
    await user.click(choices.getByLabelText('Compact'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(columns()).toEqual(['Order ID', 'User', 'Status', 'Payment', 'Amount', 'Actions']);
    expect(within(await rowOf('Jane Smith')).getByText('£45.00')).toBeInTheDocument();
    unmount();

    openConsole('/orders');
    expect(within(await rowOf('Jane Smith')).getByText('£45.00')).toBeInTheDocument();
    expect(within(await rowOf('Jane Smith')).queryByText(ID)).toBeNull();
    expect(columns()).not.toContain('Submitted');
  });
});

describe('the states of the list', () => {
  it('says when it cannot be read and tries again on request (A-062)', async () => {
    const server = signedInServer().answer({ [LIST]: { status: 500, json: { message: 'Something went wrong. Please try again.' } } });
    const { user } = openConsole('/orders');
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Failed to fetch ordersSomething went wrong. Please try again.');
    server.answer({ [LIST]: { json: [anOrder()] } });
    await user.click(within(problem).getByRole('button', { name: 'Try again' }));
    expect(await rowOf('Jane Smith')).toBeInTheDocument();
  });

  it('says when there is nothing, and clears filters that match nothing', async () => {
    listing();
    const { user } = openConsole('/orders?status=sent');
    await user.type(await screen.findByLabelText(/^Search/), 'nobody');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(window.location.search).toContain('search=0'));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Search/)).toHaveValue('');
  });

  it('asks again on Refresh and otherwise never by itself (A-029, A-174)', async () => {
    const server = listing(anOrder());
    const { user } = openConsole('/orders');
    await rowOf('Jane Smith');
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    await rowOf('Jane Smith');
    expect(listCalls(server)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(listCalls(server)).toHaveLength(2));
  });

  it('shows cards with the same actions and marks where a table does not fit', async () => {
    windowWidth.px = 390;
    listing(anOrder({ dispute: 'fraud' }));
    openConsole('/orders');
    const card = within(await screen.findByRole('list', { name: 'Orders' })).getByRole('listitem');
    expect(labels(card)).toEqual(['View', 'Draft PDF', 'Final PDF', 'Approve', 'Resend Receipt']);
    expect(within(card).getByText('Fraud warning')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

describe('exporting the orders', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const EXPORT = 'POST /api/admin/orders/export';

  it('saves what the server makes of the whole list, as it is filtered and sorted, for a purpose (A-030, A-178, D-076, D-083)', async () => {
    const saved = catchDownloads();
    const server = pages(1234).answer({ [EXPORT]: { text: '"Order ID"\r\n"one"\r\n' } });
    const { user } = openConsole('/orders?status=new&sort=user.asc&page=3');
    await rowOf('Person 101');
    await exportsCsv(user, 'Accounts and tax');
    expect(await screen.findByText('Export successful')).toBeInTheDocument();
    expect(server.calls(EXPORT)).toMatchObject([{ query: { status: 'new', sort: 'user.asc' }, body: { purpose: 'accounts' } }]);
    expect(server.calls(EXPORT)[0]?.query).not.toHaveProperty('page');
    const [file] = await saved();
    expect(file?.name).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
    // Fetching it as text took the mark of the server's file away.
    expect(file?.text).toBe('\uFEFF"Order ID"\r\n"one"\r\n');
  });

  it.each([
    [500, 'Something went wrong. Please try again.', 'Export failed'],
    [409, 'No data to export', 'No data to export'],
  ])('that fails with %i says so, and saves nothing', async (status, message, title) => {
    const saved = catchDownloads();
    listing(anOrder()).answer({ [EXPORT]: { status, json: { message } } });
    const { user } = openConsole('/orders');
    await rowOf('Jane Smith');
    await exportsCsv(user);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(await saved()).toEqual([]);
  });

  it('refuses to export an empty list (D-076)', async () => {
    const saved = catchDownloads();
    listing();
    const { user } = openConsole('/orders');
    await screen.findByText('No orders yet');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('No data to export')).toBeInTheDocument();
    expect(await saved()).toEqual([]);
  });
});

describe('the views of an operator', () => {
  afterEach(() => localStorage.clear());

  it('are lists with a name: filters and order, without the words that were searched for', async () => {
    const server = listing(anOrder());
    const { user } = openConsole('/orders?queue=ready&status=new&sort=user.asc&page=2');
    await rowOf('Jane Smith');
    await user.type(screen.getByLabelText(/^Search/), 'Jane{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    const save = within(await screen.findByRole('dialog', { name: 'Views' }));
    await user.click(save.getByRole('button', { name: 'Save View' }));
    expect(save.getByLabelText('Save this list as')).toHaveAccessibleDescription('Give the view a name.');
    await user.type(save.getByLabelText('Save this list as'), 'My morning{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.stringify(localStorage)).not.toContain('Jane');

    await user.click(screen.getByRole('link', { name: /^All orders/ }));
    await waitFor(() => expect(window.location.search).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('link', { name: 'My morning' }));
    await waitFor(() => expect(listCalls(server).at(-1)?.query).toEqual({ queue: 'ready', status: 'new', sort: 'user.asc' }));

    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('button', { name: 'Remove view My morning' }));
    expect(screen.getByText('No views yet. Filter the list, then give it a name here.')).toBeVisible();
  });
});
