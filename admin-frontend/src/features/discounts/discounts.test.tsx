import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@willow/contracts/messages';
import type { DiscountCode } from '@willow/contracts/discount/discount.operator.contract';
import { aCode } from '../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';
import { windowWidth } from '../../testing/setup.ts';

const LIST = 'GET /api/admin/discount-codes';
const CREATE = 'POST /api/admin/discount-codes';
const SWITCH = 'PATCH /api/admin/discount-codes/EXIT10';

function openCodes(...codes: readonly DiscountCode[]) {
  const server = signedInServer().answer({ [LIST]: { json: codes } });
  return { server, ...openConsole('/discount-codes') };
}

async function fill({ user }: ReturnType<typeof openCodes>, code: string, percentage: string) {
  await user.clear(await screen.findByLabelText('Code'));
  if (code) await user.type(screen.getByLabelText('Code'), code);
  await user.clear(screen.getByLabelText('Percentage off'));
  if (percentage) await user.type(screen.getByLabelText('Percentage off'), percentage);
  await user.click(screen.getByRole('button', { name: 'Create Code' }));
}

beforeEach(() => {
  windowWidth.px = 390;
});

describe('the list of codes', () => {
  it('shows what each code gives, whether it works, and what it cost and brought in (A-129, A-130)', async () => {
    windowWidth.px = 1440;
    openCodes(aCode());
    const row = (await screen.findByText('EXIT10')).closest('[role=row]') as HTMLElement;
    expect(
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    ).toEqual(['EXIT10', '20%', 'Active', 'No limit', '42', '31', '£1,240.00', '£310.00']);
    expect(within(row).getByRole('switch', { name: 'EXIT10 active' })).toBeChecked();
  });

  it('keeps the order of a column in the address', async () => {
    windowWidth.px = 1440;
    const { user } = openCodes(aCode({ id: 'BBB', code: 'BBB' }), aCode({ id: 'AAA', code: 'AAA' }));
    await screen.findByText('BBB');
    const codes = () => screen.getAllByRole('switch').map((one) => one.getAttribute('aria-label'));
    expect(codes()).toEqual(['BBB active', 'AAA active']);
    await user.click(await screen.findByRole('columnheader', { name: 'Code' }));
    await waitFor(() => expect(codes()).toEqual(['AAA active', 'BBB active']));
    expect(window.location.search).toBe('?sort=code.asc');
  });

  it('says when it is empty and when it cannot be read', async () => {
    const { server } = openCodes();
    expect(await screen.findByText('No discount codes yet')).toBeInTheDocument();
    server.answer({ [LIST]: { status: 500, json: {} } });
    openConsole('/discount-codes');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch discount codes');
  });

  it('copies a code (A-141)', async () => {
    const { user } = openCodes(aCode());
    await user.click(await screen.findByRole('button', { name: 'Copy EXIT10' }));
    await findToast('Copied!');
    expect(await navigator.clipboard.readText()).toBe('EXIT10');
  });

  it('says when the browser does not let it copy', async () => {
    const { user } = openCodes(aCode());
    const button = await screen.findByRole('button', { name: 'Copy EXIT10' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button);
    await findToast('ErrorYour browser did not allow copying.');
  });
});

describe('making a code', () => {
  it('sends it in capitals, says so and refreshes the list (A-131, A-132, A-134, A-135, A-065)', async () => {
    const opened = openCodes(aCode());
    opened.server.answer({ [CREATE]: { status: 201, json: aCode({ id: 'SAVE5', code: 'SAVE5' }) } });
    await screen.findByText('EXIT10');
    await opened.user.click(screen.getByRole('checkbox', { name: 'Active' }));
    await fill(opened, 'save5', '5');
    await findToast('Code created');
    expect(opened.server.calls(CREATE)[0]?.body).toEqual({ code: 'SAVE5', discountPercentage: 5, isActive: false });
    await waitFor(() => expect(opened.server.calls(LIST)).toHaveLength(2));
    expect(screen.getByLabelText('Code')).toHaveValue('');
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  it('is sent once, and keeps what is typed meanwhile for the next one', async () => {
    const opened = openCodes(aCode());
    let answer = (): void => undefined;
    const slow = new Promise<{ status: number; json: DiscountCode }>(
      (resolve) => (answer = () => resolve({ status: 201, json: aCode({ id: 'SAVE5', code: 'SAVE5' }) })),
    );
    opened.server.answer({ [CREATE]: () => slow });
    await fill(opened, 'save5', '5');
    const code = screen.getByLabelText('Code');
    await opened.user.clear(code);
    await opened.user.type(code, 'next{Enter}');
    answer();
    await findToast('Code created');
    expect(code).toHaveValue('NEXT');
    expect(screen.getByLabelText('Percentage off')).toHaveValue('');
    expect(opened.server.calls(CREATE)).toHaveLength(1);
  });

  it('takes whole percentages from 1 to 100 and no other (A-133)', async () => {
    const opened = openCodes(aCode());
    opened.server.answer({ [CREATE]: { status: 201, json: aCode({ id: 'X', code: 'X' }) } });
    for (const wrong of ['0', '101', '12.5', '', 'ten']) {
      await fill(opened, 'X', wrong);
      await findToast('Invalid percentageDiscount percentage must be between 1 and 100');
      expect(screen.getByLabelText('Percentage off')).toHaveAccessibleDescription('Discount percentage must be between 1 and 100');
      expect(screen.getByLabelText('Percentage off')).toHaveFocus();
    }
    expect(opened.server.calls(CREATE)).toHaveLength(0);
    for (const right of ['1', '100']) {
      await fill(opened, 'X', right);
      await findToast('Code created');
    }
    expect(opened.server.calls(CREATE)).toHaveLength(2);
  });

  it('asks for the code when it is missing', async () => {
    const opened = openCodes(aCode());
    await fill(opened, '', '10');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Enter a code');
    expect(opened.server.calls(CREATE)).toHaveLength(0);
  });

  it.each([
    ['the sentence of the server', { status: 409, json: { message: 'Discount code already exists' } }, 'Discount code already exists'],
    ['else its own', { status: 500, json: {} }, 'Failed to create discount code'],
  ])('says that the creation failed, with %s, and keeps what was typed (A-136)', async (_, answer, description) => {
    const opened = openCodes(aCode());
    opened.server.answer({ [CREATE]: answer });
    await fill(opened, 'EXIT10', '10');
    await findToast(`Creation failed${description}`);
    expect(screen.getByLabelText('Code')).toHaveValue('EXIT10');
  });
});

describe('switching a code', () => {
  it('moves before the server has answered', async () => {
    const { server, user } = openCodes(aCode());
    server.answer({ [SWITCH]: () => new Promise(() => undefined) });
    await user.click(await screen.findByRole('switch', { name: 'EXIT10 active' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'EXIT10 active' })).not.toBeChecked());
  });

  it('sends isActive, says so and refreshes the list (A-137, A-138, A-065)', async () => {
    const { server, user } = openCodes(aCode());
    const off = aCode({ isActive: false });
    server.answer({ [SWITCH]: () => (server.answer({ [LIST]: { json: [off] } }), { json: off }) });
    await user.click(await screen.findByRole('switch', { name: 'EXIT10 active' }));
    await findToast('Code updated');
    expect(server.calls(SWITCH)[0]?.body).toEqual({ isActive: false });
    await waitFor(() => expect(server.calls(LIST)).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'EXIT10 active' })).not.toBeChecked());
  });

  it('moves back when the server refuses, and says why (A-139)', async () => {
    const { server, user } = openCodes(aCode());
    const button = await screen.findByRole('switch', { name: 'EXIT10 active' });
    server.answer({ [SWITCH]: { status: 500, json: {} }, [LIST]: () => new Promise(() => undefined) });
    await user.click(button);
    await findToast('ErrorFailed to update discount code');
    await waitFor(() => expect(screen.getByRole('switch', { name: 'EXIT10 active' })).toBeChecked());
  });
});

