import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type AdminReferral, markToUndo } from '@willow/contracts/referral/referral.operator.contract';
import { aReferral, anOrder } from '../../testing/examples.ts';
import { catchDownloads } from '../../testing/downloads.ts';
import { exportsCsv, findToast, openConsole, signedInServer, toast } from '../../testing/open-console.tsx';
import { windowWidth } from '../../testing/setup.ts';
import { hasFocus } from '@willow/frontend/web/testing/has-focus';

const LIST = 'GET /api/admin/referrals';
const CHANGE = 'PATCH /api/admin/referrals/r1';
const ORDER = { id: '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000', status: 'in_review' } as const;

const SUCCESSFUL = aReferral({ id: 'r2', refereeName: 'Ann Poole', status: 'successful', earnings: 25, order: ORDER });
const PAID = aReferral({ id: 'r3', refereeName: 'Bo Poole', status: 'paid', earnings: 25, paymentDate: '2026-11-20T10:00:00Z' });

function openReferrals(...referrals: readonly AdminReferral[]) {
  const server = signedInServer().answer({ [LIST]: { json: referrals } });
  return { server, ...openConsole('/referrals') };
}

const rowOf = async (name: string): Promise<HTMLElement> => (await screen.findByText(name)).closest<HTMLElement>('[role=row], li')!;
const buttonsIn = (row: HTMLElement) =>
  within(row)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the referrals', () => {
  it('have their heading, buttons, figures and columns (A-104, A-105, A-106, A-111, A-112)', async () => {
    windowWidth.px = 1440;
    openReferrals(aReferral(), SUCCESSFUL, { ...SUCCESSFUL, id: 'r4', refereeName: 'Di Poole' }, PAID);
    await hasFocus(screen.findByRole('heading', { name: 'Referral Management' }));
    for (const name of ['Refresh', 'Export CSV']) expect(screen.getByRole('button', { name })).toBeInTheDocument();
    await rowOf('Sam Poole');
    const figures = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(figures).toEqual([
      ['Total', '4'],
      ['Pending', '1'],
      ['Successful', '2'],
      ['Paid', '1'],
      ['Unpaid Earnings', '£50.00'],
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Referrer',
      'Referee',
      'Status',
      'Earnings',
      'Order',
      'Date',
      'Actions',
    ]);
  });

  it('show who invited whom, what it earned, the order by its first eight characters, and the day in London (A-107, A-116, A-125)', async () => {
    windowWidth.px = 1440;
    openReferrals(aReferral(), SUCCESSFUL);
    const cells = async (name: string) =>
      within(await rowOf(name))
        .getAllByRole('gridcell')
        .slice(0, 6)
        .map(({ textContent }) => textContent);
    expect(await cells('Sam Poole')).toEqual([
      'Jane Smithjane@example.test',
      'Sam Poolesam@example.test',
      'Pending',
      '£25.00',
      'No order yet',
      '18/11/2026',
    ]);
    expect((await cells('Ann Poole'))[4]).toBe('0193aaaa In Review');
    expect(screen.getByRole('link', { name: '0193aaaa' })).toHaveAttribute('href', `/admin/orders/${ORDER.id}`);
  });

  it.each([390, 1440])('offer the step that comes next, and details, at %i px (A-108, A-109)', async (px) => {
    windowWidth.px = px;
    openReferrals(aReferral(), SUCCESSFUL, PAID);
    expect(buttonsIn(await rowOf('Sam Poole'))).toEqual(['Mark as Successful', 'View Details', 'Notes']);
    expect(buttonsIn(await rowOf('Ann Poole'))).toEqual(['Mark as Paid', 'View Details', 'Notes']);
    expect(buttonsIn(await rowOf('Bo Poole'))).toEqual(['View Details', 'Notes']);
  });

  it('offer no notes on one who was erased', async () => {
    openReferrals({ ...PAID, refereeName: 'Erased', refereeEmail: '' });
    expect(buttonsIn(await rowOf('Erased'))).toEqual(['View Details']);
  });

  it.each([1440, 390])('say at %d px of which reward, paid out, the friend was refunded since', async (width) => {
    windowWidth.px = width;
    openReferrals(PAID, { ...PAID, id: 'r4', refereeName: 'Di Poole', friendRefunded: true });
    expect(within(await rowOf('Di Poole')).getByText('Refunded since')).toBeInTheDocument();
    expect(within(await rowOf('Bo Poole')).queryByText('Refunded since')).toBeNull();
  });

  it('say from when on a reward is paid out, and what friend and referrer have in common (T-15)', async () => {
    windowWidth.px = 390;
    const payableFrom = '2026-12-20T09:00:00Z';
    openReferrals({ ...SUCCESSFUL, payableFrom, sameAsReferrer: ['name', 'address'] }, PAID);
    const row = within(await rowOf('Ann Poole'));
    for (const words of ['Pay from 20/12/2026', 'Same name as referrer', 'Same address as referrer'])
      expect(row.getByText(words)).toBeInTheDocument();
    expect(within(await rowOf('Bo Poole')).queryByText(/^Pay from|^Same/)).toBeNull();
  });

  it.each([
    ['2999-01-01T00:00:00Z', /^This reward is to be paid from 01\/01\/2999: until then Ann can ask/],
    ['2026-01-01T00:00:00Z', null],
  ])('warn before a reward is paid ahead of its day (payable from %s)', async (payableFrom, warning) => {
    windowWidth.px = 390;
    const { user } = openReferrals({ ...SUCCESSFUL, refereeName: 'Ann', payableFrom });
    const button = await screen.findByRole('button', { name: 'Mark as Paid' });
    expect(button.classList.contains('MuiButton-contained')).toBe(warning === null);
    await user.click(button);
    const question = within(await screen.findByRole('dialog'));
    expect(question.queryByText(warning ?? /until then/) !== null).toBe(warning !== null);
  });

  it('move forward by a button and an answer, and the list is read again (A-117, A-118, A-176)', async () => {
    windowWidth.px = 390;
    const { user, server } = openReferrals(aReferral());
    server.answer({ [CHANGE]: { json: aReferral({ status: 'successful', earnings: 25 }) } });
    await user.click(await screen.findByRole('button', { name: 'Mark as Successful' }));
    const question = within(await screen.findByRole('dialog', { name: 'Mark the invitation of Sam Poole as successful?' }));
    expect(question.getByText(/^We then owe Jane Smith £25\.00/)).toBeVisible();
    expect(server.calls(CHANGE)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Mark as Successful' }));
    await findToast('Referral updatedThe invitation of Sam Poole');
    expect(server.calls(CHANGE).map(({ body }) => body)).toEqual([{ status: 'successful' }]);
    await waitFor(() => expect(server.calls(LIST)).toHaveLength(2));
  });

  it('step back at once from the message, and later from their row after a question', async () => {
    windowWidth.px = 390;
    const { user, server } = openReferrals(aReferral());
    const marked = aReferral({ status: 'successful', earnings: 25 });
    const UNDO = 'POST /api/admin/referrals/r1/undo';
    server.answer({ [CHANGE]: { json: marked }, [UNDO]: { json: aReferral() } });
    await user.click(await screen.findByRole('button', { name: 'Mark as Successful' }));
    server.answer({ [LIST]: { json: [marked] } });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as Successful' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await findToast('Taken backThe invitation of Sam Poole');
    expect(server.calls(UNDO).map(({ body }) => body)).toEqual([{ mark: 'successful' }]);
    await user.click(await screen.findByRole('button', { name: 'Take Back' }));
    const question = within(await screen.findByRole('dialog', { name: /^Undo marking the invitation of Sam Poole/ }));
    await user.click(question.getByRole('button', { name: 'Undo Successful' }));
    await waitFor(() => expect(server.calls(UNDO)).toHaveLength(2));
  });

  it('offer no step back where an order earned it, or it was paid over a day ago', async () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(markToUndo(SUCCESSFUL, now)).toBeNull();
    expect(markToUndo({ ...SUCCESSFUL, order: null }, now)).toBe('successful');
    expect(markToUndo(PAID, now)).toBeNull();
    expect(markToUndo(PAID, Date.parse('2026-11-21T09:00:00Z'))).toBe('paid');
    expect(markToUndo(aReferral(), now)).toBeNull();
  });

  it('say why they could not be moved', async () => {
    windowWidth.px = 390;
    const { user, server } = openReferrals(SUCCESSFUL);
    server.answer({ 'PATCH /api/admin/referrals/r2': { status: 409, json: { message: 'A referral goes forward.' } } });
    await user.click(await screen.findByRole('button', { name: 'Mark as Paid' }));
    const question = await screen.findByRole('dialog', { name: 'Mark the reward of Jane Smith as paid?' });
    await user.click(within(question).getByRole('button', { name: 'Mark as Paid' }));
    await findToast('A referral goes forward.');
    expect(toast()).toHaveTextContent('Error');
  });

  it('are paid after a question that names the sum, and not when it is declined (A-109, A-117)', async () => {
    windowWidth.px = 390;
    const { user, server } = openReferrals(SUCCESSFUL);
    server.answer({ 'PATCH /api/admin/referrals/r2': { json: { ...SUCCESSFUL, status: 'paid' } } });
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Mark as Paid' }));
      return within(await screen.findByRole('dialog'));
    };
    const question = await ask();
    expect(question.getByText(/^£25\.00 for inviting Ann Poole/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('PATCH /api/admin/referrals/r2')).toHaveLength(0);
    await user.click((await ask()).getByRole('button', { name: 'Mark as Paid' }));
    await findToast('Referral updated');
    expect(server.calls('PATCH /api/admin/referrals/r2').map(({ body }) => body)).toEqual([{ status: 'paid' }]);
  });

  it('take notes, which stay in the box until they are saved (A-117)', async () => {
    windowWidth.px = 390;
    const { user, server } = openReferrals(aReferral({ notes: 'Rang.' }));
    server.answer({ [CHANGE]: { status: 503, json: { message: 'Try again in a moment.' } } });
    await user.click(await screen.findByRole('button', { name: 'Notes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notes on the referral of Sam Poole' }));
    expect(dialog.getByLabelText('Notes')).toHaveValue('Rang.');
    await user.type(dialog.getByLabelText('Notes'), ' Wrote.');
    await user.click(dialog.getByRole('button', { name: 'Save Notes' }));
    expect(await dialog.findByText('Try again in a moment.')).toBeVisible();
    server.answer({ [CHANGE]: { json: aReferral({ notes: 'Rang. Wrote.' }) } });
    await user.click(await dialog.findByRole('button', { name: 'Save Notes' }));
    await findToast('Referral updated');
    expect(server.calls(CHANGE).map(({ body }) => body)).toEqual([1, 2].map(() => ({ notes: 'Rang. Wrote.', before: { notes: 'Rang.' } })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show all that is known of one in a message (A-110, A-128, D-081)', async () => {
    windowWidth.px = 390;
    const { user } = openReferrals({ ...PAID, order: ORDER, notes: 'Rang on Monday' });
    await user.click(await screen.findByRole('button', { name: 'View Details' }));
    for (const text of [
      'Referral Details',
      'Referrer: Jane Smith, jane@example.test',
      'Friend: Bo Poole, sam@example.test',
      'Status: Paid',
      'Earnings: £25.00',
      `Order: ${ORDER.id}`,
      'Paid: 20/11/2026',
      'Notes: Rang on Monday',
    ])
      await findToast(text);
  });

  it('say when there are none, and when they cannot be read (A-119)', async () => {
    const { server } = openReferrals();
    expect(await screen.findByText('No referrals yet')).toBeInTheDocument();
    server.answer({ [LIST]: { status: 500, json: {} } });
    openConsole('/referrals');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch referrals');
  });

  it('are asked for on their own screen only (A-113)', async () => {
    const server = signedInServer().answer({ 'GET /api/admin/orders': { json: [anOrder()] }, [LIST]: { json: [] } });
    const { user } = openConsole('/orders');
    await screen.findByText('Jane Smith');
    const asked = () => server.calls(LIST).length;
    expect(asked()).toBe(0);
    await user.click(screen.getByRole('link', { name: 'Referrals' }));
    await screen.findByText('No referrals yet');
    expect(asked()).toBe(1);
  });
});

