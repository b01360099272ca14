import { FREE_ORDER_REDIRECT_MS } from '@willow/contracts/constants';
import { normalCode } from '@willow/contracts/discount/discount.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Failure, isFailure } from '../../web/api/failure.ts';
import { useBrowser } from '../../shared/browser.ts';
import { usePrepaidQuery } from '../../shared/api/order.api.ts';
import { useDropKeptMutation, useValidateCodeMutation } from '../../shared/api/discount.api.ts';
import { type AppliedDiscount, appliedOf, useKeptDiscount } from '../../shared/kept-discount.ts';
import { forget, KEYS, write } from '../../shared/storage.ts';
import { showError } from '../../ui/toast/toast-store.ts';
import { useCreateIntentMutation } from './checkout.api.ts';

export type OrderState =
  /** `prepaid`: the partner has paid for it. */
  { readonly state: 'idle' | 'loading' | 'failed' | 'paused' | 'complete' | 'prepaid' } | Ready;

type Ready = {
  readonly state: 'ready';
  readonly clientSecret: string;
  readonly orderId: string;
  /** What is paid for was changed, and the price of this order is not agreed yet. */
  readonly changing: boolean;
  /** Whether the partner's will can be paid for as well, or is. */
  readonly secondWill: 'offered' | 'added' | null;
};

type Wanted = { readonly applied: AppliedDiscount | null; readonly forBoth: boolean };

const ELSEWHERE: Readonly<Record<string, string>> = {
  [MESSAGES.alreadyPaid]: '/dashboard',
  [MESSAGES.paymentProcessing]: '/dashboard',
  [MESSAGES.willIncomplete]: '/wizard',
};

const FREE_AT_ONCE =
  'This code makes your will free and orders it at once. To pay for your partner’s will as well, tick that first. To go on without it, press Apply again.';

const CODE_LOST: readonly string[] = [MESSAGES.discountInvalid, MESSAGES.discountUsedUp];

/** The order to pay and the discount on it. The intent is asked for anew with every change, so that the charge is what the page shows. */
export function useCheckout(config: { readonly paymentPublicKey: string | null } | undefined) {
  const [order, setOrder] = useState<OrderState>({ state: 'idle' });
  const [discount, setDiscount] = useState<AppliedDiscount | null>(null);
  const [requestIntent] = useCreateIntentMutation();
  const [validate] = useValidateCodeMutation();
  const findKept = useKeptDiscount();
  const [dropKept] = useDropKeptMutation();
  const { leave } = useBrowser();
  const started = useRef(false);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const wanted = useRef<Wanted>({ applied: null, forBoth: false });
  const isBothOffered = useRef(false);
  const warned = useRef<string>(undefined);

  /** One change of the order after the other: a code waits for the order to be there. */
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const mine = turn.current.then(change);
    turn.current = mine.catch(() => undefined);
    return mine;
  };

  const prepare = async (change: Partial<Wanted>): Promise<void> => {
    wanted.current = { ...wanted.current, ...change };
    const { applied, forBoth } = wanted.current;
    setDiscount(applied);
    // The card form stays as it is: what was typed there is not ours to lose.
    setOrder((current) => (current.state === 'ready' ? { ...current, changing: true } : { state: 'loading' }));
    const { data, error } = await requestIntent({ ...(applied && { discountCode: applied.code }), ...(forBoth && { forBoth }) });
    if (error) return refused(isFailure(error) ? error : {}, applied);
    if ('prepaid' in data) return setOrder({ state: 'prepaid' });
    if ('skipPayment' in data) return complete();
    const { clientSecret, orderId, secondWill = null } = data;
    if (forBoth && secondWill === null)
      showError('Your will only', 'Your partner’s will cannot be paid for here any more. You pay for yours.');
    wanted.current = { applied, forBoth: secondWill === 'added' };
    isBothOffered.current = secondWill === 'offered';
    return setOrder({ state: 'ready', clientSecret, orderId, changing: false, secondWill });
  };

  const complete = (): void => {
    forget(KEYS.discountCode);
    setOrder({ state: 'complete' });
    setTimeout(() => leave('/dashboard'), FREE_ORDER_REDIRECT_MS);
  };

  /** What the partner has paid for. */
  const orderPrepaid = () =>
    inTurn(async () => {
      const { data, error } = await requestIntent({ usePrepaid: true });
      if (error) return refused(isFailure(error) ? error : {}, null);
      return 'skipPayment' in data ? complete() : prepare({});
    });

  const refused = async ({ serverMessage = '' }: Partial<Failure>, applied: AppliedDiscount | null): Promise<void> => {
    const elsewhere = ELSEWHERE[serverMessage];
    if (elsewhere) return leave(elsewhere);
    // Switched off since it was checked, or the last use taken: the order goes on at the full price.
    if (applied && CODE_LOST.includes(serverMessage)) {
      showError('Error', serverMessage);
      return prepare({ applied: null });
    }
    if (serverMessage === MESSAGES.paymentsPaused) return setOrder({ state: 'paused' });
    showError('Payment Setup Error', 'Unable to setup payment. Please try again later.');
    return setOrder({ state: 'failed' });
  };

  const apply = async (typed: string): Promise<string | null> => {
    const code = normalCode(typed);
    if (!code) return MESSAGES.discountMissing;
    return inTurn(async () => {
      const { data, error } = await validate({ code });
      if (error) return 'Failed to validate discount code';
      if (!data.valid) return data.message || MESSAGES.discountInvalid;
      // It orders the will there and then: what else could be paid for here is said before.
      if (data.discountPercentage === 100 && isBothOffered.current && warned.current !== code) {
        warned.current = code;
        return FREE_AT_ONCE;
      }
      write(KEYS.discountCode, code);
      await prepare({ applied: appliedOf(code, data.discountPercentage) });
      return null;
    });
  };

  const remove = () => {
    forget(KEYS.discountCode);
    void dropKept();
    return inTurn(() => prepare({ applied: null }));
  };

  const chooseBoth = (forBoth: boolean) => inTurn(() => prepare({ forBoth }));

  const start = useEffectEvent(async () => {
    if (started.current) return;
    started.current = true;
    await inTurn(async () => {
      await prepare({ applied: await findKept() });
    });
  });
  // Without a card provider there is nothing to set up, unless a code makes the order free or the partner has paid.
  const noCards = config?.paymentPublicKey === null;
  const { data, isError } = usePrepaidQuery(undefined, { skip: !noCards });
  // Whether it is paid for could not be read: to begin tells.
  const cards = config && (!noCards || data?.prepaid || isError);
  useEffect(() => {
    if (cards) void start();
  }, [cards]);
  return { order, discount, apply, remove, chooseBoth, orderPrepaid };
}
