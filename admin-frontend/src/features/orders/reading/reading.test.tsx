import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ErasureRequest } from '@willow/contracts/account/privacy.contract';
import type { OrderReading } from '@willow/contracts/operator/reading.contract';
import type { OrderFlags } from '@willow/contracts/operator/review.contract';
import { aDetail, aFlag, AN_ERASURE, anOrder, aReading, flagsOf, NO_CHANGES, OLIVE } from '../../../testing/examples.ts';
import { flushSync } from 'react-dom';
import { findToast, openConsole, signedInServer, toast } from '../../../testing/open-console.tsx';
import { hasFocus } from '@willow/frontend/web/testing/has-focus';

const ID = anOrder().id;
const ORDER = `/api/admin/orders/${ID}`;
const OTHER = '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0001';
const SEND = `POST ${ORDER}/send`;
const OTTO = { id: 'a2', name: 'Otto Operator' };
const SENT = { by: OTTO, at: '2026-11-22T09:00:00Z', way: 'mail', versionCode: '3f9a12bc' } as const;
const R09 = aFlag({ key: 'R09', id: 'R09', severity: 'MED', message: 'There are children.', about: null, stops: false, choices: ['read'] });

type Start = {
  readonly order?: Parameters<typeof anOrder>[0];
  readonly reading?: Partial<OrderReading>;
  readonly flags?: OrderFlags;
  readonly erasures?: readonly ErasureRequest[];
};

function openReading({ order = {}, reading = {}, flags = flagsOf(), erasures = [] }: Start = {}, hash = '') {
  const at = { order: anOrder(order), reading: aReading(reading), flags };
  const server = signedInServer().answer({
    'GET /api/admin/orders': () => ({ json: [at.order] }),
    [`GET ${ORDER}`]: () => ({ json: { ...aDetail({}, { executors: [{ fullName: 'John Smith' }], hasChildren: 'no' }), order: at.order } }),
    [`GET ${ORDER}/reading`]: () => ({ json: at.reading, version: '"1111111111111111"' }),
    'GET /api/admin/erasures': { json: erasures },
    [`GET ${ORDER}/flags`]: () => ({ json: at.flags }),
    [SEND]: () => ({ json: { success: true, order: (at.order = anOrder({ status: 'sent' })) } }),
  });
  return { at, server, ...openConsole(`/orders/${ID}/read?status=new${hash}`) };
}

const approve = () => screen.getByRole('button', { name: 'Approve & Send Draft' });
const isOpen = () => waitFor(() => expect(approve()).toBeEnabled());
const describedAs = (note: string) => waitFor(() => expect(approve()).toHaveAccessibleDescription(note));
const question = () => screen.findByRole('dialog', { name: 'Send the will to Jane Smith?' });

describe('what speaks against sending it', () => {
  it('stands above the will, and is asked about once more: an erasure, money that went back, a dispute', async () => {
    const { user } = openReading({ order: { refunded: 12.5, finalAmount: 50 }, erasures: [AN_ERASURE] });
    expect(await screen.findByText('£12.50 back')).toBeVisible();
    const erasure = 'The customer has asked us to erase everything, from 27 November 2026 on.';
    expect(await screen.findByText(erasure)).toBeVisible();
    expect(within(screen.getByRole('status', { name: 'Erasure requested' })).getByRole('link')).toHaveAttribute('href', '/admin/erasures');
    await isOpen();
    await user.click(approve());
    const open = within(await question())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(open).toEqual([erasure, '£12.50 of £50.00 was refunded.']);
  });
});

describe('a will that is read', () => {
  it('is reached from the order, and shows the whole will with its answers beside it', async () => {
    const { user } = openReading();
    const will = within(await screen.findByRole('article', { name: 'The will' }));
    expect(will.getByText(/^This is the will of Jane Smith/)).toBeVisible();
    expect(will.getByRole('region', { name: '2. Executors and trustees' })).toHaveTextContent(
      '2.1 I appoint these people:(a) John Smith;(b) Ann Roe.',
    );
    expect(will.getByRole('region', { name: 'Signing page' })).toHaveTextContent('Version 3f9a12bc');
    await user.click(will.getByRole('link', { name: 'Question 5' }));
    expect(document.activeElement).toHaveTextContent('John Smith');
    expect(window.location.search + window.location.hash).toBe('?status=new#5');
    await user.click(screen.getByRole('link', { name: 'Other Actions' }));
    await user.click(await screen.findByRole('link', { name: 'Read and Decide' }));
    expect(await screen.findByRole('article', { name: 'The will' })).toBeVisible();
  });

  it('has its flags at the parts that they are about: there and back', async () => {
    const { user } = openReading({ flags: flagsOf([aFlag(), R09]) });
    const mark = await screen.findByRole('button', { name: 'Flag R19, to decide' });
    expect(mark.closest('#will-executors-2\\.1\\(a\\)')).not.toBeNull();
    await user.click(mark);
    const card = screen.getByRole('listitem', { name: 'R19, High' });
    expect(card).toHaveFocus();
    await user.click(within(card).getByRole('button', { name: 'Clause 2.1(a)' }));
    expect(document.activeElement).toHaveTextContent(/^\(a\) John Smith;/);
    await user.click(within(card).getByRole('link', { name: 'Question 5, Executors 1, Full Name' }));
    expect(document.activeElement).toHaveTextContent(/^Full NameJohn Smith$/);
    expect(screen.getByRole('article', { name: 'The will' })).toBeVisible();
  });
});

