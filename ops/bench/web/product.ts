import { newAddress, newCaller, signUp, submitWill } from '../../journeys/testing/accounts.ts';
import { startProduct } from '../../journeys/testing/product.ts';
import type { Addresses } from '../../journeys/testing/product.ts';
import { withProcessGroup } from '../kit/process-group.ts';

/** What the browser of a customer keeps: cookies, the answer to the cookie banner, and the hint that they were here a moment ago. */
export type Session = Awaited<ReturnType<Awaited<ReturnType<typeof newCaller>>['storageState']>>;

export type Site = {
  readonly product: Addresses;
  /** Has answered nothing yet. */
  readonly beginner: Session;
  /** Has answered everything and is about to pay. */
  readonly payer: Session;
};

/** The product as `npm start` runs it, with two customers. */
export const withSite = <T>(work: (site: Site) => Promise<T>): Promise<T> =>
  withProcessGroup(async (group) => {
    const product = await group.add(startProduct('bench-web'));
    const session = async (name: string, submits: boolean): Promise<Session> => {
      const caller = await newCaller(product);
      const account = await signUp(product, caller, newAddress(name));
      if (submits) await submitWill(account);
      const { cookies } = await caller.storageState();
      await caller.dispose();
      const localStorage = [
        { name: 'cookieConsent', value: 'true' },
        { name: 'signedIn', value: String(Date.now()) },
      ];
      return { cookies, origins: [{ origin: product.url, localStorage }] };
    };
    return work({ product, beginner: await session('beginner', false), payer: await session('payer', true) });
  });
