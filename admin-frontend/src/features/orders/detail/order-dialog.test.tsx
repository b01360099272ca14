import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminOrder, AdminOrderDetail, OrderNote } from '@willow/contracts/operator/operator.contract';
import { aDetail, anOrder, flagsOf, NO_CHANGES, OLIVE } from '../../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../../testing/open-console.tsx';
import { openPoints } from '../reading/open-points.ts';
import { windowWidth } from '../../../testing/setup.ts';

const ID = anOrder().id;
const ORDER = `/api/admin/orders/${ID}`;
const DRAFT = `GET ${ORDER}/draft.txt`;
const PATCH = `PATCH ${ORDER}`;

function openOrder(tab: string, changes: Parameters<typeof anOrder>[0] = {}, answers?: Record<string, unknown>) {
  windowWidth.px = 390;
  const at: { order: AdminOrder; notes: OrderNote[] } = { order: anOrder(changes), notes: [] };
  const patched = ({ body }: { readonly body: unknown }) => {
    const { notes, status } = body as { notes?: string; status?: AdminOrder['status'] };
    const made = { by: { id: OLIVE.id, name: OLIVE.name }, at: '2026-11-22T09:00:00Z' };
    if (notes !== undefined) at.notes = [...at.notes, { text: notes, ...made }];
    const markedSent = status === undefined ? at.order.markedSent : status === 'sent' ? made : null;
    return { json: (at.order = { ...at.order, ...(body as object), markedSent }) };
  };
  const server = signedInServer().answer({
    'GET /api/admin/orders': () => ({ json: [at.order] }),
    [`GET ${ORDER}`]: () => ({ json: { ...aDetail({}, answers), order: at.order, notes: at.notes } }),
    [`GET ${ORDER}/flags`]: { json: flagsOf() },
    [`GET ${ORDER}/changes`]: { json: NO_CHANGES },
    [PATCH]: patched,
  });
  return { at, server, ...openConsole(`/orders/${ID}/${tab}?status=new`) };
}

const fact = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

