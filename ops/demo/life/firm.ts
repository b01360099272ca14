import { Visitor } from '../../people/visitor.ts';
import { QUARTERS, worksAt } from '../cast/calendar.ts';
import { PARTNER_REFS } from '../cast/cast.ts';
import { ANSWER, MESSAGES } from './sayings.ts';
import { asksAgain, fine } from './asking.ts';
import type { World } from './world.ts';

/** What happens in the firm, and to nobody of the cast. */
export type FirmScene = { readonly name: string; readonly quarter: number; play(world: World, nextKey: () => string): Promise<void> };

type Listed = { readonly id: string };

const PARTNERS = [
  { name: 'Harbour Financial Planning', email: 'hello@harbour-planning.example', commissionRate: '12.50', notes: 'Pays out each quarter.' },
  { name: 'Oakleaf Funeral Directors', email: 'office@oakleaf.example', commissionRate: '10.00' },
  {
    name: 'Second Spring Bereavement Support',
    email: 'team@secondspring.example',
    commissionRate: '7.50',
    notes: 'A charity; we round up at the end of the year.',
  },
];
const CODES = [
  { code: 'AUTUMN20', discountPercentage: 20 },
  { code: 'CARERS50', discountPercentage: 50, maxUses: 40 },
  { code: 'WILLAID100', discountPercentage: 100, maxUses: 25 },
  { code: 'SUMMER15', discountPercentage: 15, isActive: false },
];
const NOTICE = 'We moved office over the weekend. Drafts that were paid for on Friday reach you by Tuesday evening.';

async function opens({ team }: World, nextKey: () => string): Promise<void> {
  for (const who of ['priya', 'tom', 'helen'] as const) await team.joins(who);
  for (const [at, partner] of PARTNERS.entries())
    await team.ask('admin', 'POST', '/api/admin/partners', { ...partner, refCode: PARTNER_REFS[at]! }, nextKey());
  for (const code of CODES) await team.ask('admin', 'POST', '/api/admin/discount-codes', code, nextKey());
  await team.ask('admin', 'POST', '/api/admin/settings/review-target', { hours: 48 }, nextKey());
}

/** From the contact page, without an account. */
const writes =
  (at: number) =>
  async ({ place }: World): Promise<void> => {
    const { name, topic, message } = MESSAGES[at % MESSAGES.length]!;
    const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.net`;
    const browser = new Visitor(place.url, place.connections, `198.51.100.${at + 1}`);
    fine('POST', '/api/contact', await asksAgain(browser, 'POST', '/api/contact', { json: { name, email, topic, message } }));
  };

/** All but the newest. */
async function answersMessages({ team }: World, nextKey: () => string): Promise<void> {
  const waiting = await team.ask<readonly (Listed & { readonly writer: { readonly name: string } | null })[]>(
    'priya',
    'GET',
    '/api/admin/messages?show=waiting',
  );
  for (const { id, writer } of waiting.slice(0, -1))
    if (writer?.name === 'SEO Partners') await team.ask('priya', 'POST', `/api/admin/messages/${id}/close`, undefined, nextKey());
    else await team.ask('priya', 'POST', `/api/admin/messages/${id}/answer`, { answer: ANSWER }, nextKey());
}

async function paysReferrals({ team }: World, nextKey: () => string): Promise<void> {
  const all = await team.ask<readonly (Listed & { readonly status: string; readonly refereeEmail: string })[]>(
    'admin',
    'GET',
    '/api/admin/referrals',
  );
  // Whoever is erased by now is owed nothing that anybody could find.
  const due = all.filter(({ status, refereeEmail }) => status === 'successful' && refereeEmail.includes('@'));
  for (const { id } of due.slice(0, Math.ceil(due.length / 2)))
    await team.ask(
      'admin',
      'PATCH',
      `/api/admin/referrals/${id}`,
      { status: 'paid', notes: 'By bank transfer, with the payout of the month.' },
      nextKey(),
    );
}

/** Reads with a reason, has the log verified, and takes an order's history away with its proof. */
async function audits({ team }: World, nextKey: () => string): Promise<void> {
  const orders = await team.ask<readonly Listed[]>('helen', 'GET', '/api/admin/orders?pageSize=10');
  for (const [at, { id }] of orders.slice(0, 3).entries()) {
    await team.ask('helen', 'GET', `/api/admin/orders/${id}/history`);
    if (at > 0) continue;
    const reason = 'Quarterly sample: who read this order, and what was decided about it.';
    await team.ask('helen', 'POST', `/api/admin/orders/${id}/history/open`, { reason }, nextKey());
    await team.ask('helen', 'GET', `/api/admin/orders/${id}/history`);
    await team.ask('helen', 'POST', `/api/admin/orders/${id}/history/export`, { purpose: 'audit' });
  }
  await team.ask('helen', 'POST', '/api/admin/audit/verify', undefined, nextKey());
}

const exports = async ({ team }: World): Promise<void> => {
  await team.ask('admin', 'POST', '/api/admin/orders/export', { purpose: 'accounts' });
  await team.ask('tom', 'GET', '/api/admin/account');
};

const change =
  (path: string, json: object) =>
  async ({ team }: World, nextKey: () => string): Promise<void> =>
    void (await team.ask('admin', 'POST', `/api/admin/settings/${path}`, json, nextKey()));

/** The firm's month; what is done at a desk waits for working hours. */
export function firmScenes(first: string): readonly FirmScene[] {
  const atWork = (quarter: number): number => (worksAt(first, quarter) ? quarter : atWork(quarter + 1));
  const messages = Array.from({ length: 18 }, (_, at): FirmScene => ({ name: `message ${at}`, quarter: 5 + at * 6, play: writes(at) }));
  const desks = ([8, 15, 22, 29] as const).map((day): FirmScene => ({
    name: `answers of day ${day}`,
    quarter: Math.min(atWork(day * 4 - 4), QUARTERS - 1),
    play: answersMessages,
  }));
  return [
    { name: 'opens', quarter: 0, play: opens },
    ...messages,
    ...desks,
    { name: 'notice', quarter: atWork(36), play: change('notice', { text: NOTICE }) },
    { name: 'notice withdrawn', quarter: atWork(48), play: change('notice/withdraw', {}) },
    { name: 'first payout', quarter: atWork(80), play: paysReferrals },
    { name: 'audit', quarter: atWork(84), play: audits },
    { name: 'accounts', quarter: atWork(88), play: exports },
    { name: 'last audit', quarter: QUARTERS - 1, play: audits },
  ];
}
