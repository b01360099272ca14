import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Partner } from '@willow/contracts/partner/partner.contract';
import { catchDownloads } from '../../testing/downloads.ts';
import { aPartner } from '../../testing/examples.ts';
import { exportsCsv, findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';
import { windowWidth } from '../../testing/setup.ts';

const LIST = 'GET /api/admin/partners';
const CREATE = 'POST /api/admin/partners';
const CHANGE = 'PATCH /api/admin/partners/p1';
const DELETE = 'DELETE /api/admin/partners/p1';

const OAK = aPartner({ id: 'p2', name: 'Oak Estates', email: 'ann@oak.test', refCode: 'OAK', isActive: false, notes: null });

function openPartners(...partners: readonly Partner[]) {
  const server = signedInServer().answer({ [LIST]: { json: partners } });
  return { server, ...openConsole('/partners') };
}
type Opened = ReturnType<typeof openPartners>;

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

async function openNew({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'New Partner' }));
  return dialog('New partner');
}

async function fill({ user }: Opened, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
}

async function fillNew(opened: Opened, rate: string | null = null) {
  const form = await openNew(opened);
  await fill(opened, 'Name', 'Ash Ltd');
  await fill(opened, 'Email', 'info@ash.test');
  await fill(opened, 'Ref code', 'ash-1');
  if (rate !== null) await fill(opened, 'Commission rate', rate);
  return form;
}

