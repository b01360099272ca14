import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getMe } from '@willow/contracts/account/account.contract';
import { TERMS_OF } from '@willow/contracts/constants';
import { MESSAGES } from '@willow/contracts/messages';
import { dropKeptCode, getKeptCode, validateDiscountCode } from '@willow/contracts/discount/discount.contract';
import { agreeToStart, createPaymentIntent, getConfig, getPrepaid } from '@willow/contracts/order/order.contract';
import { getStressReport } from '@willow/contracts/will/explanations.contract';
import { getWill } from '@willow/contracts/will/will.contract';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { jane, willAt } from '../../testing/examples.ts';
import { stress } from '../../testing/explanations.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import CheckoutPage from './checkout-page.tsx';

const ROUTES = [{ path: '/checkout', Component: CheckoutPage }];
const ORDER = 'order-12345678';
const PERCENT: Readonly<Record<string, number>> = { EXIT10: 20, ONE: 1, THIRD: 33, FREE: 100 };

type Intent = { readonly discountCode?: string } | undefined;
const intentFor = (body: Intent) => {
  const percent = PERCENT[body?.discountCode ?? ''] ?? 0;
  return percent === 100
    ? { skipPayment: true as const, orderId: ORDER }
    : { clientSecret: `pi_1_secret_${percent}`, orderId: ORDER, amount: 50, finalAmount: 50 - percent / 2 };
};

const serverFor = (paymentPublicKey: string | null = 'pk_test') =>
  new FakeServer()
    .on(getMe, { user: jane })
    .on(getConfig, { paymentPublicKey, paymentProvider: 'card', paymentScriptUrl: null })
    .on(createPaymentIntent, intentFor)
    .on(agreeToStart, {})
    .on(validateDiscountCode, ({ code }: { readonly code: string }) =>
      code in PERCENT
        ? { valid: true, discountPercentage: PERCENT[code]!, message: 'Discount code applied' }
        : { valid: false, discountPercentage: 0, message: 'Invalid discount code' },
    );

type Providing = { readonly ready?: boolean; readonly confirm?: () => Promise<unknown>; readonly incomplete?: string };
const makeProvider = ({ ready = true, confirm, incomplete }: Providing = {}) => {
  const confirmPayment = jest.fn<(options: unknown) => Promise<unknown>>(confirm ?? (() => new Promise(() => undefined)));
  const update = jest.fn(async (_: { readonly amount?: number }) => undefined);
  const submit = jest.fn(async () => ({ ...(incomplete && { error: { type: 'validation_error', message: incomplete } }) }));
  const focus = jest.fn();
  const elements = jest.fn((_: { readonly amount: number; readonly appearance: { readonly theme: string } }) => ({
    update,
    submit,
    create: () => ({
      focus,
      on: (event: string, handler: () => void) => {
        if (event === 'ready' && ready) setTimeout(handler, 0);
      },
      mount: (place: HTMLElement) => {
        place.textContent = 'Card form of the provider';
      },
      destroy: () => undefined,
    }),
  }));
  return { elements, confirmPayment, update, focus };
};

/** The card provider's script as the page finds it. Its loader keeps the first one it met, so that one asks for the current one each time. */
let current = makeProvider();
const provider = (options?: Parameters<typeof makeProvider>[0]) => {
  current = makeProvider(options);
  return current;
};
const stripe = () => ({ ...current, registerAppInfo: () => undefined, _registerWrapper: () => undefined });
Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) });

