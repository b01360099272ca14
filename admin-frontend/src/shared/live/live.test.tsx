import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDetail, anOrder, queuesOf } from '../../testing/examples.ts';
import { FakeEventSource } from '../../testing/event-source.ts';
import { listCalls, openConsole, signedInServer } from '../../testing/open-console.tsx';

const LIST = 'GET /api/admin/orders';
const COUNTS = 'GET /api/admin/order-queues';
const ORDER = anOrder().id;

const person = (fullName: string, id: string, status = 'new' as 'new' | 'sent') =>
  anOrder({ id, status, user: { id, fullName, email: `${id}@example.test` } });
const desk = () =>
  signedInServer().answer({
    [LIST]: { json: [person('Ann One', 'one'), person('Ben Two', 'two')] },
    [COUNTS]: { json: queuesOf({ ready: { count: 2 } }) },
  });
const stream = () => waitFor(() => FakeEventSource.last);
const show = (state: DocumentVisibilityState) =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  });
const row = (name: string) => within(screen.getByText(name).closest('[role=row], tr')!);
const REFRESH = { name: 'The list has changed: refresh' };

afterEach(() => {
  jest.useRealTimers();
  show('visible');
});

describe('the list of orders', () => {
  it('shows in each row how its order stands by now, moves none under a hand, and says that there are others', async () => {
    const server = desk();
    const { user } = openConsole('/orders?queue=ready');
    await screen.findByText('Ann One');
    (await stream()).begin();
    const before = listCalls(server).length;
    server.answer({ [LIST]: { json: [person('Cy Three', 'three'), person('Ben Two', 'two', 'sent')] } });
    FakeEventSource.last.say('changed', ['orders']);
    await waitFor(() => expect(row('Ben Two').getByText('Sent')).toBeInTheDocument());
    expect(listCalls(server)).toHaveLength(before + 1);
    expect(screen.getByText('Ann One')).toBeInTheDocument();
    expect(screen.queryByText('Cy Three')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', REFRESH));
    expect(await screen.findByText('Cy Three')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Ann One')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', REFRESH)).not.toBeInTheDocument();
  });

  it('is counted again when something changed and not by the clock; where the stream is lost, by the clock', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = desk();
    openConsole('/orders');
    await screen.findByText('Ann One');
    (await stream()).begin();
    const counted = () => server.calls(COUNTS).length;
    const before = counted();
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(counted()).toBe(before);
    FakeEventSource.last.say('changed', ['orders']);
    await waitFor(() => expect(counted()).toBe(before + 1));
    FakeEventSource.last.lose();
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    await waitFor(() => expect(counted()).toBe(before + 2));
    // What was missed meanwhile is read when the stream is there again.
    FakeEventSource.last.begin();
    await waitFor(() => expect(counted()).toBe(before + 3));
  });
});

describe('the stream', () => {
  it('is open while somebody can see the page, and asked for again where a server gave none', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    desk();
    openConsole('/orders');
    await screen.findByText('Ann One');
    const first = await stream();
    first.lose({ closed: true });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(FakeEventSource.opened).toHaveLength(2);
    show('hidden');
    expect(FakeEventSource.last.readyState).toBe(FakeEventSource.CLOSED);
    show('visible');
    expect(FakeEventSource.opened).toHaveLength(3);
  });
});

describe('a will that is read', () => {
  it('says who else reads it, and is read again when its order changes', async () => {
    const server = signedInServer().answer({
      [`GET /api/admin/orders/${ORDER}`]: { json: aDetail({}, { executors: [{ fullName: 'John Smith' }], hasChildren: 'no' }) },
    });
    openConsole(`/orders/${ORDER}/read`);
    const live = await stream();
    expect(live.url).toBe(`/api/admin/live?reading=${ORDER}`);
    live.begin();
    await screen.findByRole('heading', { level: 1, name: anOrder().user.fullName });
    live.say('readers', [{ id: 'a2', name: 'Otto Operator', since: '2026-11-02T14:02:00Z' }]);
    expect(await screen.findByText(/is reading this will too, since 14:02\./)).toHaveTextContent('Otto Operator is reading this will too');
    const asked = () => server.calls(`GET /api/admin/orders/${ORDER}`).length;
    const before = asked();
    live.say('changed', ['orders']);
    live.say('changed', ['order']);
    await waitFor(() => expect(asked()).toBe(before + 1));
    live.say('readers', []);
    await waitFor(() => expect(screen.queryByText(/is reading this will too/)).not.toBeInTheDocument());
  });
});
