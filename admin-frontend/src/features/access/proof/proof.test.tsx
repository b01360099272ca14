import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { catchDownloads } from '../../../testing/downloads.ts';
import { OLIVE } from '../../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../../testing/open-console.tsx';

const KEY = 'bm90IGEga2V5LCBhbmQgNDQgY2hhcmFjdGVycyBsb25n';
const EXPORT = 'POST /api/admin/audit/sheets';

afterEach(() => {
  jest.restoreAllMocks();
});

const open = () => {
  const server = signedInServer().answer({
    'GET /api/admin/me': { json: { admin: { ...OLIVE, role: 'auditor' }, enrolment: null } },
    'GET /api/admin/audit': { json: { publicKey: KEY } },
    'GET /api/admin/audit/anchors': { text: '{"position":1}\n' },
    'GET /api/admin/audit/verify.mjs': { text: '// checks a file\n' },
    [EXPORT]: { text: '"When (London)"\r\n"2026-11-01 10:00:00"\r\n' },
  });
  return { server, ...openConsole('/access/proof') };
};

describe('the page of proof for an auditor', () => {
  it('says what is proven and what is not, shows the key, and how to check an export offline with it', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Proof and Sheets' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'What is proven' })).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText(/each time a team member viewed it/)).toBeVisible();
    expect(screen.getByText(/by number, not by name/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'What is not' })).getByText(/our server’s clock/)).toBeVisible();
    const steps = within(await screen.findByRole('region', { name: 'Check an export offline' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(5);
    expect(steps.getByText(`node verify.mjs order-0193b0d2.ndjson --public-key ${KEY} --order ORDER`)).toBeVisible();
  });

  it('hands out the signatures and the program that checks', async () => {
    const saved = catchDownloads();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download signatures' }));
    await user.click(screen.getByRole('button', { name: 'Download verify.mjs' }));
    await screen.findByRole('button', { name: 'Download verify.mjs' });
    expect(await saved()).toEqual([
      { name: 'anchors.ndjson', text: '{"position":1}\n' },
      { name: 'verify.mjs', text: '// checks a file\n' },
    ]);
  });

  it('exports a sheet of the days that were chosen, for a purpose', async () => {
    const saved = catchDownloads();
    const { server, user } = open();
    await user.type(await screen.findByLabelText('From'), '2026-11-01');
    await user.click(screen.getByRole('button', { name: 'Export Approvals' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export CSV' }));
    expect(dialog.getByText(/second person, why, when, how much/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await findToast('Export successful');
    expect(server.calls(EXPORT)).toMatchObject([{ body: { sheet: 'approvals', from: '2026-11-01', purpose: 'audit' } }]);
    expect((await saved())[0]?.name).toMatch(/^approvals-\d{4}-\d{2}-\d{2}\.csv$/);
  });
});
