import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { HistoryEntry, HistoryNames, MomentDifference, OrderHistory, OrderMoment } from '@willow/contracts/operator/history.contract';
import { anOrder, OLIVE } from '../../testing/examples.ts';
import { catchDownloads } from '../../testing/downloads.ts';
import type { Reply } from '@willow/frontend/web/testing/fake-server';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';

const { id } = anOrder();
const HISTORY = `GET /api/admin/orders/${id}/history`;
const OPEN: HistoryNames = { state: 'open', until: null, customer: 'Jane Smith' };
const SEALED: HistoryNames = { state: 'sealed', until: null, customer: null };
const ME = 'GET /api/admin/me';

const anEntry = (changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 'e1',
  at: '2026-07-01T10:05:00.000Z',
  part: 'order',
  type: 'OrderNoted',
  revision: 4,
  who: 'Olive Operator',
  says: 'wrote a note on the order.',
  details: [{ label: 'Notes', value: 'Rang twice' }],
  because: null,
  request: 'r1',
  ...changes,
});
const aHistory = (entries: readonly HistoryEntry[], changes: Partial<OrderHistory> = {}): OrderHistory => ({
  entries: [...entries],
  total: entries.length,
  before: null,
  names: OPEN,
  ...changes,
});

function openHistory(history: OrderHistory, role: 'operator' | 'auditor' = 'operator', search = '') {
  const server = signedInServer().answer({
    [ME]: { json: { admin: { ...OLIVE, role }, enrolment: null } },
    [HISTORY]: { json: history },
  });
  return { server, ...openConsole(`/orders/${id}/history${search}`) };
}

