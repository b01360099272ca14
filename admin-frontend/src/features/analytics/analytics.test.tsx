import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Analytics, FUNNEL_STAGES } from '@willow/contracts/operator/analytics.contract';
import { openConsole, signedInServer } from '../../testing/open-console.tsx';

const CALL = 'GET /api/admin/analytics';
const ANALYTICS: Analytics = {
  from: '2026-11-17',
  to: '2026-11-18',
  funnel: FUNNEL_STAGES.map((stage, index) => ({ stage, customers: 16 - index })),
  days: [
    { date: '2026-11-17', signUps: 10, paid: 2, revenue: 95 },
    { date: '2026-11-18', signUps: 6, paid: 1, revenue: 0 },
  ],
  totals: { signUps: 16, paid: 3, revenue: 95, refunded: 5, discount: 55 },
  paidToSent: { wills: 2, median: 26.4, slowestTenth: 80 },
  sentToSigned: { wills: 0, median: null, slowestTenth: null },
  discounts: [{ code: 'EXIT10', paid: 1, revenue: 45, discount: 5 }],
  partners: [],
  flags: { wills: 4, perWill: 1.75, commonest: [{ flag: 'R19', severity: 'HIGH', wills: 3 }] },
};

/** Charts measure their frame; there is none here. */
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  const computed = window.getComputedStyle.bind(window);
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = computed(element, pseudo);
    if (element.matches('[class*="MuiCharts"]')) Object.assign(style, { width: '600px', height: '220px' });
    return style;
  });
});
afterAll(() => {
  jest.restoreAllMocks();
});

function open(json: Analytics = ANALYTICS, path = '/analytics') {
  const server = signedInServer().answer({ [CALL]: { json } });
  return { server, ...openConsole(path) };
}

describe('analytics', () => {
  it('stands where “coming soon” stood: totals, funnel, waits, flags, codes (A-016)', async () => {
    open();
    expect(await screen.findByText('£55.00')).toBeInTheDocument();
    expect(screen.queryByText('Coming soon')).toBeNull();
    const funnel = within(screen.getByRole('list', { name: 'How far customers came' }));
    expect(funnel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Signed up16100%', 'Answered 3: Do you have children?1275%', 'Reported as signed16%']),
    );
    expect(screen.getByText('Median 26 hours, 90% within 3 days (2 wills).')).toBeInTheDocument();
    expect(screen.getByText('No one has reached this stage yet.')).toBeInTheDocument();
    expect(screen.getByText('4 reviewed wills, 1.75 flags per will on average.')).toBeInTheDocument();
    expect(
      within(screen.getByRole('table', { name: 'Commonest review flags' })).getByRole('row', { name: 'R19 High 3 75%' }),
    ).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Discount codes' })).getByRole('row', { name: 'EXIT10 1 £45.00 £5.00' })).toBeVisible();
    expect(screen.getByText('No orders through partners in this period.')).toBeVisible();
  });

  it('is of the time that is chosen, which stands in the address', async () => {
    const { user, server } = open(ANALYTICS, '/analytics?days=7');
    await screen.findByText('£55.00');
    expect(server.calls(CALL)[0]?.query).toEqual({ days: '7' });
    await user.selectOptions(screen.getByLabelText('Time'), 'Last 365 days');
    await waitFor(() => expect(server.calls(CALL)[1]?.query).toEqual({ days: '365' }));
    expect(window.location.search).toBe('?days=365');
  });

  it('says so when nothing happened yet', async () => {
    const none = { signUps: 0, paid: 0, revenue: 0, refunded: 0, discount: 0 };
    open({ ...ANALYTICS, totals: none, funnel: FUNNEL_STAGES.map((stage) => ({ stage, customers: 0 })) });
    expect(await screen.findByText('No one signed up in this period.')).toBeVisible();
  });

  it('says when the figures cannot be read, and reads them again', async () => {
    const { user, server } = open();
    await screen.findByText('£55.00');
    server.answer({ [CALL]: { status: 503, json: { message: 'We are busy.' } } });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Failed to fetch analytics')).toBeVisible();
    server.answer({ [CALL]: { json: ANALYTICS } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('£55.00')).toBeInTheDocument();
  });
});
