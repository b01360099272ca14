import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AccessEntry } from '@willow/contracts/operator/access.contract';
import type { Admin } from '@willow/contracts/operator/session.contract';
import { catchDownloads } from '../../testing/downloads.ts';
import { OLIVE } from '../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';

const LIST = 'GET /api/admin/access';
const LOOKED: AccessEntry = {
  id: 'a1',
  at: '2026-07-01T23:10:00Z',
  who: 'Olive',
  says: 'opened the draft (version 1).',
  orderId: '0193aaaa-bbbb',
  customerId: null,
};
const TOOK: AccessEntry = {
  id: 'a0',
  at: '2026-07-01T10:00:00Z',
  who: 'Otto',
  says: 'exported 2 rows of the list of orders.',
  orderId: null,
  customerId: null,
};

const open = (entries: readonly AccessEntry[], before: string | null = null, role: Admin['role'] = 'auditor') => {
  const server = signedInServer().answer({
    'GET /api/admin/me': { json: { admin: { ...OLIVE, role }, enrolment: null } },
    [LIST]: { json: { entries, before } },
    'GET /api/admin/access/people': { json: [{ id: '0193dddd-0001', name: 'Olive' }] },
  });
  return { server, ...openConsole('/access') };
};

describe('the access log', () => {
  it('says who looked at what and when in London, leads to the history of the order, and goes on', async () => {
    const { server, user } = open([LOOKED], 'a1');
    const [line] = within(await screen.findByRole('list', { name: 'Who looked' })).getAllByRole('listitem');
    expect(line).toHaveTextContent('2 July 2026 at 00:10Olive opened the draft (version 1).Order 0193aaaa');
    expect(within(line!).getByRole('link')).toHaveAttribute('href', '/admin/orders/0193aaaa-bbbb/history');
    server.answer({ [LIST]: { json: { entries: [TOOK], before: null } } });
    await user.click(screen.getByRole('button', { name: 'Show earlier entries' }));
    expect(await screen.findByText(/exported 2 rows/)).toBeVisible();
    expect(server.calls(LIST).at(-1)?.query).toEqual({ before: 'a1' });
  });

  it.each([
    ['auditor', []],
    ['admin', ['/admin/users/0197cccc-dddd']],
  ] as const)('names a customer whose page was opened by the id alone, which leads there for those who may: %s', async (role, links) => {
    open([{ ...LOOKED, says: 'opened the page of the customer.', orderId: null, customerId: '0197cccc-dddd' }], null, role);
    const [line] = within(await screen.findByRole('list', { name: 'Who looked' })).getAllByRole('listitem');
    expect(line).toHaveTextContent('Olive opened the page of the customer.Customer 0197cccc');
    expect(
      within(line!)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(links);
  });

  it('shows one kind alone, says when there is none, and offers to try again', async () => {
    const { server, user } = open([]);
    expect(await screen.findByText('Nothing to show')).toBeVisible();
    server.answer({ [LIST]: { status: 503, json: { message: 'Please try again in a moment.' } } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Files taken away');
    await user.click(screen.getByRole('button', { name: 'Apply filters' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    expect(server.calls(LIST).at(-1)?.query).toEqual({ kind: 'exports' });
  });

  it('is filtered by person, order, customer and days, which the address keeps, and exported as it is filtered', async () => {
    const EXPORT = 'POST /api/admin/access/export';
    const saved = catchDownloads();
    const { server, user } = open([LOOKED]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Person' }), await screen.findByRole('option', { name: 'Olive' }));
    await user.type(screen.getByRole('textbox', { name: 'Order ID' }), '#0193aaaa');
    await user.type(screen.getByLabelText('From'), '2026-07-01');
    await user.click(screen.getByRole('button', { name: 'Apply filters' }));
    const filter = { person: '0193dddd-0001', order: '#0193aaaa', from: '2026-07-01' };
    await screen.findByText(/opened the draft/);
    expect(server.calls(LIST).at(-1)?.query).toEqual(filter);
    expect(new URLSearchParams(window.location.search).get('order')).toBe('#0193aaaa');

    server.answer({ [EXPORT]: { text: '"Who"\r\n"Olive"\r\n' } });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Export CSV' })).getByRole('button', { name: 'Export' }));
    await findToast('Export successful');
    expect(server.calls(EXPORT)).toMatchObject([{ body: { ...filter, purpose: 'audit' } }]);
    const [file] = await saved();
    expect(file?.name).toMatch(/^access-\d{4}-\d{2}-\d{2}\.csv$/);
    jest.restoreAllMocks();
  });

  it('has the whole log verified, and then shows what was found', async () => {
    const { server, user } = open([LOOKED]);
    const found = { ...TOOK, who: 'Ada', says: 'had the whole log verified, 12 facts: it is what was signed.' };
    await screen.findByText(/opened the draft/);
    server.answer({
      'POST /api/admin/audit/verify': { status: 202, json: { asked: true } },
      [LIST]: { json: { entries: [found], before: null } },
    });
    await user.click(screen.getByRole('button', { name: 'Verify the log' }));
    await findToast('The log is being verified');
    expect(await screen.findByText(/it is what was signed/)).toBeVisible();
    expect(server.calls(LIST).at(-1)?.query).toEqual({ kind: 'verified' });
  });
});