describe('the history of an order in the console', () => {
  it('is a list of sentences by the day and time in London, with what they say and what brought them about', async () => {
    const note = anEntry();
    const later = anEntry({ id: 'e2', at: '2026-07-01T23:10:00.000Z', says: 'archived the order.', details: [], because: { ...note } });
    openHistory(aHistory([later, note]));
    const first = await screen.findByRole('region', { name: 'Thursday 2 July 2026' });
    expect(within(first).getByRole('listitem')).toHaveTextContent(
      '00:10Olive Operator archived the order.Because Olive Operator wrote a note',
    );
    expect(within(first).getByRole('link', { name: 'Olive Operator wrote a note on the order.' })).toHaveAttribute('href', '#entry-e1');
    const second = screen.getByRole('region', { name: 'Wednesday 1 July 2026' });
    expect(within(second).getByRole('listitem')).toHaveTextContent('11:05Olive Operator wrote a note on the order.NotesRang twice');
    expect(screen.getByRole('note')).toHaveTextContent('The history of Jane Smith.');
    expect(screen.queryByRole('button', { name: 'Reveal personal details' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', `/admin/orders/${id}`);
  });

  it('has its names sealed for an auditor, who opens them with a reason in so many words', async () => {
    const { server, user } = openHistory(aHistory([anEntry({ details: [] })], { names: SEALED }), 'auditor');
    await user.click(await screen.findByRole('button', { name: 'Reveal personal details' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reveal personal details' }));
    await user.click(dialog.getByRole('button', { name: 'Reveal' }));
    expect(dialog.getByText(/^Say why in a sentence/)).toBeVisible();
    const until = new Date(Date.now() + 60_000).toISOString();
    server.answer({
      [`POST /api/admin/orders/${id}/history/open`]: { json: { until } },
      [HISTORY]: { json: aHistory([anEntry()], { names: { ...OPEN, until } }) },
    });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The executor asks who approved it');
    await user.click(dialog.getByRole('button', { name: 'Reveal' }));
    await findToast('Personal details revealed');
    expect(await screen.findByText(/Open to you until/)).toBeVisible();
    expect(screen.getByText('Rang twice')).toBeVisible();
    const [opening] = server.calls(`POST /api/admin/orders/${id}/history/open`);
    expect(opening?.body).toEqual({ reason: 'The executor asks who approved it' });
  });

  it('is taken away by an auditor as a file with its proofs, for a purpose', async () => {
    const saved = catchDownloads();
    const { server, user } = openHistory(aHistory([anEntry({ details: [] })], { names: SEALED }), 'auditor');
    const file = `${JSON.stringify({ kind: 'export', checkpoint: JSON.stringify({ at: '2026-11-24T03:00:00.000Z' }) })}\n{}\n`;
    const EXPORT = `POST /api/admin/orders/${id}/history/export`;
    server.answer({ [EXPORT]: { status: 503, json: { message: 'The proof takes longer than we can wait for.' } } });
    await user.click(await screen.findByRole('button', { name: 'Export this order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export this order' }));
    expect(dialog.getByRole('link', { name: 'Who looked at this order' })).toHaveAttribute('href', `/admin/access?order=${id}`);
    await user.selectOptions(dialog.getByLabelText('What for?'), 'A question by a customer');
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The proof takes longer than we can wait for.');
    server.answer({ [EXPORT]: { text: file, type: 'application/x-ndjson' } });
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await findToast('It goes as far as was signed on 24 November 2026 at 03:00.');
    expect(server.calls(EXPORT).map(({ body }) => body)).toEqual([{ purpose: 'question' }, { purpose: 'question' }]);
    expect(await saved()).toEqual([{ name: `order-${id.slice(0, 8)}.ndjson`, text: file }]);
  });

  it('is taken away by nobody else', async () => {
    openHistory(aHistory([anEntry()]));
    await screen.findByText('Rang twice');
    expect(screen.queryByRole('button', { name: 'Export this order' })).toBeNull();
  });

  it('shows one kind alone, and earlier entries when they are asked for', async () => {
    const { server, user } = openHistory(aHistory([anEntry()], { total: 2, before: 'e1' }), 'operator', '?show=order');
    expect(await screen.findByRole('combobox', { name: 'Show' })).toHaveValue('order');
    server.answer({
      [HISTORY]: { json: aHistory([anEntry({ id: 'e0', says: 'placed the order for £50.00.', details: [] })], { total: 2 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Show earlier entries' }));
    expect(await screen.findByText('placed the order for £50.00.', { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
  });

  describe('on paper', () => {
    const OLDEST = anEntry({ id: 'e0', says: 'placed the order for £50.00.', details: [] });
    /** Three pages of one entry each. */
    const openPages = async (oldest: () => Reply | Promise<Reply>) => {
      const { server, user } = openHistory(aHistory([]));
      server.answer({
        [HISTORY]: ({ query }) => {
          if (query['before'] === 'e1') return oldest();
          const [entry, before] = query['before'] === 'e2' ? [anEntry(), 'e1'] : [anEntry({ id: 'e2' }), 'e2'];
          return { json: aHistory([entry], { total: 3, before }) };
        },
      });
      await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Will');
      await screen.findByRole('button', { name: 'Show earlier entries' });
      return user;
    };
    const recordPrinting = () => {
      const printed: (string | null)[] = [];
      window.print = () => void printed.push(document.querySelector('main')!.textContent);
      return printed;
    };

    it.each([
      ['its button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Print' }))],
      ['Ctrl P', (user: UserEvent) => user.keyboard('{Control>}p{/Control}')],
    ])('has all entries, and says meanwhile how many were read, by %s', async (_, press) => {
      const printed = recordPrinting();
      const held = Promise.withResolvers<void>();
      const user = await openPages(() => held.promise.then(() => ({ json: aHistory([OLDEST], { total: 3 }) })));
      await press(user);
      expect(await screen.findByText('Loading all entries for printing: 2 of 3 so far…')).toBeVisible();
      expect(printed).toEqual([]);
      held.resolve();
      await waitFor(() => expect(printed).toEqual([expect.stringContaining('placed the order for £50.00.')]));
      expect(printed[0]).not.toContain('Earlier entries are not printed here');
      expect(screen.queryByText(/^Loading all entries/)).toBeNull();
      await press(user);
      await waitFor(() => expect(printed).toHaveLength(2));
    });

    it('is not there when not all could be read, and it says so', async () => {
      const printed = recordPrinting();
      const user = await openPages(() => ({ status: 503, json: { message: 'Please try again in a moment.' } }));
      expect(screen.getByText(/^Earlier entries are not printed here/)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Print' }));
      await findToast('Nothing was printed');
      expect(printed).toEqual([]);
    });
  });

  it('offers to try again when it cannot be read, and says when there is nothing of a kind', async () => {
    const { server, user } = openHistory(aHistory([]));
    expect(await screen.findByText('Nothing to show')).toBeVisible();
    server.answer({ [HISTORY]: { status: 503, json: { message: 'Please try again in a moment.' } } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Will');
    expect(await screen.findByRole('alert')).toHaveTextContent('The history could not be readPlease try again in a moment.');
  });
});

describe('how an order stood at an entry', () => {
  const THEN = `GET /api/admin/orders/${id}/history/e1`;
  const aMoment: OrderMoment = {
    entry: anEntry(),
    earlier: 'e0',
    later: null,
    names: OPEN,
    order: [{ label: 'Status', value: 'New' }],
    correspondence: [{ title: 'Question 1 to the customer', rows: [{ label: 'Asked', value: 'Is Tom your son?' }] }],
    details: [{ label: 'Full name', value: 'Jane Smith' }],
    answers: [{ question: 'Who should carry out your will?', rows: [{ label: 'Executors', value: 'Mary Poole' }] }],
    text: 'THIS IS THE LAST WILL of Jane Smith',
    notDrafted: null,
  };

  it('is one step from its line: order, details, answers and the will of then, and from there to the entry before', async () => {
    const { server, user } = openHistory(aHistory([anEntry()]));
    server.answer({ [THEN]: { json: aMoment } });
    await user.click(await screen.findByRole('link', { name: 'State at this point: Olive Operator wrote a note on the order.' }));
    expect(await screen.findByRole('region', { name: 'Text of the will' })).toHaveTextContent('THIS IS THE LAST WILL of Jane Smith');
    for (const words of ['New', 'Question 1 to the customer', 'Is Tom your son?', 'Jane Smith', 'Mary Poole'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous entry' })).toHaveAttribute('href', `/admin/orders/${id}/history/e0`);
    expect(screen.queryByRole('link', { name: 'Next entry' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Compare with another entry' })).toHaveAttribute(
      'href',
      `/admin/orders/${id}/history?compare=e1`,
    );
  });

  it('is compared with any other entry: what stands otherwise, and what that means', async () => {
    const other = anEntry({ id: 'e2', says: 'archived the order.', details: [] });
    const { server, user } = openHistory(aHistory([other, anEntry()]), 'operator', '?compare=e1');
    const compared: MomentDifference = {
      earlier: anEntry(),
      later: other,
      names: OPEN,
      differences: [{ about: 'Order', label: 'Status', before: null, after: 'Archived' }],
      changes: [{ sentence: 'Ann gains 10%.', clause: '7' }],
      notCompared: null,
    };
    server.answer({ [`GET /api/admin/orders/${id}/history/e2/since/e1`]: { json: compared } });
    await user.click(await screen.findByRole('link', { name: /^Compare with this entry/ }));
    expect(await screen.findByRole('heading', { name: 'Status' })).toBeVisible();
    expect(screen.getByText('Nothing')).toBeVisible();
    expect(screen.getByText('Archived')).toBeVisible();
    expect(screen.getByText(/Ann gains 10%/)).toBeVisible();
  });

  it('is sealed for an auditor who gave no reason, who may give it there', async () => {
    const { server } = openHistory(aHistory([]), 'auditor', '/e1');
    server.answer({
      [THEN]: { status: 403, json: { message: 'Names and answers are sealed for auditors. Open them with a reason first.' } },
    });
    expect(await screen.findByRole('button', { name: 'Reveal personal details' })).toBeVisible();
  });
});
