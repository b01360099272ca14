import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@willow/contracts/messages';
import type { Received } from '@willow/frontend/web/testing/fake-server';
import { aDetail, aFlag, anOrder, flagsOf } from '../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';
import { signedOut } from '../../shared/session/session.slice.ts';
import { windowWidth } from '../../testing/setup.ts';
import { hasFocus } from '@willow/frontend/web/testing/has-focus';

const ID = anOrder().id;
const ORDER = `/api/admin/orders/${ID}`;
const SEND = `POST ${ORDER}/send`;
const FLAG = aFlag();
const DECIDE = `POST ${ORDER}/flags/${encodeURIComponent(FLAG.key)}/decision`;
const EARLIER = { submittedAt: '2026-11-19T14:32:00Z', sent: false };
const V1 = '"1111111111111111"';
const V2 = '"2222222222222222"';

const named = ({ init }: Received): unknown => (init.headers as Readonly<Record<string, string>> | undefined)?.['If-Match'];

/** The server has one version at a time, and does nothing for whoever names another. */
function openAt(path: string, flags = flagsOf()) {
  windowWidth.px = 390;
  const at = { version: V1, sentence: 'None yet.' };
  const shown = (json: unknown) => () => ({ json, version: at.version });
  const onlyNewest = (done: () => unknown) => (received: Received) =>
    named(received) === at.version ? { json: done() } : { status: 409, json: { message: MESSAGES.answersMoved } };
  const server = signedInServer().answer({
    'GET /api/admin/orders': { json: [anOrder()] },
    [`GET ${ORDER}`]: shown(aDetail()),
    [`GET ${ORDER}/flags`]: shown(flags),
    [`GET ${ORDER}/changes`]: () => ({
      json: { earlier: EARLIER, notCompared: null, changes: [{ sentence: at.sentence, clause: null }], redline: [] },
      version: at.version,
    }),
    [`GET ${ORDER}/draft.txt`]: () => ({ text: 'LAST WILL', version: at.version }),
    [SEND]: onlyNewest(() => ({ success: true, order: anOrder({ status: 'sent' }) })),
    [DECIDE]: onlyNewest(() => flagsOf()),
    [`POST ${ORDER}/return`]: onlyNewest(() => anOrder({ returned: true, status: 'in_review' })),
    [`PATCH ${ORDER}`]: { json: anOrder() },
  });
  const changeMeanwhile = () => Object.assign(at, { version: V2, sentence: 'Mary Poole is the executor now.' });
  return { at, server, changeMeanwhile, ...openConsole(path) };
}

type User = ReturnType<typeof openConsole>['user'];

async function approve(user: User): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve & Send Draft' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Approve & Send Draft' }));
  const question = await screen.findByRole('dialog', { name: 'Send the will to Jane Smith?' });
  await user.click(within(question).getByRole('button', { name: 'Approve & Send Draft' }));
}

const panel = () => screen.findByRole('region', { name: 'Changes since the last review' });