let isDark: boolean;
beforeEach(() => {
  provider();
  isDark = false;
  window.matchMedia = (() => ({ matches: isDark })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (server = serverFor()) => ({ server, ...renderApp(ROUTES, '/checkout', server) });
const ready = () => screen.findByText('Card form of the provider');
const useCode = async (user: ReturnType<typeof renderApp>['user'], code: string) => {
  await user.click(await screen.findByRole('button', { name: 'Have a discount code?' }));
  await user.type(screen.getByLabelText('Discount code'), `${code}{Enter}`);
};
const intents = (server: FakeServer) => server.calls(createPaymentIntent).map(({ body }) => body);
const toast = () => within(screen.getByRole('region', { name: /Notifications/ }));

describe('the checkout', () => {
  it('shows the order, a place for a code, and the card form with the amount on its button (C-347, C-348, C-349, C-350, C-352)', async () => {
    const { server } = open();
    await ready();
    expect(screen.getByRole('heading', { name: 'Order summary' })).toBeVisible();
    expect(screen.getAllByText('£50.00').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Have a discount code?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay £50.00' })).toBeVisible();
    expect(intents(server)).toEqual([{}]);
  });

  it('has nothing beside Pay that leads away or talks of deaths: only the way back, and what opens beside it', async () => {
    const { server } = open(serverFor().on(getStressReport, stress));
    await ready();
    const away = screen.getAllByRole('link').filter((link) => link.getAttribute('target') !== '_blank');
    const places = away.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('mailto:'));
    expect(new Set(places)).toEqual(new Set(['/dashboard']));
    expect(server.calls(getStressReport)).toHaveLength(0);
    expect(screen.queryByText(/died|deaths/)).toBeNull();
  });

  it('says above Pay what is agreed, how it is cancelled and until when the money comes back (D-008)', async () => {
    open();
    await ready();
    const terms = await screen.findByText(/By paying you agree/);
    expect(terms).toHaveTextContent('ask us to start on your will straight away');
    expect(terms).toHaveTextContent('your right to cancel ends when we send you the finished will');
    expect(terms).toHaveTextContent('Until your will is delivered you can cancel within 30 days and have all your money back');
    expect(terms).toHaveTextContent('Once it is delivered, the fee is not refunded.');
    expect(within(terms).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms-of-service');
    const pay = screen.getByRole('button', { name: 'Pay £50.00' });
    expect(pay.compareDocumentPosition(terms) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  it('sends visitors without a session to the landing page (D-055)', async () => {
    const { browser, server } = open(new FakeServer().fail(getMe, 401));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/'));
    expect(intents(server)).toEqual([]);
  });

  it.each([
    ['You have already paid for your will.', '/dashboard'],
    ['Your payment is being processed.', '/dashboard'],
    ['Please complete your will before paying.', '/wizard'],
  ])('%s leads to %s (C-389, D-021)', async (message, target) => {
    const { browser } = open(serverFor().fail(createPaymentIntent, 409, message));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith(target));
  });
});

describe('one payment for the two wills of a couple', () => {
  type Asked = Intent & { readonly forBoth?: boolean; readonly usePrepaid?: boolean };
  const forTwo = (body: Asked) => {
    const own = 50 - (PERCENT[body?.discountCode ?? ''] ?? 0) / 2;
    const secondWill = body?.forBoth ? ('added' as const) : ('offered' as const);
    return { clientSecret: `pi_${secondWill}`, orderId: ORDER, amount: 50, finalAmount: own + (body?.forBoth ? 50 : 0), secondWill };
  };
  const tick = () => screen.findByRole('checkbox', { name: /Pay for your partner’s will as well/ });

  it('is £50 until it is ticked, then £100 with both on the summary, and a code takes off the own one', async () => {
    const { user, server } = open(serverFor().on(createPaymentIntent, forTwo));
    await ready();
    expect(await tick()).not.toBeChecked();
    await user.click(await tick());
    expect(await screen.findByRole('button', { name: 'Pay £100.00' })).toBeVisible();
    expect(screen.getByText('Your partner’s will')).toBeVisible();
    expect(await tick()).toBeChecked();
    await useCode(user, 'EXIT10');
    expect(await screen.findByRole('button', { name: 'Pay £90.00' })).toBeVisible();
    await user.click(await tick());
    expect(await screen.findByRole('button', { name: 'Pay £40.00' })).toBeVisible();
    const code = { discountCode: 'EXIT10' };
    expect(intents(server)).toEqual([{}, { forBoth: true }, { ...code, forBoth: true }, code]);
  });

  it('says so when the partner has paid meanwhile, and goes on with the own one', async () => {
    const server = serverFor().on(createPaymentIntent, (body: Asked) => ({
      ...forTwo({}),
      secondWill: body?.forBoth ? undefined : ('offered' as const),
    }));
    const { user } = open(server);
    await user.click(await tick());
    expect(await toast().findByText(/cannot be paid for here any more/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Pay £50.00' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is not offered to anybody else', async () => {
    open();
    await ready();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is said before a code that makes the own will free orders it', async () => {
    const server = serverFor()
      .on(validateDiscountCode, { valid: true, discountPercentage: 100, message: '' })
      .on(createPaymentIntent, (body: Asked) =>
        body?.discountCode ? { skipPayment: true as const, orderId: ORDER } : { ...intentFor({}), secondWill: 'offered' as const },
      );
    const { user } = open(server);
    await ready();
    await useCode(user, 'FREE');
    expect(await screen.findByText(/makes your will free and orders it at once/)).toBeVisible();
    expect(intents(server)).toEqual([{}]);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('heading', { name: 'Order Complete!' })).toBeVisible();
  });

  it.each<readonly [string, (server: FakeServer) => FakeServer]>([
    ['is found', (server) => server.on(getPrepaid, { prepaid: true })],
    ['is found though that could not be read', (server) => server.fail(getPrepaid, 503)],
  ])('made by the partner %s, without a card provider', async (_, told) => {
    open(told(serverFor(null)).on(createPaymentIntent, { prepaid: true as const, orderId: ORDER }));
    expect(await screen.findByRole('heading', { name: 'Your will is paid for' })).toBeVisible();
  });

  it('made by the partner: there is nothing to pay, and nothing is ordered before a press', async () => {
    const server = serverFor().on(createPaymentIntent, (body: Asked) =>
      body?.usePrepaid ? { skipPayment: true as const, orderId: ORDER } : { prepaid: true as const, orderId: ORDER },
    );
    const { user } = open(server);
    expect(await screen.findByRole('heading', { name: 'Your will is paid for' })).toBeVisible();
    expect(screen.getByText(/By ordering you agree/)).not.toHaveTextContent('money back');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(intents(server)).toEqual([{}]);
    await user.click(screen.getByRole('button', { name: 'Order your will' }));
    expect(await screen.findByRole('heading', { name: 'Order Complete!' })).toBeVisible();
    expect(intents(server)).toEqual([{}, { usePrepaid: true }]);
  });
});

describe('a discount code', () => {
  it('an empty one is refused without asking the server (C-359)', async () => {
    const { user, server } = open();
    await ready();
    await useCode(user, '  ');
    expect(await screen.findByText('Please enter a discount code')).toBeVisible();
    expect(server.calls(validateDiscountCode)).toHaveLength(0);
  });

  it('is forced to upper case, applied by Enter, and an invalid one says so (C-360, C-361, C-362, C-363)', async () => {
    const { user, server } = open();
    await ready();
    await useCode(user, 'nope');
    expect(await screen.findByText('Invalid discount code')).toBeVisible();
    expect(screen.getByLabelText('Discount code')).toHaveValue('NOPE');
    expect(server.calls(validateDiscountCode)[0]?.body).toEqual({ code: 'NOPE' });
  });

  it('a failed validation says so (C-364)', async () => {
    const { user } = open(serverFor().fail(validateDiscountCode, 500));
    await ready();
    await useCode(user, 'EXIT10');
    expect(await screen.findByText('Failed to validate discount code')).toBeVisible();
  });

  it.each([
    ['ONE', '£49.50'],
    ['EXIT10', '£40.00'],
    ['THIRD', '£33.50'],
  ])('%s brings the price to %s and asks for a new intent (C-353, C-365, C-366, C-368, C-378)', async (code, price) => {
    const { user, server } = open();
    await ready();
    await useCode(user, code);
    expect(await screen.findByRole('button', { name: `Pay ${price}` })).toBeVisible();
    expect(screen.queryByLabelText('Discount code')).toBeNull();
    expect(intents(server)).toEqual([{}, { discountCode: code }]);
  });

  it('pressed while the order is still being made waits for it, and so does Remove; pressed twice, it is applied once', async () => {
    const made: (() => void)[] = [];
    const server = serverFor().raw(createPaymentIntent, async ({ body }) => {
      await new Promise<void>((resolve) => made.push(resolve));
      return { json: intentFor(body as Intent) };
    });
    const { user } = open(server);
    await useCode(user, 'EXIT10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
    expect(server.calls(validateDiscountCode)).toHaveLength(0);
    await waitFor(() => expect(made).toHaveLength(1));
    made[0]!();
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(made).toHaveLength(2));
    made[1]!();
    await waitFor(() => expect(made).toHaveLength(3));
    made[2]!();
    expect(await screen.findByRole('button', { name: 'Pay £50.00' })).toBeVisible();
    expect(intents(server)).toEqual([{}, { discountCode: 'EXIT10' }, {}]);
    expect(server.calls(validateDiscountCode)).toHaveLength(1);
  });

  it('Remove brings price, box and intent back, and forgets the stored code (C-367)', async () => {
    localStorage.setItem('discountCode', 'EXIT10');
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Pay £50.00' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Have a discount code?' })).toBeVisible();
    expect(localStorage.getItem('discountCode')).toBeNull();
    expect(intents(server)).toEqual([{ discountCode: 'EXIT10' }, {}]);
  });

  it('leaves the card form with what was typed, at the new price, and pays the new intent', async () => {
    const { elements, update, confirmPayment } = provider();
    const { user } = open();
    const form = await ready();
    await useCode(user, 'EXIT10');
    const pay = await screen.findByRole('button', { name: 'Pay £40.00' });
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy'));
    expect(screen.getByText('Card form of the provider')).toBe(form);
    expect(elements).toHaveBeenCalledTimes(1);
    expect(update).toHaveBeenLastCalledWith({ amount: 4000 });
    await user.click(pay);
    await waitFor(() => expect(confirmPayment.mock.calls[0]?.[0]).toMatchObject({ clientSecret: 'pi_1_secret_20' }));
  });

  it('applied and removed, what happened is said and the focus stays there', async () => {
    const { user } = open();
    await ready();
    await useCode(user, 'EXIT10');
    const remove = await screen.findByRole('button', { name: 'Remove' });
    await waitFor(() => expect(remove).toHaveFocus());
    const said = screen.getByText(/Discount code/).closest('output');
    expect(said).toHaveTextContent('Discount code EXIT10 is applied: 20% off. You pay £40.00.');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Have a discount code?' })).toHaveFocus());
    expect(said).toHaveTextContent('Discount code removed. You pay £50.00.');
  });

  it('the stored code is applied by itself (C-383, D-002)', async () => {
    localStorage.setItem('discountCode', 'EXIT10');
    const { server } = open();
    expect(await screen.findByRole('button', { name: 'Pay £40.00' })).toBeVisible();
    expect(intents(server)).toEqual([{ discountCode: 'EXIT10' }]);
  });

  it('a typed code survives a reload, until it is removed or is no good any more', async () => {
    const first = open();
    await ready();
    await useCode(first.user, 'THIRD');
    await screen.findByRole('button', { name: 'Pay £33.50' });
    first.unmount();
    const again = open();
    expect(await screen.findByRole('button', { name: 'Pay £33.50' })).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('button', { name: 'Pay £50.00' });
    again.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Pay £50.00' })).toBeVisible();
  });

  it('the code of the popup comes with the account into another browser, and is dropped there, too (D-002)', async () => {
    const server = serverFor().on(getKeptCode, { code: 'EXIT10' }).on(dropKeptCode, { success: true });
    const { user } = open(server);
    expect(await screen.findByRole('button', { name: 'Pay £40.00' })).toBeVisible();
    expect(intents(server)).toEqual([{ discountCode: 'EXIT10' }]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Pay £50.00' })).toBeVisible();
    expect(server.calls(dropKeptCode)).toHaveLength(1);
  });

  it('of two, the one in this browser is taken, unless it is no good', async () => {
    localStorage.setItem('discountCode', 'ONE');
    const first = open(serverFor().on(getKeptCode, { code: 'EXIT10' }));
    expect(await screen.findByRole('button', { name: 'Pay £49.50' })).toBeVisible();
    first.unmount();
    localStorage.setItem('discountCode', 'OLD');
    open(serverFor().on(getKeptCode, { code: 'EXIT10' }));
    expect(await screen.findByRole('button', { name: 'Pay £40.00' })).toBeVisible();
  });

  it('a code of 100% that came with the account never completes an order by itself (D-022)', async () => {
    const { server } = open(serverFor().on(getKeptCode, { code: 'FREE' }));
    await ready();
    expect(intents(server)).toEqual([{}]);
  });

  it('a stored code that is not valid (any more) is left alone without an error (C-383, D-002)', async () => {
    localStorage.setItem('discountCode', 'OLD');
    const { server } = open();
    await ready();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(intents(server)).toEqual([{}]);
  });

  it('a stored code of 100% never completes an order by itself (D-022)', async () => {
    localStorage.setItem('discountCode', 'FREE');
    const { server } = open();
    await ready();
    expect(intents(server)).toEqual([{}]);
  });

  it('one whose uses are all taken says so, and that there is another way', async () => {
    const message = MESSAGES.discountUsedUp;
    const { user } = open(serverFor().on(validateDiscountCode, { valid: false, discountPercentage: 0, message }));
    await ready();
    await useCode(user, 'EXIT10');
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pay £50.00' })).toBeVisible();
  });

  it.each([
    ['was switched off', 400, 'Invalid discount code'],
    ['was taken by others', 409, MESSAGES.discountUsedUp],
  ])('one that %s meanwhile falls back to the full price (C-392, D-007)', async (_, status, message) => {
    const { user, server } = open();
    await ready();
    server.raw(createPaymentIntent, ({ body }) =>
      (body as Intent)?.discountCode ? Response.json({ message }, { status }) : Response.json(intentFor(undefined)),
    );
    await useCode(user, 'EXIT10');
    expect(await toast().findByText(message)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Pay £50.00' })).toBeVisible();
  });

  it('one of 100% completes the order and leads to the dashboard after 1500 ms (C-351, C-354, C-370, C-371, C-369)', async () => {
    const { user, browser } = open();
    await ready();
    await user.click(screen.getByRole('button', { name: 'Have a discount code?' }));
    await user.type(screen.getByLabelText('Discount code'), 'FREE');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    act(() => screen.getByRole('button', { name: 'Apply' }).click());
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { name: 'Order Complete!' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1490));
    expect(browser.leave).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(browser.leave).toHaveBeenCalledWith('/dashboard');
  });
});

describe('when the payment cannot be set up', () => {
  it('says so, offers to try again and the way back (C-355, C-356, C-357, C-376)', async () => {
    const { user, browser } = open(serverFor().fail(createPaymentIntent, 502, 'provider down'));
    expect(await screen.findByRole('heading', { name: 'Payment Setup Failed' })).toBeVisible();
    expect(toast().getByText('Payment Setup Error')).toBeInTheDocument();
    expect(toast().getByText('Unable to setup payment. Please try again later.')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Back to Dashboard' }).at(-1)).toHaveAttribute('href', '/dashboard');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(browser.reload).toHaveBeenCalled();
  });

  it('says that payments are paused, with the notice of the team and no error', async () => {
    const closed = 'Our card provider is away until noon.';
    open(serverFor().on(getMe, { user: jane, notice: closed }).fail(createPaymentIntent, 409, MESSAGES.paymentsPaused));
    expect(await screen.findByRole('heading', { name: 'Payments Are Paused' })).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Notice' })).toHaveTextContent(closed);
    expect(toast().queryByText('Payment Setup Error')).toBeNull();
  });

  it('an answer without client secret and order id is a failure (C-377)', async () => {
    open(serverFor().raw(createPaymentIntent, () => Response.json({})));
    expect(await screen.findByRole('heading', { name: 'Payment Setup Failed' })).toBeVisible();
  });

  it('without a public key says that the payment system is unavailable, and asks for no intent (C-358)', async () => {
    const { server } = open(serverFor(null).on(getPrepaid, { prepaid: false }));
    expect(await screen.findByRole('heading', { name: 'Payment System Unavailable' })).toBeVisible();
    expect(intents(server)).toEqual([]);
  });

  it('a code of 100% works without any card provider (AM-11)', async () => {
    const { user } = open(serverFor(null));
    await useCode(user, 'FREE');
    expect(await screen.findByRole('heading', { name: 'Order Complete!' })).toBeVisible();
  });
});

describe('paying', () => {
  it('has it recorded what was agreed to before anything is charged', async () => {
    const { confirmPayment } = provider();
    const { user, server } = open();
    const button = await screen.findByRole('button', { name: 'Pay £50.00' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(server.calls(agreeToStart)).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(confirmPayment).toHaveBeenCalledTimes(1));
    expect(server.calls(agreeToStart).map(({ body }) => body)).toEqual([{ terms: TERMS_OF }]);
  });

  it('charges nothing when that could not be recorded', async () => {
    const { confirmPayment } = provider();
    const { user } = open(serverFor().fail(agreeToStart, 500));
    const button = await screen.findByRole('button', { name: 'Pay £50.00' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    await user.click(button);
    expect(await toast().findByText('Payment Error')).toBeInTheDocument();
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
    expect(confirmPayment).not.toHaveBeenCalled();
  });

  it('confirms with the return address of the dashboard, once, whatever is pressed (C-373)', async () => {
    const { confirmPayment, elements } = provider();
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Pay £50.00' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    await user.click(button);
    await user.click(button);
    expect(elements).toHaveBeenCalledWith(expect.objectContaining({ mode: 'payment', amount: 5000, currency: 'gbp' }));
    await waitFor(() => expect(confirmPayment).toHaveBeenCalledTimes(1));
    expect(confirmPayment.mock.calls[0]?.[0]).toMatchObject({
      clientSecret: 'pi_1_secret_0',
      confirmParams: { return_url: `http://localhost/dashboard?payment=success&orderId=${ORDER}` },
    });
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('is refused in an old tab when answers were changed and not submitted since (AM-17)', async () => {
    const { confirmPayment } = provider();
    const { user } = open(serverFor().on(getWill, { willAnswers: willAt(10, familyAnswers, { status: 'in_progress' }) }));
    const button = await screen.findByRole('button', { name: 'Pay £50.00' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    await user.click(button);
    expect(await screen.findByText(/Submit your answers again, so that your will has the changes/)).toBeVisible();
    expect(confirmPayment).not.toHaveBeenCalled();
  });

  it('before the card form is there it says that it is loading (C-372)', async () => {
    const { confirmPayment } = provider({ ready: false });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pay £50.00' }));
    expect(toast().getByText('Payment System Loading')).toBeInTheDocument();
    expect(confirmPayment).not.toHaveBeenCalled();
  });

  const fails = async (confirm: () => Promise<unknown>) => {
    provider({ confirm });
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Pay £50.00' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    await user.click(button);
    return button;
  };

  it.each([
    [{ message: 'Your card was declined.' }, 'Your card was declined.'],
    [{}, 'There was an issue processing your payment.'],
  ])('a refused card %j shows the reason and leaves everything as it was (C-374)', async (error, text) => {
    const button = await fails(async () => ({ error }));
    expect(await toast().findByText('Payment Failed')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged');
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('what is missing is said once: by the form, beside its field', async () => {
    const { confirmPayment, focus } = provider({ incomplete: 'Your card number is incomplete.' });
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Pay £50.00' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    await user.click(button);
    await waitFor(() => expect(focus).toHaveBeenCalledTimes(1));
    expect(confirmPayment).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(toast().queryByText('Payment Failed')).toBeNull();
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('the form is dark on a dark screen', async () => {
    isDark = true;
    const { elements } = provider();
    open();
    await ready();
    expect(elements.mock.calls[0]?.[0].appearance.theme).toBe('night');
  });

  it('anything unexpected says so and promises nothing (C-375)', async () => {
    await fails(async () => {
      throw new Error('boom');
    });
    expect(await toast().findByText('Payment Error')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred. Please try again.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('Nothing was charged');
  });
});
