import { beforeAll, describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import type { Page } from 'playwright-core';
import {
  type Account,
  bodyOf,
  newAddress,
  payByCard,
  settleFlags,
  signInOperator,
  signUp,
  submitWill,
  willStatus,
} from './testing/accounts.ts';
import { PHONE, usePeople } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('pages-hold-still', product);

/** Cumulative layout shift, https://web.dev/articles/cls. */
const MOST = 0.02;
const WIDTHS = [390, 1440] as const;
/** What comes first, second and third comes late, in milliseconds: in every order at some time. */
const ORDERS = [
  [0, 300, 600],
  [600, 300, 0],
  [300, 0, 600],
] as const;
const QUIET_MS = 700;

const ANSWERS: WillAnswers = {
  ...familyAnswers,
  beneficiaryType: 'custom',
  // Draws the card of second looks on the check page.
  customBeneficiaries: [
    { fullName: 'Ann Roe', address: '1 High Street, Ludlow', relationship: 'daughter', percentage: 90 },
    { fullName: 'Elm Trust', address: '2 High Street, Ludlow', charity: true, percentage: 10 },
  ],
  childrenSubstituteRule: 'per_stirpes',
};

type Seen = { shift: number; moved: string[] };
type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** Opens the page as a slow telephone on a slow line does, and tells how far what was in sight has moved. */
async function shiftOf(page: Page, address: string, width: number, delays: readonly number[]): Promise<Seen> {
  let asked = 0;
  let open = 0;
  let last = Date.now();
  await page.setViewportSize({ width, height: 844 });
  await page.route('**/api/**', async (route) => {
    open += 1;
    const delay = delays[asked++ % delays.length];
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => undefined);
    open -= 1;
    last = Date.now();
  });
  await page.goto(address);
  await eventually(`${address} is still`, () => Promise.resolve(open === 0 && Date.now() - last > QUIET_MS));
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await page.unroute('**/api/**');
  return seen;
}

let jane: Person;
let account: Account;
beforeAll(async () => {
  report.expectRefusal(404, '/api/my-order');
  for (const path of ['explained', 'stress-report', 'changes', 'who-gets-what', 'without', 'check-version'])
    report.expectRefusal(409, `/api/will/${path}`);
  jane = await newPerson(PHONE);
  const { page } = jane;
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0, moved: [] };
    Object.assign(globalThis, { seen });
    const add = (entry: PerformanceEntry): void => {
      const { value, hadRecentInput, sources } = entry as Shift;
      if (hadRecentInput) return;
      seen.shift += value;
      seen.moved.push(...sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 30)}"`));
    };
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true });
  });
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  account = await signUp(product, jane.caller, newAddress('jane'));
});

const pays = async (): Promise<string> => {
  const orderId = await payByCard(product, account);
  await eventually('the draft', async () => (await willStatus(account)) === 'draft_generated');
  return orderId;
};

let orderId: string;
const sent = async (): Promise<void> => {
  const operator = await signInOperator(product);
  await settleFlags(operator, orderId);
  await bodyOf(operator.post(`/api/admin/orders/${orderId}/send`));
  await eventually('the will is sent', async () => (await willStatus(account)) === 'sent');
};

describe.each([
  ['has signed up', () => Promise.resolve(), ['/dashboard', '/wizard/1']],
  [
    'has answered everything',
    () => bodyOf(jane.caller.post('/api/will', { data: { step: 10, answers: ANSWERS } })),
    ['/wizard/6', '/wizard/10', '/your-will', '/your-will/who-gets-what', '/your-will/people', '/dashboard'],
  ],
  ['has submitted', () => submitWill(account, ANSWERS), ['/checkout']],
  ['has paid', async () => (orderId = await pays()), ['/dashboard', '/your-will', '/your-data']],
  ['has her will', sent, ['/dashboard', '/signing', '/your-will/signing']],
] as const)('to a customer who %s', (_, comes, pages) => {
  beforeAll(async () => {
    await comes();
  });

  it.each(pages)('%s holds still, whatever comes late', async (address) => {
    const shifts: string[] = [];
    for (const width of WIDTHS)
      for (const delays of ORDERS) {
        const { shift, moved } = await shiftOf(jane.page, address, width, delays);
        if (shift > MOST) shifts.push(`${shift.toFixed(3)} at ${width} px, answers after ${delays.join(', ')} ms: ${moved.join(', ')}`);
      }
    expect(shifts).toEqual([]);
  });
});