describe('an order that stands otherwise than the screen says (AM-15)', () => {
  const AS_NEW = `${V1.slice(0, -1)}-aaaa"`;
  const AS_ARCHIVED = `${V1.slice(0, -1)}-bbbb"`;

  /** One standing at a time; every change of it is named anew. */
  function openStanding() {
    const now = { order: anOrder(), version: AS_NEW };
    const opened = openAt(`/orders/${ID}/actions`);
    const shown = (json: unknown) => () => ({ json, version: now.version });
    opened.server.answer({
      [`GET ${ORDER}`]: () => ({ json: aDetail(now.order), version: now.version }),
      [`GET ${ORDER}/flags`]: shown(flagsOf()),
      [`GET ${ORDER}/draft.txt`]: () => ({ text: 'LAST WILL', version: now.version }),
      [`PATCH ${ORDER}`]: (received: Received) => {
        const { status } = received.body as { status?: 'archived' | 'new' };
        if (status && named(received) !== now.version) return { status: 409, json: { message: MESSAGES.orderMoved } };
        if (status) Object.assign(now, { order: anOrder({ status }), version: status === 'archived' ? AS_ARCHIVED : AS_NEW });
        return { json: now.order, version: now.version };
      },
    });
    const archiveMeanwhile = () => Object.assign(now, { order: anOrder({ status: 'archived' }), version: AS_ARCHIVED });
    return { ...opened, now, archiveMeanwhile };
  }
  const sent = (server: ReturnType<typeof openStanding>['server']) => server.calls(`PATCH ${ORDER}`).map(named);

  it('is not changed: the console says so and shows how it stands, and what was typed is still there', async () => {
    const { archiveMeanwhile, server, user } = openStanding();
    await user.type(await screen.findByLabelText('Internal notes'), 'Rang Jane.');
    await user.click(screen.getByRole('button', { name: 'Mark as Sent by Hand' }));
    archiveMeanwhile();
    const question = await screen.findByRole('dialog', { name: /^Mark the will of/ });
    await user.click(within(question).getByRole('button', { name: 'Mark as Sent' }));
    await findToast(`This order has changed${MESSAGES.orderMoved}`);
    await user.click(await screen.findByRole('button', { name: 'Set Back to New' }));
    await findToast('Order updated');
    expect(screen.getByLabelText('Internal notes')).toHaveValue('Rang Jane.');
    expect(sent(server)).toEqual([AS_NEW, AS_ARCHIVED]);
  });

  it('is not what a draft that was fetched later says: only the screen of the order says how it stands', async () => {
    const { archiveMeanwhile, server, user, store } = openStanding();
    await screen.findByRole('button', { name: 'Mark as Sent by Hand' });
    archiveMeanwhile();
    await user.click(screen.getByRole('tab', { name: /Draft/ }));
    await screen.findByText('LAST WILL');
    expect(store.getState().versions.orders[ID]).toMatchObject({ standing: 'aaaa' });
    expect(sent(server)).toEqual([]);
  });

  it('is archived and taken back by the message, in the name that it has then', async () => {
    const { server, user } = openStanding();
    await user.click(await screen.findByRole('button', { name: 'Archive Order' }));
    await user.click(within(await screen.findByRole('dialog', { name: /^Archive/ })).getByRole('button', { name: 'Archive Order' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(server)).toEqual([AS_NEW, AS_ARCHIVED]));
    await screen.findByRole('button', { name: 'Archive Order' });
  });
});

describe('the version that was read (AM-15)', () => {
  it('goes along with Approve, with the return of the answers and with every decision', async () => {
    const { server, user } = openAt(`/orders/${ID}/actions`, flagsOf([FLAG], { approval: { open: true, reason: null } }));
    const card = within(await screen.findByRole('listitem', { name: 'R19, High' }));
    await user.click(card.getByRole('button', { name: 'Decide' }));
    await user.click(card.getByRole('radio', { name: 'Accept as it is' }));
    await user.type(card.getByLabelText('Reason'), 'Nothing speaks against it.');
    await user.click(card.getByRole('button', { name: 'Save decision' }));
    await findToast('Decision recordedR19: Accepted');
    await user.click(await screen.findByRole('button', { name: 'Return Answers to Customer' }));
    const stayHere = (event: Event) => event.target instanceof HTMLAnchorElement && event.preventDefault();
    document.addEventListener('click', stayHere);
    await user.click(
      within(await screen.findByRole('dialog', { name: /^Return the answers/ })).getByRole('button', { name: 'Return Answers' }),
    );
    await findToast('Order updatedThe customer can change the answers now.');
    document.removeEventListener('click', stayHere);
    await approve(user);
    await findToast('Draft sent successfully');
    expect([DECIDE, `POST ${ORDER}/return`, SEND].map((call) => server.calls(call).map(named))).toEqual([[V1], [V1], [V1]]);
  });

  it('is not the newest any more: the console says so, shows what changed, and sends once that was seen', async () => {
    const { changeMeanwhile, server, user } = openAt(`/orders/${ID}/actions`);
    await screen.findByText('None yet.');
    changeMeanwhile();
    await approve(user);
    await findToast(`${MESSAGES.answersMoved}Nothing was done. Here is what changed.`);
    expect(await within(await panel()).findByText('Mary Poole is the executor now.')).toBeInTheDocument();
    expect(await within(await panel()).findByRole('note')).toHaveTextContent(MESSAGES.answersMoved);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await hasFocus(panel());
    await approve(user);
    await findToast('Draft sent successfully');
    expect(server.calls(SEND).map(named)).toEqual([V1, V2]);
  });

  it('stays what was read when the screen is refreshed behind it: what is new has to be looked at first', async () => {
    const { changeMeanwhile, server, user } = openAt(`/orders/${ID}/actions`);
    await user.type(await screen.findByLabelText('Internal notes'), 'Rang Jane.');
    changeMeanwhile();
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(`${MESSAGES.answersMoved}.`)).toBeInTheDocument();
    await user.click(notice.getByRole('button', { name: 'Show what changed' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await approve(user);
    await findToast('Draft sent successfully');
    expect(server.calls(SEND).map(named)).toEqual([V2]);
  });

  it('is what Approve names while a newer one is on the screen and nobody has looked at what changed', async () => {
    const { changeMeanwhile, server, user } = openAt(`/orders/${ID}/actions`);
    await user.type(await screen.findByLabelText('Internal notes'), 'Rang Jane.');
    changeMeanwhile();
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await screen.findByRole('alert');
    await approve(user);
    await findToast(`${MESSAGES.answersMoved}Nothing was done. Here is what changed.`);
    expect(server.calls(SEND).map(named)).toEqual([V1]);
  });

  it('changes under a decision: the reason and the choice stay as they were written', async () => {
    const { changeMeanwhile, user } = openAt(`/orders/${ID}/actions`, flagsOf([FLAG]));
    const card = within(await screen.findByRole('listitem', { name: 'R19, High' }));
    await user.click(card.getByRole('button', { name: 'Decide' }));
    await user.click(card.getByRole('radio', { name: 'The customer has confirmed it' }));
    await user.type(card.getByLabelText('Reason'), 'She wants John alone.');
    changeMeanwhile();
    await user.click(card.getByRole('button', { name: 'Save decision' }));
    await findToast(`${MESSAGES.answersMoved}Nothing was done. Here is what changed.`);
    await screen.findByText('Mary Poole is the executor now.');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(card.getByLabelText('Reason')).toHaveValue('She wants John alone.');
    expect(card.getByRole('radio', { name: 'The customer has confirmed it' })).toBeChecked();
    await user.click(card.getByRole('button', { name: 'Save decision' }));
    await findToast('Decision recordedR19: Confirmed by the customer');
  });

  it('may take a flag away under a decision: what was written about it is shown until it is discarded', async () => {
    const { changeMeanwhile, server, user } = openAt(`/orders/${ID}/actions`, flagsOf([FLAG]));
    const card = within(await screen.findByRole('listitem', { name: 'R19, High' }));
    await user.click(card.getByRole('button', { name: 'Decide' }));
    await user.click(card.getByRole('radio', { name: 'The customer has confirmed it' }));
    await user.type(card.getByLabelText('Reason'), 'She wants John alone.');
    changeMeanwhile();
    server.answer({ [`GET ${ORDER}/flags`]: { json: flagsOf(), version: V2 } });
    await user.click(card.getByRole('button', { name: 'Save decision' }));
    const left = (await screen.findByText(/^You were writing about R19/)).closest<HTMLElement>('[role=note]')!;
    expect(left).toHaveTextContent('She wants John alone.');
    await user.click(within(left).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/^You were writing about R19/)).toBeNull();
  });

  it('goes along with every change of the status, and with no note', async () => {
    const { server, user } = openAt(`/orders/${ID}/actions`);
    await user.type(await screen.findByLabelText('Internal notes'), 'Rang Jane.');
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await findToast('Order updated');
    await user.click(await screen.findByRole('button', { name: 'Mark as Sent by Hand' }));
    const question = await screen.findByRole('dialog', { name: /^Mark the will of/ });
    await user.click(within(question).getByRole('button', { name: 'Mark as Sent' }));
    await waitFor(() => expect(server.calls(`PATCH ${ORDER}`).map(named)).toEqual([undefined, V1]));
  });

  it('is forgotten with the operator who read it', async () => {
    const { store } = openAt(`/orders/${ID}/applicant`);
    await waitFor(() => expect(store.getState().versions.orders[ID]?.read).toBe('1111111111111111'));
    act(() => void store.dispatch(signedOut()));
    expect(store.getState().versions.orders).toEqual({});
  });
});
