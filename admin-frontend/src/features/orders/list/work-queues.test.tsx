import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOrder, queuesOf } from '../../../testing/examples.ts';
import { listCalls, openConsole, signedInServer } from '../../../testing/open-console.tsx';
import { windowWidth } from '../../../testing/setup.ts';

const LIST = 'GET /api/admin/orders';
const COUNTS = 'GET /api/admin/order-queues';
const HOUR = 3_600_000;

const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();
const person = (fullName: string, id: string) =>
  anOrder({ id, user: { id, fullName, email: `${id}@example.test` }, waitingSince: ago(3.5) });

const desk = (counts = queuesOf(), orders = [person('Ann One', 'one'), person('Ben Two', 'two'), person('Cy Three', 'three')]) =>
  signedInServer().answer({ [LIST]: { json: orders }, [COUNTS]: { json: counts } });

const queues = async () => within(await screen.findByRole('navigation', { name: 'Queues' }));
const queue = async (name: RegExp) => (await queues()).findByRole('link', { name });

const MONDAY = queuesOf({
  to_decide: { count: 9, oldest: ago(30) },
  problems: { count: 1, oldest: ago(3) },
  sent: { count: 1204, oldest: ago(5000) },
});

describe('the work queues', () => {
  it('say how many orders are in each, what comes first, and why', async () => {
    desk(MONDAY);
    const { user } = openConsole('/orders');
    expect(await queue(/^All orders/)).toHaveAttribute('aria-current', 'page');
    await queue(/^All orders 1,214/);
    const names = async () => (await queues()).getAllByRole('link').map(({ textContent }) => textContent);
    expect(await names()).toEqual(['All orders 1,214', 'Flags to decide 9', 'Customers wrote 1', 'Done 1,204']);
    await user.click(screen.getByRole('button', { name: 'Empty queues (13)' }));
    expect(await names()).toEqual([
      'All orders 1,214',
      'Disputed payments 0',
      'Refunds that failed 0',
      'Ready to review 0',
      'Flags to decide 9',
      'To agree 0',
      'Customers wrote 1',
      'Blocked 0',
      'Undelivered mail 0',
      'Payment stuck 0',
      'With the customer 0',
      'With the bank 0',
      'Under way 0',
      'In checkout 0',
      'Abandoned 0',
      'Done 1,204',
      'Archived 0',
    ]);
    const section = within(screen.getByRole('region', { name: 'Work queues' }));
    expect(
      section.getByText('Next: Flags to decide (9). Review flags need your decision. The oldest has waited 1 day.'),
    ).toBeInTheDocument();
    await user.click(section.getByRole('link', { name: 'Start with these' }));
    expect(window.location.search).toBe('?queue=to_decide');
    expect(await queue(/^Flags to decide/)).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(section.getByRole('link', { name: 'Open the first' })).toBeInTheDocument());
    expect(section.getByRole('link', { name: 'Open the first' })).toHaveAttribute('href', '/admin/orders/one/read?queue=to_decide');
  });

  it.each([
    [{ count: 9, late: 2 }, '2 of them wait longer than the team’s target.'],
    [{ count: 9, late: 1 }, '1 of them waits longer than the team’s target.'],
    [{ count: 9, late: 9 }, 'They all wait longer than the team’s target.'],
    [{ count: 1, late: 1 }, 'It waits longer than the team’s target.'],
  ])('say how many wait too long (%j)', async (counts, words) => {
    desk(queuesOf({ to_decide: { ...counts, oldest: ago(30) } }));
    openConsole('/orders');
    const section = within(await screen.findByRole('region', { name: 'Work queues' }));
    expect(await section.findByText(new RegExp(`The oldest has waited 1 day. ${words}$`))).toBeInTheDocument();
  });

  it('call nothing late that waits for its customer', async () => {
    desk(queuesOf({ waiting: { count: 2, late: 2, oldest: ago(300) } }));
    openConsole('/orders?queue=waiting');
    const section = within(await screen.findByRole('region', { name: 'Work queues' }));
    expect(await section.findByText(/The oldest has waited 12 days.$/)).toBeInTheDocument();
  });

  it('say when nothing waits for the team', async () => {
    desk(queuesOf({ sent: { count: 3, oldest: ago(9) } }));
    openConsole('/orders');
    expect(await screen.findByText('Nothing needs the team.')).toBeInTheDocument();
  });

  it('say when they could not be counted, and count again on request', async () => {
    const server = desk().answer({ [COUNTS]: { status: 500 } });
    const { user } = openConsole('/orders');
    const again = await screen.findByRole('button', { name: 'Count again' });
    server.answer({ [COUNTS]: { json: MONDAY } });
    await user.click(again);
    expect(await queue(/^Flags to decide 9/)).toBeInTheDocument();
  });

  it('show with each order how long it has waited', async () => {
    desk();
    openConsole('/orders');
    expect(await screen.findAllByText('waiting 3 hours')).toHaveLength(3);
  });
});