describe('approving', () => {
  it('names the version, who gets what, what is open and who receives what (A-053, A-054, A-092)', async () => {
    const { server, user } = openReading({ flags: flagsOf([R09], { warnings: ['The wording is not approved yet.'] }) });
    await isOpen();
    await user.click(approve());
    const text = (await question()).textContent;
    for (const words of [
      'Everything to John Smith; 2 gifts.',
      'Version 3f9a12bc',
      'jane@example.test receives the final will, for signing',
    ])
      expect(text).toContain(words);
    expect(
      within(await question())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['The wording is not approved yet.', 'R09: There are children.']);
    await user.click(within(await question()).getByRole('button', { name: 'Approve & Send Draft' }));
    await findToast('Draft sent successfully');
    expect(server.calls(SEND).map(({ init }) => new Headers(init.headers).get('if-match'))).toEqual(['"1111111111111111"']);
    expect(server.calls(SEND)[0]?.body).toBeUndefined();
  });

  it('looks done at once, before the order has been read again', async () => {
    const { server, user } = openReading();
    await isOpen();
    const { promise: never } = Promise.withResolvers<never>();
    server.answer({ [`GET ${ORDER}`]: () => never });
    await user.click(approve());
    await user.click(within(await question()).getByRole('button', { name: 'Approve & Send Draft' }));
    await findToast('Draft sent successfully');
    expect(await screen.findByRole('button', { name: 'Approve & Send Again' })).toBeVisible();
  });

  it('is not done by the second click of a double click, nor by a key that is held down, and can be declined', async () => {
    const { server, user } = openReading();
    await isOpen();
    await user.click(approve());
    const confirm = within(await question()).getByRole('button', { name: 'Approve & Send Draft' });
    fireEvent.click(confirm, { detail: 2 });
    expect(fireEvent.keyDown(confirm, { key: 'Enter', repeat: true })).toBe(false);
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls(SEND)).toHaveLength(0);
  });

  it('sends nothing twice when a colleague has sent it since it was read, and says who did', async () => {
    const { at, server, user } = openReading();
    await isOpen();
    await user.click(approve());
    at.reading = aReading({ sendings: [SENT] });
    at.order = anOrder({ status: 'sent' });
    await user.click(within(await question()).getByRole('button', { name: 'Approve & Send Draft' }));
    await findToast('Already sentSent by Otto Operator on 22 November 2026 at 09:00, version 3f9a12bc. Nothing was sent again.');
    expect(server.calls(SEND)).toHaveLength(0);
    expect(await screen.findByRole('button', { name: 'Approve & Send Again' })).toBeEnabled();
  });

  it.each<readonly [string, Start, string]>([
    [
      'unpaid',
      {
        order: { paymentStatus: 'pending', draft: null },
        flags: flagsOf([], { answerHash: null, approval: { open: false, reason: 'No' } }),
      },
      'Payment has not been received.',
    ],
    ['put away', { order: { status: 'archived' } }, 'This order is archived.'],
    [
      'blocked',
      { flags: flagsOf([aFlag({ severity: 'BLOCK' }), aFlag({ key: 'R20', id: 'R20' })]) },
      '1 review flag blocks it. 1 review flag waits for a decision.',
    ],
    [
      'back with the customer',
      { order: { returned: true }, flags: flagsOf([], { approval: { open: false, reason: 'The answers are back.' } }) },
      'The answers are back.',
    ],
  ])('is closed for a will that is %s, and says why', async (_, start, why) => {
    openReading(start, '#approve');
    expect(await screen.findByText(new RegExp(why.replaceAll('.', String.raw`\.`)))).toBeVisible();
    await screen.findByRole('article', { name: 'The will' });
    expect(approve()).toBeDisabled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is closed, and says so, until the will is here', async () => {
    const { server } = openReading();
    const { promise: held, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof aReading>>>();
    server.answer({ [`GET ${ORDER}/reading`]: async () => ({ json: await held, version: '"1111111111111111"' }) });
    await screen.findByText('Loading the will…');
    await describedAs('The will is still loading.');
    expect(approve()).toBeDisabled();
    resolve(aReading({}));
    await isOpen();
    await describedAs('Emails the final will to jane@example.test.');
  });

  it('is closed while the will cannot be read, or there is none', async () => {
    const { server, user } = openReading();
    server.answer({ [`GET ${ORDER}/reading`]: { status: 409, json: { message: 'No executor is named.' } } });
    expect(await screen.findByText('No executor is named.')).toBeVisible();
    expect(approve()).toBeDisabled();
    await describedAs('You can only approve what you have read.');
    server.answer({ [`GET ${ORDER}/reading`]: { json: { will: null, sendings: [] } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No will yet')).toBeVisible();
    expect(approve()).toBeDisabled();
    await describedAs('There is no will to send.');
  });
});

describe('a will that was sent', () => {
  it('says who sent which version when, and can be sent again, the receipt too (A-059)', async () => {
    const earlier = {
      ...SENT,
      at: '2026-10-01T09:00:00Z',
      way: 'hand',
      versionCode: null,
      by: { id: OLIVE.id, name: OLIVE.name },
    } as const;
    const { server, user } = openReading({ order: { status: 'sent' }, reading: { sendings: [SENT, earlier] } });
    const sent = within(await screen.findByRole('region', { name: 'Sent' }));
    expect(screen.getAllByText(/^Sent by Otto Operator/)).toHaveLength(2);
    expect(sent.getByText('Sent by Otto Operator on 22 November 2026 at 09:00, version 3f9a12bc.')).toBeVisible();
    expect(sent.getByText('Marked as sent by hand by Olive Operator on 1 October 2026 at 10:00.')).toBeVisible();
    server.answer({ [`POST /api/admin/resend-receipt/${ID}`]: { json: { emailAddress: 'jane@example.test' } } });
    await user.click(sent.getByRole('button', { name: 'Resend Receipt' }));
    await findToast('Receipt sentSent to jane@example.test');
    server.answer({ [`POST ${ORDER}/resend`]: { json: { emailAddress: 'jane@example.test' } } });
    await user.click(sent.getByRole('button', { name: 'Resend Will' }));
    await findToast('Will resentSent to jane@example.test');
    expect(server.calls(SEND)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Approve & Send Again' }));
    expect(await question()).toHaveTextContent('This sends the same version again.');
    await user.click(within(await question()).getByRole('button', { name: 'Approve & Send Again' }));
    await findToast('Draft sent successfully');
    expect(server.calls(SEND)).toHaveLength(1);
  });
});

describe('a will that left before', () => {
  it.each([
    [false, 'Since then it has come up for review again.'],
    [true, ''],
  ])('says that it has come up for review again, but not while it is going out (sending: %s)', async (sending, words) => {
    openReading({ order: { status: 'new', sending }, reading: { sendings: [SENT] } });
    const sent = await screen.findByRole('region', { name: 'Sent' });
    expect(sent.querySelector('span')?.textContent ?? '').toBe(words);
  });

  it.each<readonly [string, OrderReading['sendings'][number]]>([
    ['This is a newer version.', { ...SENT, versionCode: '0a1b2c3d' }],
    ['This is the first email with it.', { ...SENT, way: 'hand' }],
  ])('is sent knowing what the customer has: %s', async (words, last) => {
    openReading({ order: { updating: true }, reading: { sendings: [last] } }, '#approve');
    expect(await question()).toHaveTextContent(words);
  });
});

describe('the desk', () => {
  it('leads to the customer, and prints the will with its flags', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = openReading({ flags: flagsOf([R09]) });
    await isOpen();
    expect(screen.getByRole('link', { name: 'Customer' })).toHaveAttribute('href', '/admin/users/u1');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    // What paper leaves out.
    const onPaper = (element: HTMLElement) => element.closest('[data-print="no"]') === null;
    expect(onPaper(screen.getByRole('listitem', { name: 'R09, Medium' }))).toBe(true);
    expect(onPaper(screen.getByRole('article', { name: 'The will' }))).toBe(true);
    expect(onPaper(screen.getByLabelText('Internal notes'))).toBe(false);
    print.mockRestore();
  });
});

describe('single keys', () => {
  it('go to the next flag, ask, and confirm; nothing happens while somebody types', async () => {
    const { server, user } = openReading({ flags: flagsOf([R09]) });
    await isOpen();
    await user.type(screen.getByLabelText('Internal notes'), 'fan mail?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Internal notes')).toHaveValue('fan mail?');
    await user.tab();
    await user.keyboard('f');
    expect(screen.getByRole('listitem', { name: 'R09, Medium' })).toHaveFocus();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('a');
    expect(within(await question()).getByRole('button', { name: 'Approve & Send Draft' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await findToast('Draft sent successfully');
    expect(server.calls(SEND)).toHaveLength(1);
  });

  it('go into the decision of a flag and decide nothing by themselves', async () => {
    const R19 = aFlag();
    const { server, user } = openReading({ flags: flagsOf([R19]) });
    await screen.findByRole('listitem', { name: 'R19, High' });
    await user.keyboard('fd');
    const form = await screen.findByRole('form', { name: 'Decide R19' });
    expect(form.contains(document.activeElement)).toBe(true);
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    expect(server.calls(`POST ${ORDER}/flags/${encodeURIComponent(R19.key)}/decision`)).toHaveLength(0);
  });

  it('go to the button of a flag that is only ticked, which Enter presses', async () => {
    const { server, user } = openReading({ flags: flagsOf([R09]) });
    await isOpen();
    const DECIDE = `POST ${ORDER}/flags/R09/decision`;
    server.answer({ [DECIDE]: { json: flagsOf([R09]) } });
    await user.keyboard('fd');
    expect(screen.getByRole('button', { name: 'Mark as read' })).toHaveFocus();
    expect(server.calls(DECIDE)).toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.calls(DECIDE)).toHaveLength(1));
  });

  it('turn to the next order of the list and back', async () => {
    const { server, user } = openReading();
    const other = anOrder({ id: OTHER, user: { id: 'u2', fullName: 'Tom Poole', email: 'tom@example.test' } });
    server.answer({
      'GET /api/admin/orders': { json: [anOrder(), other] },
      [`GET /api/admin/orders/${OTHER}`]: { json: { ...aDetail(), order: other } },
      [`GET /api/admin/orders/${OTHER}/reading`]: { json: aReading() },
      [`GET /api/admin/orders/${OTHER}/flags`]: { json: flagsOf() },
      [`GET /api/admin/orders/${OTHER}/changes`]: { json: NO_CHANGES },
      [`GET /api/admin/orders/${OTHER}/documents`]: { json: { versionCode: '3f9a12bc', documents: ['will'] } },
    });
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await isOpen();
    await user.keyboard('n');
    await hasFocus(screen.findByRole('heading', { name: 'Tom Poole' }));
    expect(window.location.pathname + window.location.search).toBe(`/admin/orders/${OTHER}/read?status=new`);
    expect(await screen.findByText('2 of 2')).toBeVisible();
    await user.keyboard('p');
    await hasFocus(screen.findByRole('heading', { name: 'Jane Smith' }));
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Tom Poole' })).toBeVisible();
  });

  it('are heard right after Enter has confirmed, and while an order is still loading', async () => {
    const ids = [ID, OTHER, `${OTHER.slice(0, -1)}2`] as const;
    const { server, user } = openReading();
    const named = (id: string) => anOrder({ id, user: { id, fullName: `Person ${ids.indexOf(id) + 1}`, email: 'p@example.test' } });
    const never = () => new Promise<never>(() => undefined);
    server.answer({
      'GET /api/admin/orders': { json: ids.map(named) },
      [`GET /api/admin/orders/${OTHER}`]: never,
      [`GET /api/admin/orders/${ids[2]}`]: never,
    });
    await screen.findByText('1 of 3');
    await isOpen();
    await user.keyboard('a');
    const confirm = within(await question()).getByRole('button', { name: 'Approve & Send Draft' });
    // Between the two a browser draws what the press itself changed, and no more.
    act(() => {
      fireEvent.click(confirm);
      flushSync(() => undefined);
      fireEvent.keyDown(document.body, { key: 'n' });
    });
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/orders/${OTHER}/read`));
    await screen.findByText('Loading the order…');
    await user.keyboard('n');
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/orders/${ids[2]}/read`));
    expect(server.calls(SEND)).toHaveLength(1);
  });

  it('are told by "?", and can be switched off', async () => {
    const { user } = openReading();
    await isOpen();
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keys' }));
    expect(help.getByText('Next flag, undecided ones first')).toBeVisible();
    await user.click(help.getByRole('switch', { name: 'Single keys are on' }));
    await user.click(help.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keys (?)' }));
    await user.click(await screen.findByRole('switch', { name: 'Single keys are on' }));
    expect(toast()).toBeEmptyDOMElement();
  });
});
