import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { CallBack } from '@willow/contracts/contact/call-back.operator.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';

const LIST = 'GET /api/admin/call-backs';
const far = '2999-12-02T09:00';
const CALL: CallBack = {
  id: '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0001',
  topic: 'account',
  receivedAt: '2026-11-23T10:00:00.000Z',
  writer: { name: 'Ada Poole', email: 'ada@example.test' },
  message: 'My link does not come.',
  signedIn: true,
  settled: null,
  call: { slot: far, phone: '+447700900123', outcomes: [], cancelledAt: null },
};
const by = { id: 'a1', name: 'Olive' };
const at = (slot: string, call: Partial<CallBack['call']> = {}): CallBack => ({ ...CALL, call: { ...CALL.call, slot, ...call } });
const OUTCOME = `POST /api/admin/call-backs/${CALL.id}/outcome`;

const open = (calls: readonly CallBack[], path = '/call-backs') => {
  const server = signedInServer().answer({ [LIST]: { json: calls } });
  return { server, ...openConsole(path) };
};
const cardOf = async (name = 'Ada Poole') => within(await screen.findByRole('listitem', { name: `Call to ${name}` }));

describe('calls that people asked for', () => {
  it('are shown with what was promised, and are counted beside the section', async () => {
    open([CALL]);
    const card = await cardOf();
    expect(card.getByText('Monday 2 December between 9am and 11am')).toBeVisible();
    expect(card.getByRole('link', { name: '07700 900123' })).toHaveAttribute('href', 'tel:+447700900123');
    expect(card.getByText('My link does not come.')).toBeVisible();
    expect(card.queryByText('Overdue')).toBeNull();
    expect(await screen.findByRole('link', { name: /^Call-backs.*1/ })).toBeVisible();
  });

  it.each([
    ['Overdue', at('2026-11-20T09:00')],
    ['Overdue', at('2026-11-20T09:00', { outcomes: [{ outcome: 'no-answer', by, at: '2026-11-19T09:10:00.000Z', note: 'Rang.' }] })],
    [
      'No answer: try again',
      at('2026-11-20T09:00', { outcomes: [{ outcome: 'no-answer', by, at: '2026-11-20T09:10:00.000Z', note: 'Rang.' }] }),
    ],
  ])('are marked: %s', async (mark, callBack) => {
    open([callBack]);
    expect((await cardOf()).getByText(mark)).toBeVisible();
  });

  it('are recorded with a note, which survives a failure', async () => {
    const { user, server } = open([CALL]);
    const card = await cardOf();
    await user.click(card.getByRole('button', { name: 'Called' }));
    expect(card.getByText(MESSAGES.callNote)).toBeVisible();
    await user.type(card.getByLabelText('Note for the team'), 'It was in the spam folder.');
    server.answer({ [OUTCOME]: { status: 409, json: { message: MESSAGES.callSettled } } });
    await user.click(card.getByRole('button', { name: 'Called' }));
    expect(await card.findByText(MESSAGES.callSettled)).toBeVisible();
    server.answer({ [OUTCOME]: { json: CALL }, [LIST]: { json: [] } });
    await user.click(card.getByRole('button', { name: 'No answer' }));
    await findToast('Kept in the queue');
    expect(server.calls(OUTCOME).map(({ body }) => body)).toEqual([
      { outcome: 'called', note: 'It was in the spam folder.' },
      { outcome: 'no-answer', note: 'It was in the spam folder.' },
    ]);
    expect(await screen.findByText('No calls to make')).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('that are settled say how, and offer nothing more', async () => {
    const outcomes = [{ outcome: 'called', by, at: '2026-11-23T11:00:00.000Z', note: 'All is well.' }] as const;
    open(
      [at(far, { outcomes: [...outcomes] }), { ...at(far, { cancelledAt: '2026-11-23T12:00:00.000Z' }), id: 'other' }],
      '/call-backs?show=settled',
    );
    expect(await screen.findByText(/^Called: Olive,/)).toBeVisible();
    expect(screen.getByText('All is well.')).toBeVisible();
    expect(screen.getByText(/^Cancelled by the customer,/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Called' })).toBeNull();
  });
});