describe('the counts', () => {
  afterEach(() => void jest.useRealTimers());

  const show = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('are read again by themselves while the tab can be seen; the list is read on request alone (A-174)', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = desk(queuesOf({ ready: { count: 3, oldest: ago(1) } }));
    openConsole('/orders?queue=ready');
    await queue(/^Ready to review 3/);
    await screen.findByText('Ann One');
    server.answer({ [COUNTS]: { json: queuesOf({ ready: { count: 4, oldest: ago(1) } }) } });
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(await queue(/^Ready to review 4/)).toBeInTheDocument();
    expect(listCalls(server)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'The list has changed: refresh' })).toBeInTheDocument();
    act(() => show('hidden'));
    const before = server.calls(COUNTS).length;
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(server.calls(COUNTS)).toHaveLength(before);
    act(() => show('visible'));
    await waitFor(() => expect(server.calls(COUNTS)).toHaveLength(before + 1));
    expect(listCalls(server)).toHaveLength(1);
  });

  it('are no news for a list that was counted up to ten thousand, until they are fewer', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = desk(queuesOf({ sent: { count: 132_000, oldest: ago(5) } }));
    server.answer({ [LIST]: { json: [person('Ann One', 'one')], total: '10000+' } });
    openConsole('/orders?queue=sent');
    await queue(/^Done 132,000/);
    await screen.findByText('Ann One');
    expect(screen.getByText('1–1 of more than 10,000')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'The list has changed: refresh' })).not.toBeInTheDocument();
    server.answer({ [COUNTS]: { json: queuesOf({ sent: { count: 9_000, oldest: ago(5) } }) } });
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    await queue(/^Done 9,000/);
    expect(screen.getByRole('button', { name: 'The list has changed: refresh' })).toBeInTheDocument();
  });
});

describe('the keys of the list', () => {
  const focused = () => document.activeElement?.closest('[role=row], li')?.textContent ?? '';

  it.each([
    ['table', 1440],
    ['cards', 390],
  ])('go into the %s with an arrow, along it with j and k, and open an order with Enter', async (_, px) => {
    windowWidth.px = px;
    desk();
    const { user } = openConsole('/orders?queue=ready');
    await screen.findByText('Ann One');
    await user.keyboard('j');
    expect(screen.getByRole('heading', { name: 'Will Orders' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toContain('Ann One');
    await user.keyboard('jj');
    expect(focused()).toContain('Cy Three');
    await user.keyboard('jk');
    expect(focused()).toContain('Ben Two');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/orders/two/applicant'));
    expect(window.location.search).toBe('?queue=ready');
  });

  it('leave what is typed alone', async () => {
    desk();
    const { user } = openConsole('/orders');
    await screen.findByText('Ann One');
    await user.type(screen.getByLabelText(/^Search/), 'jk');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByLabelText(/^Search/)).toHaveFocus();
    expect(screen.getByLabelText(/^Search/)).toHaveValue('jk');
  });
});