beforeEach(() => {
  windowWidth.px = 390;
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the list of partners', () => {
  it('shows who they are, their code and rate, and what they brought in (A-146)', async () => {
    windowWidth.px = 1440;
    openPartners(aPartner());
    const row = (await screen.findByText('Elm Solicitors')).closest('[role=row]') as HTMLElement;
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Partner',
      'Ref code',
      'Rate',
      'Active',
      'Orders',
      'Successful',
      'Revenue',
      'Commission',
      'Actions',
    ]);
    expect(
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Elm Solicitorspaula@elm.testInvoices on the first',
      'ELM26',
      '12.50%',
      'Active',
      '31',
      '28',
      '£1,380.00',
      '£172.50',
      'EditDelete',
    ]);
  });

  it('shows all of it on a telephone too (A-146)', async () => {
    openPartners(aPartner());
    const card = (await screen.findByRole('heading', { name: 'Elm Solicitors' })).closest('li') as HTMLElement;
    for (const text of [
      'paula@elm.test',
      'ELM26',
      '12.50% commission',
      'Active',
      '31',
      '28',
      '£1,380.00',
      '£172.50',
      'Invoices on the first',
    ])
      expect(card).toHaveTextContent(text);
  });

  it('is narrowed down by status and by what is typed; the words are in the tab, and not in the address', async () => {
    const { user } = openPartners(aPartner(), OAK);
    const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await user.type(await screen.findByLabelText('Search by name, email or ref code'), 'OÁK  estates');
    expect(names()).toEqual(['Oak Estates']);
    await user.tab();
    expect(window.location.search).toBe('?search=0');
    await user.selectOptions(screen.getByLabelText('Status'), 'Active');
    expect(names()).toEqual(['No partner matches']);
    await user.clear(screen.getByLabelText('Search by name, email or ref code'));
    expect(names()).toEqual(['Elm Solicitors']);
    await user.tab();
    expect(window.location.search).toBe('?state=active');
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
    expect(names()).toEqual(['Oak Estates']);
  });

  it('keeps the order of a column in the address', async () => {
    windowWidth.px = 1440;
    const { user } = openPartners(aPartner({ totalRevenue: 9 }), aPartner({ ...OAK, totalRevenue: 1000 }));
    await screen.findByText('Elm Solicitors');
    const rows = () => screen.getAllByRole('switch').map((one) => one.getAttribute('aria-label'));
    expect(rows()).toEqual(['Elm Solicitors active', 'Oak Estates active']);
    for (const order of ['asc', 'desc']) {
      // Once it is sorted by, it is called “Revenue Sort”.
      await user.click(await screen.findByRole('columnheader', { name: /^Revenue/ }));
      await waitFor(() => expect(window.location.search).toBe(`?sort=revenue.${order}`));
    }
    expect(rows()).toEqual(['Oak Estates active', 'Elm Solicitors active']);
  });

  it('says when it is empty and when it cannot be read', async () => {
    const { server } = openPartners();
    expect(await screen.findByText('No partners yet')).toBeInTheDocument();
    server.answer({ [LIST]: { status: 500, json: {} } });
    openConsole('/partners');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch partners');
  });

  it('copies the link that a partner passes on (A-159)', async () => {
    const { user } = openPartners(aPartner());
    await user.click(await screen.findByRole('button', { name: 'Copy tracking link of ELM26' }));
    await findToast('Copied!');
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/?ref=ELM26`);
  });

  it('is exported as it is shown, with nothing a spreadsheet would run (A-178, D-083)', async () => {
    const saved = catchDownloads();
    const { user } = openPartners(aPartner({ name: '=HYPERLINK("x")' }), OAK);
    await user.selectOptions(await screen.findByLabelText('Status'), 'Active');
    await exportsCsv(user);
    await findToast('Export successful');
    const [file] = await saved();
    expect(file?.name).toMatch(/^partners-\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.text.split('\r\n')).toEqual([
      '\uFEFF"Name","Email","Ref Code","Commission Rate","Active","Orders","Successful Orders","Total Revenue","Estimated Commission","Notes"',
      `"'=HYPERLINK(""x"")","paula@elm.test","ELM26","12.50","yes","31","28","1380.00","172.50","Invoices on the first"`,
      '',
    ]);
  });
});

describe('making a partner', () => {
  it('sends the code in capitals and the rate with 2 decimals, says so and refreshes the list (A-148, A-154, A-157, A-158, A-160, A-176)', async () => {
    const opened = openPartners(aPartner());
    opened.server.answer({ [CREATE]: { status: 201, json: aPartner({ id: 'p3' }) } });
    const form = await fillNew(opened);
    expect(form.getByLabelText('Commission rate')).toHaveAttribute('step', '0.01');
    expect(form.getByLabelText('Commission rate')).toHaveValue(10);
    expect(form.getByLabelText('Ref code')).toHaveAccessibleDescription(`Tracking link: ${window.location.origin}/?ref=ASH-1`);
    await opened.user.click(form.getByRole('button', { name: 'Create Partner' }));
    await findToast('Partner created');
    expect(opened.server.calls(CREATE)[0]?.body).toEqual({
      name: 'Ash Ltd',
      email: 'info@ash.test',
      refCode: 'ASH-1',
      commissionRate: '10.00',
      isActive: true,
      notes: '',
    });
    await waitFor(() => expect(opened.server.calls(LIST)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('fills in a code of 12 letters and digits (A-152)', async () => {
    const opened = openPartners();
    const form = await openNew(opened);
    await opened.user.click(form.getByRole('button', { name: 'Generate' }));
    expect(form.getByLabelText('Ref code')).toHaveDisplayValue(/^[A-Z0-9]{12}$/);
  });

  it('takes rates from 0 to 100 and no other (A-156)', async () => {
    const opened = openPartners();
    opened.server.answer({ [CREATE]: { status: 201, json: aPartner() } });
    const form = await fillNew(opened);
    for (const wrong of ['-0.01', '100.01', '']) {
      await fill(opened, 'Commission rate', wrong);
      await opened.user.click(form.getByRole('button', { name: 'Create Partner' }));
      await findToast('Invalid commission rateCommission rate must be between 0 and 100');
      expect(form.getByLabelText('Commission rate')).toHaveAccessibleDescription('Commission rate must be between 0 and 100');
      expect(form.getByLabelText('Commission rate')).toHaveFocus();
    }
    expect(opened.server.calls(CREATE)).toHaveLength(0);
    for (const right of ['0', '100']) {
      if (right === '100') await fillNew(opened);
      await fill(opened, 'Commission rate', right);
      await opened.user.click(screen.getByRole('button', { name: 'Create Partner' }));
      await findToast('Partner created');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(opened.server.calls(CREATE).map(({ body }) => (body as { commissionRate: string }).commissionRate)).toEqual(['0.00', '100.00']);
  });

  it('asks for what is missing, at its place (A-153)', async () => {
    const opened = openPartners();
    const form = await openNew(opened);
    await opened.user.click(form.getByRole('button', { name: 'Create Partner' }));
    expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    expect(form.getByLabelText('Name')).toHaveFocus();
    expect(form.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(form.getByLabelText('Ref code')).toHaveAccessibleDescription('Ref code is required');
    expect(opened.server.calls(CREATE)).toHaveLength(0);
  });

  it.each([
    [
      'the sentence of the server',
      { status: 409, json: { message: 'Ref code already exists' } },
      'Ref code already exists',
      /^Ref code already exists$/,
    ],
    ['else its own', { status: 500, json: {} }, 'Failed to create partner', /^Tracking link: /],
  ])('says that it failed, with %s, and keeps what was typed (A-155, A-163, A-177, D-082)', async (_, answer, description, atTheCode) => {
    const opened = openPartners();
    opened.server.answer({ [CREATE]: answer });
    const form = await fillNew(opened);
    await opened.user.click(form.getByRole('button', { name: 'Create Partner' }));
    await findToast(`Error${description}`);
    expect(form.getByLabelText('Ref code')).toHaveValue('ASH-1');
    expect(form.getByLabelText('Ref code')).toHaveAccessibleDescription(atTheCode);
  });
});

describe('changing a partner', () => {
  const openEdit = async (opened: Opened) => {
    await opened.user.click(await screen.findByRole('button', { name: 'Edit Elm Solicitors' }));
    return dialog('Edit Elm Solicitors');
  };

  it('begins with how things are, sends the same fields and says so (A-149, A-157, A-161)', async () => {
    const opened = openPartners(aPartner());
    opened.server.answer({ [CHANGE]: { json: aPartner({ commissionRate: '15.00' }) } });
    const form = await openEdit(opened);
    expect(form.getByLabelText('Notes')).toHaveValue('Invoices on the first');
    await fill(opened, 'Commission rate', '15');
    await opened.user.click(form.getByRole('checkbox', { name: 'Active' }));
    await opened.user.click(form.getByRole('button', { name: 'Save Partner' }));
    await findToast('Partner updated');
    expect(opened.server.calls(CHANGE)[0]?.body).toEqual({
      name: 'Elm Solicitors',
      email: 'paula@elm.test',
      refCode: 'ELM26',
      commissionRate: '15.00',
      isActive: false,
      notes: 'Invoices on the first',
      before: {
        name: 'Elm Solicitors',
        email: 'paula@elm.test',
        refCode: 'ELM26',
        commissionRate: '12.50',
        isActive: true,
        notes: 'Invoices on the first',
      },
    });
    await waitFor(() => expect(opened.server.calls(LIST)).toHaveLength(2));
  });

  it('shows what a colleague has changed meanwhile beside what was typed, and replaces it only then', async () => {
    const opened = openPartners(aPartner());
    const theirs = 'A colleague has changed this to “14.00” since you opened it. Save again to keep yours.';
    opened.server.answer({
      [CHANGE]: () => {
        opened.server.answer({ [LIST]: { json: [aPartner({ commissionRate: '14.00' })] } });
        return { status: 409, json: { message: theirs, errors: [{ path: ['commissionRate'], message: theirs }] } };
      },
    });
    const form = await openEdit(opened);
    await fill(opened, 'Commission rate', '15');
    await opened.user.click(form.getByRole('button', { name: 'Save Partner' }));
    await waitFor(() => expect(form.getByLabelText('Commission rate')).toHaveAccessibleDescription(theirs));
    expect(form.getByLabelText('Commission rate')).toHaveFocus();
    expect(form.getByLabelText('Commission rate')).toHaveValue(15);
    await waitFor(() => expect(opened.server.calls(LIST)).toHaveLength(2));
    opened.server.answer({ [CHANGE]: { json: aPartner({ commissionRate: '15.00' }) } });
    await opened.user.click(form.getByRole('button', { name: 'Save Partner' }));
    await findToast('Partner updated');
    expect(opened.server.calls(CHANGE)[1]?.body).toMatchObject({
      commissionRate: '15.00',
      before: { commissionRate: '14.00', refCode: 'ELM26' },
    });
  });

  it('says that it failed, and stays open (A-164)', async () => {
    const opened = openPartners(aPartner());
    opened.server.answer({ [CHANGE]: { status: 500, json: {} } });
    const form = await openEdit(opened);
    await opened.user.click(form.getByRole('button', { name: 'Save Partner' }));
    await findToast('ErrorFailed to update partner');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('to active or inactive is one switch, which moves at once (A-150)', async () => {
    const { server, user } = openPartners(aPartner());
    const off = aPartner({ isActive: false });
    server.answer({ [CHANGE]: () => (server.answer({ [LIST]: { json: [off] } }), { json: off }) });
    await user.click(await screen.findByRole('switch', { name: 'Elm Solicitors active' }));
    await findToast('Partner updated');
    expect(server.calls(CHANGE)[0]?.body).toEqual({ isActive: false });
    await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
  });

  it('by the switch moves back when the server refuses (A-164)', async () => {
    const { server, user } = openPartners(aPartner());
    const button = await screen.findByRole('switch', { name: 'Elm Solicitors active' });
    server.answer({ [CHANGE]: { status: 500, json: {} }, [LIST]: () => new Promise(() => undefined) });
    await user.click(button);
    await findToast('ErrorFailed to update partner');
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
  });
});

describe('deleting a partner', () => {
  const ask = async ({ user }: Opened) => {
    await user.click(await screen.findByRole('button', { name: 'Delete Elm Solicitors' }));
    return dialog('Delete Elm Solicitors?');
  };

  it('asks first, says what goes and what stays, and nothing is deleted when the answer is no (A-151)', async () => {
    const opened = openPartners(aPartner());
    const asked = await ask(opened);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/£172\.50 .* erased .* keep the ref code ELM26/);
    await opened.user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.server.calls(DELETE)).toHaveLength(0);
  });

  it('deletes, says so, refreshes the list and does not lose the keyboard (A-151, A-162)', async () => {
    const opened = openPartners(aPartner());
    opened.server.answer({ [DELETE]: () => (opened.server.answer({ [LIST]: { json: [] } }), { json: { success: true } }) });
    await opened.user.click((await ask(opened)).getByRole('button', { name: 'Delete Partner' }));
    await findToast('Partner deleted');
    expect(opened.server.calls(DELETE)).toHaveLength(1);
    expect(await screen.findByText('No partners yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New Partner' })).toHaveFocus();
  });

  it('says that it failed (A-165)', async () => {
    const opened = openPartners(aPartner());
    opened.server.answer({ [DELETE]: { status: 500, json: {} } });
    await opened.user.click((await ask(opened)).getByRole('button', { name: 'Delete Partner' }));
    await findToast('ErrorFailed to delete partner');
    expect(screen.getByRole('heading', { name: 'Elm Solicitors' })).toBeInTheDocument();
  });
});
