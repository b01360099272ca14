import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Operations } from '@willow/contracts/operator/operations.contract';
import { OLIVE } from '../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';

const READ = 'GET /api/admin/operations';
const WORKS = { name: 'order-list', kind: 'projection', lagFacts: 0, lagSeconds: 0, running: true, parked: 1, problem: null } as const;
const HALTED = {
  ...WORKS,
  name: 'mail-receipt',
  kind: 'reaction',
  lagFacts: 12,
  lagSeconds: 300,
  problem: 'halted; the log of the worker says why',
} as const;
const PARKED = {
  subscription: 'projection/order-list',
  eventId: '0198c0de-0000-7000-8000-000000000001',
  stream: 'order-1',
  revision: 3,
  type: 'OrderPlaced',
  error: 'Error at order-list.projection.ts',
  attempts: 2,
  parkedAt: '2026-11-20T09:00:00.000Z',
};
const FAILED = {
  job: 'orders.send-receipt',
  id: 'j1',
  attempts: 8,
  reason: 'the mail provider answered 500',
  failedAt: '2026-11-20T09:00:00.000Z',
};
const some = (changes: Partial<Operations> = {}): Operations => ({
  consumers: [WORKS, HALTED],
  parked: [PARKED],
  queues: [{ job: 'orders.send-receipt', waiting: 3, active: 1, delayed: 2, failed: 4 }],
  failed: [FAILED],
  ...changes,
});
const open = (operations = some()) => {
  const me = { json: { admin: { ...OLIVE, role: 'admin' }, enrolment: null } };
  const server = signedInServer().answer({ 'GET /api/admin/me': me, [READ]: { json: operations } });
  return { server, ...openConsole('/queues') };
};

describe('queues and consumers', () => {
  it('show how far each consumer is, those in trouble first, and the counts of each queue', async () => {
    open();
    const names = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
    expect(names).toEqual(['mail-receipthalted; the log of the worker says why', 'order-list', 'orders.send-receipt']);
    expect(screen.getByText('1 of 2 are not working.')).toBeVisible();
    expect(
      within(screen.getAllByRole('row')[1]!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['reaction', 'Trouble', '12', '5 min', '1']);
    const [queue] = screen.getAllByRole('row').slice(-1);
    expect(
      within(queue!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '1', '2', '4']);
  });

  it('show what is worth a look, and everything when asked', async () => {
    const quiet = { ...WORKS, name: 'discount-code', parked: 0 };
    const idle = { job: 'platform.cleanup', waiting: 0, active: 0, delayed: 1, failed: 0 };
    const { user } = open(some({ consumers: [quiet, HALTED], queues: [idle] }));
    expect(await screen.findByText('mail-receipt')).toBeVisible();
    expect(screen.queryByText('discount-code')).toBeNull();
    expect(screen.getByText('Nothing waits.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all 2 consumers' }));
    expect(screen.getByText('discount-code')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all 1 queues' }));
    expect(screen.getByText('platform.cleanup')).toBeVisible();
  });

  it('say when all is well, and when the queue is away', async () => {
    open(some({ consumers: [WORKS], parked: [], queues: null, failed: [] }));
    for (const text of ['All are working.', 'Nothing is parked.', 'No failed jobs.', 'The queue could not be reached.'])
      expect(await screen.findByText(text)).toBeVisible();
  });

  it('a failed job is tried again, or skipped with a reason only', async () => {
    const { server, user } = open();
    server.answer({ 'POST /api/admin/operations/jobs/retry': { json: { success: true } } });
    await user.click(await screen.findByRole('button', { name: 'Try Again: orders.send-receipt j1' }));
    await findToast('Trying again');
    expect(server.calls('POST /api/admin/operations/jobs/retry')[0]?.body).toEqual({ job: FAILED.job, id: 'j1' });
    await user.click(screen.getByRole('button', { name: 'Skip: orders.send-receipt j1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Skip orders.send-receipt?' }));
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('Say why it may be given up.');
    server.answer({ 'POST /api/admin/operations/jobs/skip': { json: { success: true } }, [READ]: { json: some({ failed: [] }) } });
    await user.type(dialog.getByLabelText('Reason'), 'Sent by post');
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByText('No failed jobs.')).toBeVisible();
    expect(server.calls('POST /api/admin/operations/jobs/skip')[0]?.body).toEqual({ job: FAILED.job, id: 'j1', reason: 'Sent by post' });
  });

  it('a parked stream is tried again, and says when it failed again', async () => {
    const { server, user } = open();
    const RETRY = 'POST /api/admin/operations/parked/retry';
    const message = 'It failed again, and stays parked. The list says why.';
    server.answer({ [RETRY]: { status: 409, json: { message } } });
    await user.click(await screen.findByRole('button', { name: /^Try Stream Again: OrderPlaced/ }));
    await findToast(message);
    expect(server.calls(RETRY)[0]?.body).toEqual({ subscription: PARKED.subscription, stream: 'order-1' });
    server.answer({ 'POST /api/admin/operations/parked/skip': { json: { success: true } } });
    await user.click(screen.getByRole('button', { name: /^Skip: OrderPlaced/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Skip OrderPlaced?' }));
    await user.type(dialog.getByLabelText('Reason'), 'A test order');
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { body } = server.calls('POST /api/admin/operations/parked/skip')[0]!;
    expect(body).toEqual({ subscription: PARKED.subscription, eventId: PARKED.eventId, reason: 'A test order' });
  });

  it('cannot be read: says so, and reads again', async () => {
    const { server, user } = open();
    server.answer({ [READ]: { status: 503, json: { message: 'Busy' } } });
    expect(await screen.findByText('Failed to read queues and consumers')).toBeVisible();
    server.answer({ [READ]: { json: some() } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 2 are not working.')).toBeVisible();
  });
});
