import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@willow/contracts/messages';
import type { AdminOrder, DraftProblem } from '@willow/contracts/operator/operator.contract';
import { aDetail, anOrder } from '../../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../../testing/open-console.tsx';
import { windowWidth } from '../../../testing/setup.ts';
import { hasFocus } from '@willow/frontend/web/testing/has-focus';

const ID = anOrder().id;
const ORDER = `/api/admin/orders/${ID}`;
const RETRY = `POST ${ORDER}/retry-draft`;
const PRINTER: DraftProblem = { failure: 'printer', reason: null, since: '2026-11-21T09:00:00Z' };

function openOrder(draftProblem: DraftProblem | null, draft: AdminOrder['draft'], changes: Partial<AdminOrder> = {}) {
  windowWidth.px = 390;
  const at = { order: anOrder({ ...changes, draft }), draftProblem };
  const server = signedInServer().answer({
    'GET /api/admin/orders': () => ({ json: [at.order] }),
    'POST /api/admin/orders/search': () => ({ json: [at.order] }),
    [`GET ${ORDER}`]: () => ({ json: { ...aDetail(), ...at } }),
    [RETRY]: () => {
      Object.assign(at, { order: anOrder({ draft: 'making' }), draftProblem: null });
      return { json: at.order };
    },
  });
  return { at, server, ...openConsole(`/orders/${ID}/applicant`) };
}

const notice = async () => (await screen.findAllByRole('status')).find(({ textContent }) => /draft/.test(textContent ?? ''));

describe('an order without a draft', () => {
  it('says so in the list, unless the answers are with their customer', async () => {
    windowWidth.px = 390;
    const orders = [
      anOrder({ draft: 'failed' }),
      anOrder({ id: 'o2', draft: 'refused' }),
      anOrder({ id: 'o3', draft: 'failed', returned: true }),
    ];
    signedInServer().answer({ 'GET /api/admin/orders': { json: [...orders, anOrder({ id: 'o4', draft: 'making' })] } });
    openConsole('/orders');
    expect(await screen.findAllByText('No draft')).toHaveLength(2);
  });

  it('says why, since when and what to do', async () => {
    openOrder(PRINTER, 'failed');
    await waitFor(async () =>
      expect(await notice()).toHaveTextContent(
        'No draft could be made. Nothing is wrong with the answers: the program that prints our documents failed. We stopped trying on 21 November 2026 at 09:00. Try again. If it fails once more, tell the person on call.',
      ),
    );
    expect(within(screen.getByRole('dialog')).getByText('No draft')).toBeInTheDocument();
  });

  it('is tried again by keyboard, waits, and tells how it ended', async () => {
    const { at, user } = openOrder(PRINTER, 'failed');
    const button = await screen.findByRole('button', { name: 'Try again' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await notice()).toHaveTextContent(/^The draft is being made\./));
    await hasFocus(notice());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    Object.assign(at, { order: anOrder() });
    await waitFor(() => expect(screen.getByRole('region', { name: /Notifications/ })).toHaveTextContent('The draft is ready'));
    await waitFor(async () => expect(await notice()).toBeUndefined());
  });

  it('says when it fails again', async () => {
    const { at } = openOrder(null, 'making');
    await waitFor(async () => expect(await notice()).toHaveTextContent(/^The draft is being made\./));
    Object.assign(at, { order: anOrder({ draft: 'failed' }), draftProblem: PRINTER });
    await waitFor(() => expect(screen.getByRole('region', { name: /Notifications/ })).toHaveTextContent('No draft could be made'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('says why it was not tried again, and offers it still', async () => {
    const { server, user } = openOrder(PRINTER, 'failed');
    server.answer({ [RETRY]: { status: 409, json: { message: MESSAGES.draftNotFailed } } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await findToast(MESSAGES.draftNotFailed);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('for answers that make no will says what is wrong with them, and is not tried again', async () => {
    openOrder({ failure: null, reason: 'We cannot print “李” in your will yet.', since: '2026-11-21T09:00:00Z' }, 'refused');
    await waitFor(async () =>
      expect(await notice()).toHaveTextContent(/“李”.* Return the answers, so that the customer can change them\.$/),
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