describe('an order over the list', () => {
  it('opens by View, keeps the filters, and gives the focus back when closed (A-047, A-076)', async () => {
    windowWidth.px = 390;
    signedInServer().answer({ 'GET /api/admin/orders': { json: [anOrder()] }, [`GET ${ORDER}`]: { json: aDetail() } });
    const { user } = openConsole('/orders?status=new');
    await user.click(await screen.findByRole('link', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: 'Jane Smith' });
    expect(
      within(dialog)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Applicant', 'Q&A Details', 'Draft Preview', 'Actions']);
    expect(window.location.pathname + window.location.search).toBe(`/admin/orders/${ID}/applicant?status=new`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname + window.location.search).toBe('/admin/orders?status=new');
    expect(screen.getByRole('link', { name: 'View' })).toHaveFocus();
  });

  it('says that it is an update, and which version of the will is which (AM-20)', async () => {
    windowWidth.px = 390;
    const versions: AdminOrderDetail['versions'] = [
      { versionCode: '3f9a12bc', sentAt: '2026-11-20T12:00:00Z', state: 'to-sign' },
      { versionCode: '0a1b2c3d', sentAt: '2026-10-20T12:00:00Z', state: 'in-force' },
    ];
    signedInServer().answer({
      'GET /api/admin/orders': { json: [anOrder({ updating: true })] },
      [`GET ${ORDER}`]: { json: { ...aDetail({ updating: true }), versions } },
    });
    openConsole(`/orders/${ID}/applicant`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Jane Smith' }));
    expect(await dialog.findByText('Update')).toBeVisible();
    expect(await fact('Version 3f9a12bc')).toBe('Sent 20/11/2026: the newest, not signed yet');
    expect(await fact('Version 0a1b2c3d')).toBe('Sent 20/10/2026: signed, in force until the newest is signed');
    expect(dialog.getByText(/has not been sent yet/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'correct it on the page of the customer' })).toHaveAttribute('href', '/admin/users/u1');
  });

  it('says when our emails do not reach the customer', async () => {
    windowWidth.px = 390;
    signedInServer().answer({ 'GET /api/admin/orders': { json: [] }, [`GET ${ORDER}`]: { json: { ...aDetail(), undelivered: true } } });
    openConsole(`/orders/${ID}/applicant`);
    expect(await screen.findByRole('region', { name: 'Emails not delivered' })).toHaveTextContent(
      'Our emails to jane@example.test do not arrive.',
    );
    expect(openPoints({ ...aDetail(), undelivered: true }, flagsOf())).toEqual([
      'Emails to jane@example.test are not arriving, so this one may not either.',
    ]);
  });

  it('says beside each mail what became of it', async () => {
    windowWidth.px = 390;
    const deliveries = [
      { id: 'm2', mail: 'Will', says: 'Bounced: mailbox does not exist', isBad: true, at: '2026-11-28T14:02:00Z' },
      { id: 'm1', mail: 'Receipt', says: 'Delivered', isBad: false, at: '2026-11-27T09:30:00Z' },
    ];
    signedInServer().answer({ 'GET /api/admin/orders': { json: [] }, [`GET ${ORDER}`]: { json: { ...aDetail(), deliveries } } });
    openConsole(`/orders/${ID}/applicant`);
    expect(await screen.findByRole('region', { name: 'Emails delivered' })).toBeVisible();
    expect(await fact('Will')).toBe('Bounced: mailbox does not exist 28 November 2026 at 14:02');
    expect(await fact('Receipt')).toBe('Delivered, 27 November 2026 at 09:30');
  });

  it('says what the customer changed after the submission that was paid for (AM-17)', async () => {
    windowWidth.px = 390;
    const laterAnswers = {
      submittedAt: '2026-11-20T14:05:00Z',
      savedAt: '2026-11-20T14:09:00Z',
      questions: ['Do you have any wishes for your funeral?'],
      changes: [],
    };
    signedInServer().answer({
      'GET /api/admin/orders': { json: [anOrder()] },
      [`GET ${ORDER}`]: { json: { ...aDetail(), laterAnswers } },
    });
    openConsole(`/orders/${ID}/applicant`);
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent(/changed answers after the submission that was paid for \(20 November 2026 at 14:05\)/);
    expect(within(note).getByRole('listitem')).toHaveTextContent('Do you have any wishes for your funeral?');
  });

  it('is at most 72rem wide and 90% of the window high (A-075)', async () => {
    openOrder('applicant');
    const paper = (await screen.findByRole('dialog')).closest('.MuiDialog-paper') ?? document.body;
    expect(getComputedStyle(paper)).toMatchObject({ maxWidth: '72rem', maxHeight: '90vh' });
  });

  it('leads to its first tab from its bare address and from one that is none (A-067, D-081)', async () => {
    openOrder('nonsense');
    expect(await screen.findByRole('tab', { name: 'Applicant', selected: true })).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/admin/orders/${ID}/applicant`);
  });

  it('gives every tab an address of its own and one step back to the list', async () => {
    const { user } = openOrder('applicant');
    const before = window.history.length;
    await user.click(await screen.findByRole('tab', { name: 'Q&A Details' }));
    expect(window.location.pathname).toBe(`/admin/orders/${ID}/answers`);
    expect(window.history.length).toBe(before);
  });

  it('says when the order cannot be read (A-078)', async () => {
    const { server } = openOrder('applicant');
    server.answer({ [`GET ${ORDER}`]: { status: 404, json: { message: 'Not found' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch order detailsNot found');
  });
});

describe('the applicant (A-077)', () => {
  it('has name, date of birth, email, mobile and address (A-079, A-080, A-081, A-082, A-083)', async () => {
    openOrder('applicant');
    expect(await fact('Full name')).toBe('Jane Smith');
    expect(await fact('Date of birth')).toBe('27 March 1985');
    expect(await fact('Email')).toBe('jane@example.test');
    expect(await fact('Mobile')).toBe('07700 900123');
    expect(await fact('Address')).toBe('1 Elm Row\nHeadingley\nLeeds\nLS1 1AA');
  });
});

describe('the answers', () => {
  it('are listed with their keys in words (A-084, A-085)', async () => {
    openOrder('answers', {}, { hasChildren: 'yes', children: [{ fullName: 'Ann Smith' }] });
    expect(await fact('Has Children')).toBe('Yes');
    expect(await fact('Children')).toBe('Full NameAnn Smith');
  });
});

describe('the draft', () => {
  it('is read when its tab is opened, and each time anew (A-086)', async () => {
    const { server, user } = openOrder('applicant');
    server.answer({ [DRAFT]: { text: 'LAST WILL of Jane Smith' } });
    await screen.findByRole('tab', { name: 'Applicant' });
    expect(server.calls(DRAFT)).toHaveLength(0);
    await user.click(screen.getByRole('tab', { name: 'Draft Preview' }));
    expect(await screen.findByText('LAST WILL of Jane Smith')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Applicant' }));
    await user.click(screen.getByRole('tab', { name: 'Draft Preview' }));
    await waitFor(() => expect(server.calls(DRAFT)).toHaveLength(2));
  });

  it('offers the documents that go with the draft, each by itself (A-087)', async () => {
    const documents = ['will', 'cover-letter', 'explanation', 'executors-sheet'];
    openOrder('draft').server.answer({
      [DRAFT]: { text: 'LAST WILL' },
      [`GET ${ORDER}/documents`]: { json: { versionCode: '0123abcd', documents } },
    });
    const list = within(await screen.findByRole('navigation', { name: 'Documents sent with the draft' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cover letter', `${ORDER}/documents/cover-letter`],
      ['What the will does, clause by clause', `${ORDER}/documents/explanation`],
      ['Executor’s sheet', `${ORDER}/documents/executors-sheet`],
    ]);
  });

  it('can be had as a PDF (A-087)', async () => {
    openOrder('draft').server.answer({ [DRAFT]: { text: 'LAST WILL' } });
    expect(await screen.findByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', `${ORDER}/draft.pdf`);
  });

  it.each([
    ['the detail of the server', { status: 500, json: { message: 'The renderer is away.' } }, 'The renderer is away.'],
    ['else its own', { status: 500, json: {} }, 'Failed to fetch will text'],
  ])('says when it cannot be read, with %s (A-088, A-089)', async (_, answer, detail) => {
    openOrder('draft').server.answer({ [DRAFT]: answer });
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error loading will content${detail}`);
  });

  it('says when there is nothing in it (A-090)', async () => {
    openOrder('draft').server.answer({ [DRAFT]: { text: ' \n' } });
    expect(await screen.findByText('No will content available')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  });
});

describe('the actions', () => {
  it('show where the order stands (A-091)', async () => {
    openOrder('actions', { status: 'in_review', finalAmount: 40, discountCode: 'EXIT10' });
    expect(await fact('Status')).toBe('In Review');
    expect(await fact('Price')).toBe('£40.00 instead of £50.00 with EXIT10');
  });

  it('send the draft after a question that names the person (A-092, A-054)', async () => {
    const { at, server, user } = openOrder('actions', { status: 'in_review' });
    server.answer({ [`POST ${ORDER}/send`]: () => ({ json: { success: true, order: (at.order = anOrder({ status: 'sent' })) } }) });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Approve & Send Draft' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Approve & Send Draft' }));
    const question = await screen.findByRole('dialog', { name: 'Send the will to Jane Smith?' });
    await user.click(within(question).getByRole('button', { name: 'Approve & Send Draft' }));
    await findToast('Draft sent successfully');
    expect(await screen.findByRole('button', { name: 'Approve & Send Again' })).toBeEnabled();
  });

  it('lead to the customer and to the history', async () => {
    openOrder('actions');
    expect(await screen.findByRole('link', { name: 'Customer' })).toHaveAttribute('href', '/admin/users/u1');
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', `/admin/orders/${anOrder().id}/history`);
  });

  it('archive after a question, and can take it back (A-094, A-097, D-077)', async () => {
    const { server, user } = openOrder('actions', { status: 'in_review' });
    await user.click(await screen.findByRole('button', { name: 'Archive Order' }));
    const question = await screen.findByRole('dialog', { name: 'Archive the order of Jane Smith?' });
    await user.click(within(question).getByRole('button', { name: 'Archive Order' }));
    await findToast('Order updated');
    expect(await screen.findByRole('button', { name: 'Set Back to New' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Approve & Send Draft' })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await fact('Status')).toBe('In Review'));
    expect(server.calls(PATCH).map(({ body }) => body)).toEqual([{ status: 'archived' }, { status: 'in_review' }]);
  });

  it('set an archived order back to new (D-077)', async () => {
    const { server, user } = openOrder('actions', { status: 'archived' });
    await user.click(await screen.findByRole('button', { name: 'Set Back to New' }));
    await findToast('Order updated');
    expect(server.calls(PATCH)[0]?.body).toEqual({ status: 'new' });
  });

  it('are not lost by Escape: it asks, and closes at once where nothing was typed', async () => {
    const { user } = openOrder('actions');
    await user.type(await screen.findByLabelText('Internal notes'), 'Half a thought');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Close without saving?' }));
    await user.click(question.getByRole('button', { name: 'Keep Writing' }));
    await waitFor(() => expect(screen.getByLabelText('Internal notes')).toHaveFocus());
    await user.clear(screen.getByLabelText('Internal notes'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/orders'));
  });

  it('keep every note with its author and time, and an empty box for the next one (A-095, A-096, A-097, A-101, AM-16, D-079)', async () => {
    const by = { id: 'a2', name: 'Otto Operator' };
    const { at, server, user } = openOrder('actions', { notes: 'Do NOT send.' });
    at.notes = [{ text: 'Do NOT send.', by, at: '2026-07-18T23:30:00Z' }];
    const box = await screen.findByLabelText('Internal notes');
    expect(box).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Save Notes' })).toBeDisabled();
    await user.type(box, 'Rang Jane.');
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await findToast('Order updated');
    expect(server.calls(PATCH)[0]?.body).toEqual({ notes: 'Rang Jane.' });
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument();
    expect(box).toHaveValue('');
    const list = within(await screen.findByRole('list', { name: 'Notes so far' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Otto Operator, 19 July 2026 at 00:30Do NOT send.',
      'Olive Operator, 22 November 2026 at 09:00Rang Jane.',
    ]);
  });

  it('mark a will as sent by hand after a question, show by whom, and take it back', async () => {
    const { server, user } = openOrder('actions');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as Sent by Hand' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Mark as Sent by Hand' }));
    const question = await screen.findByRole('dialog', { name: 'Mark the will of Jane Smith as sent?' });
    await user.click(within(question).getByRole('button', { name: 'Mark as Sent' }));
    await findToast('Order updated');
    expect(await fact('Marked by hand')).toBe('Olive Operator, 22 November 2026 at 09:00. No email went.');
    expect(screen.getAllByText('Marked by hand').length).toBeGreaterThan(1);
    expect(screen.queryByText(/has been sent to/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as Sent by Hand' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo Mark as Sent' }));
    await waitFor(async () => expect(await fact('Status')).toBe('New'));
    expect(server.calls(PATCH).map(({ body }) => body)).toEqual([{ status: 'sent' }, { status: 'new' }]);
  });

  it('say that the last email did not go out', async () => {
    openOrder('actions', { status: 'sent', mailFailed: true });
    expect(await screen.findByText('The last email to jane@example.test did not arrive. This tries again.')).toBeInTheDocument();
  });

  it('show the sentence of the server when a change is refused, and keep what was written (A-098)', async () => {
    const { server, user } = openOrder('actions');
    server.answer({ [PATCH]: { status: 409, json: { message: 'Somebody else changed this at the same moment. Please try again.' } } });
    await user.type(await screen.findByLabelText('Internal notes'), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await findToast('ErrorSomebody else changed this at the same moment. Please try again.');
    expect(screen.getByLabelText('Internal notes')).toHaveValue('Mine');
  });
});

describe('text that is not saved', () => {
  it('outlives closing the order, and the browser asks before the page is left', async () => {
    const { user } = openOrder('actions');
    await user.type(await screen.findByLabelText('Internal notes'), 'Half a thought');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('link', { name: 'View' }));
    await user.click(await screen.findByRole('tab', { name: 'Actions' }));
    expect(screen.getByLabelText('Internal notes')).toHaveValue('Half a thought');
  });

  it('is there again, at the same place, after a session that ran out (A-002)', async () => {
    const { server, user } = openOrder('actions');
    await user.type(await screen.findByLabelText('Internal notes'), 'Half a thought');
    server.answer({ [PATCH]: { status: 401, json: { message: 'Not authenticated' } } });
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    expect(await screen.findByText('Your session has ended. Sign in again to carry on where you left off.')).toBeInTheDocument();
    expect(screen.queryByText('Jane Smith')).toBeNull();
    server.answer({ 'POST /api/admin/login': { json: { admin: OLIVE, enrolment: null } } });
    await user.type(screen.getByLabelText('Email'), OLIVE.email);
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByLabelText('Internal notes')).toHaveValue('Half a thought');
    expect(window.location.pathname).toBe(`/admin/orders/${ID}/actions`);
  });

  it('is not shown to the next operator', async () => {
    const { server, user } = openOrder('actions');
    await user.type(await screen.findByLabelText('Internal notes'), 'Mine');
    server.answer({ [PATCH]: { status: 401, json: { message: 'Not authenticated' } } });
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    server.answer({ 'POST /api/admin/login': { json: { admin: { ...OLIVE, id: 'a2' }, enrolment: null } } });
    await user.type(await screen.findByLabelText('Email'), 'other@willow.example');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByLabelText('Internal notes')).toHaveValue('');
  });
});