describe('the export of referrals', () => {
  it('has every column, quoted, in a file with the date (A-120, A-121, A-122, A-123, A-178)', async () => {
    const saved = catchDownloads();
    const { user, server } = openReferrals(
      { ...PAID, refereeName: 'Bo "Bob" Poole', order: ORDER },
      aReferral({ createdAt: '2026-11-17T09:00:00Z' }),
    );
    await screen.findByText('Sam Poole');
    await exportsCsv(user, 'Paying out');
    await findToast('Export successful');
    expect(server.calls('POST /api/admin/exports')[0]?.body).toEqual({ list: 'referrals', rows: 2, purpose: 'payout' });
    const [file] = await saved();
    expect(file?.name).toMatch(/^referrals-\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.text.split('\r\n')).toEqual([
      '\uFEFF"Referrer Name","Referrer Email","Referee Name","Referee Email","Status","Earnings","Order ID","Created Date","Payment Date"',
      `"Jane Smith","jane@example.test","Bo ""Bob"" Poole","sam@example.test","paid","25.00","${ORDER.id}","18/11/2026","20/11/2026"`,
      '"Jane Smith","jane@example.test","Sam Poole","sam@example.test","pending","25.00","","17/11/2026",""',
      '',
    ]);
  });

  it('is recorded before there is a file, and without that there is none', async () => {
    const saved = catchDownloads();
    const { user, server } = openReferrals(PAID, aReferral());
    await screen.findByText('Sam Poole');
    server.answer({ 'POST /api/admin/exports': { status: 503, json: { message: 'Please try again in a moment.' } } });
    await exportsCsv(user);
    await findToast('Please try again in a moment.');
    expect(server.calls('POST /api/admin/exports')[0]?.body).toEqual({ list: 'referrals', rows: 2, purpose: 'work' });
    expect(await saved()).toEqual([]);
  });

  it('of nothing is refused, and nothing is downloaded (A-124)', async () => {
    const saved = catchDownloads();
    const { user } = openReferrals();
    await screen.findByText('No referrals yet');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await findToast('No data to export');
    expect(await saved()).toEqual([]);
  });
});