const LIMITED = aCode({ id: 'GIFT', code: 'GIFT', discountPercentage: 100, limit: { maxUses: 10, used: 3, held: 0 } });
const LIMIT = 'PATCH /api/admin/discount-codes/GIFT';
const OPEN = 'Limit of GIFT: 3 of 10 used. Change';

describe('the limit of a code', () => {
  it('stands in the list with what of it is used, and held by customers at the till', async () => {
    openCodes(LIMITED, aCode({ id: 'TILL', code: 'TILL', limit: { maxUses: 5, used: 0, held: 2 } }), aCode());
    const card = async (code: string) => (await screen.findByRole('heading', { name: code })).closest('li') as HTMLElement;
    expect(await card('GIFT')).toHaveTextContent('3 of 10 used');
    expect(await card('TILL')).toHaveTextContent('0 of 5 used, 2 held');
    expect(await card('EXIT10')).toHaveTextContent('No limit');
  });

  it.each([
    ['AB', '100', MESSAGES.discountNeedsLimit],
    ['half5', '50', MESSAGES.discountNeedsLimit],
    ['WELCOME', '100', 'Anyone with this code gets a free will. Set a limit unless you mean that.'],
  ])('is asked for while %s for %s %% is typed, and no more once it is there', async (code, percentage, warning) => {
    const { user } = openCodes(aCode());
    await user.type(await screen.findByLabelText('Code'), code);
    expect(screen.getByRole('status', { name: 'About the limit' })).toBeEmptyDOMElement();
    await user.type(screen.getByLabelText('Percentage off'), percentage);
    expect(screen.getByRole('status', { name: 'About the limit' })).toHaveTextContent(warning);
    await user.type(screen.getByLabelText('Limit of uses'), '5');
    expect(screen.getByRole('status', { name: 'About the limit' })).toBeEmptyDOMElement();
  });

  it('is sent with the new code, and only when there is one', async () => {
    const opened = openCodes(aCode());
    opened.server.answer({ [CREATE]: { status: 201, json: LIMITED } });
    await opened.user.type(await screen.findByLabelText('Limit of uses'), '10');
    await fill(opened, 'gift', '100');
    await findToast('Code created');
    expect(opened.server.calls(CREATE)[0]?.body).toEqual({ code: 'GIFT', discountPercentage: 100, isActive: true, maxUses: 10 });
    expect(screen.getByLabelText('Limit of uses')).toHaveValue('');
  });

  it('is a whole number from 1 to 1000', async () => {
    const opened = openCodes(aCode());
    for (const wrong of ['0', '1.5', '1001', 'many']) {
      await opened.user.clear(await screen.findByLabelText('Limit of uses'));
      await opened.user.type(screen.getByLabelText('Limit of uses'), wrong);
      await fill(opened, 'GIFT', '100');
      expect(screen.getByLabelText('Limit of uses')).toHaveAccessibleDescription(MESSAGES.discountMaxUses);
      expect(screen.getByLabelText('Limit of uses')).toHaveFocus();
    }
    expect(opened.server.calls(CREATE)).toHaveLength(0);
  });

  it('is pointed at when the server refuses the code without one', async () => {
    const opened = openCodes(aCode());
    opened.server.answer({ [CREATE]: { status: 400, json: { message: MESSAGES.discountNeedsLimit } } });
    await fill(opened, 'AB', '100');
    await findToast(`Creation failed${MESSAGES.discountNeedsLimit}`);
    expect(screen.getByLabelText('Limit of uses')).toHaveAccessibleDescription('Say how often it may be used');
    expect(screen.getByLabelText('Limit of uses')).toHaveFocus();
  });

  it('is changed from the list, and set for a code that had none', async () => {
    const { server, user } = openCodes(LIMITED, aCode());
    const raised = { ...LIMITED, limit: { maxUses: 20, used: 3, held: 0 } };
    server.answer({ [LIMIT]: () => (server.answer({ [LIST]: { json: [raised, aCode()] } }), { json: raised }) });
    await user.click(await screen.findByRole('button', { name: OPEN }));
    const field = within(screen.getByRole('dialog', { name: 'Limit of GIFT' })).getByLabelText('Limit of uses');
    expect(field).toHaveValue('10');
    await user.clear(field);
    await user.type(field, '20{Enter}');
    await findToast('Code updated');
    expect(server.calls(LIMIT)[0]?.body).toEqual({ maxUses: 20, before: { maxUses: 10 } });
    await screen.findByRole('button', { name: 'Limit of GIFT: 3 of 20 used. Change' });
    await user.click(screen.getByRole('button', { name: 'Limit of EXIT10: No limit. Change' }));
    expect(screen.getByRole('dialog', { name: 'Limit of EXIT10' })).toHaveTextContent('Uses count from now on');
  });

  it('stays open with what is wrong when it cannot be that', async () => {
    const { server, user } = openCodes(LIMITED);
    server.answer({ [LIMIT]: { status: 409, json: { message: MESSAGES.discountLimitTooLow } } });
    await user.click(await screen.findByRole('button', { name: OPEN }));
    const field = within(screen.getByRole('dialog', { name: 'Limit of GIFT' })).getByLabelText('Limit of uses');
    for (const [typed, problem] of [
      ['0', MESSAGES.discountMaxUses],
      ['2', MESSAGES.discountLimitTooLow],
    ] as const) {
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
      await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
    }
    expect(server.calls(LIMIT)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
