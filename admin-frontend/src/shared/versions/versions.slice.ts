import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { etagOf, partsOf } from '@willow/contracts/operator/order-version';
import { signedIn, signedOut } from '../session/session.slice.ts';

type Known = {
  /** What the operator has begun to read of the will: every decision names it. A newer version on the screen does not change it by itself. */
  readonly read: string;
  readonly newest: string;
  /** How the order stands, as its screen says: that is seen at a glance. */
  readonly standing: string;
  /** Whether the operator is being shown what changed, and so reads the newest from then on. */
  readonly opening: boolean;
};
/** The versions of orders that this operator was shown here, by order. They outlive a session that runs out, like what was typed in it. */
type Versions = { readonly owner: string | null; readonly orders: Readonly<Record<string, Known>> };
/** `version`: an ETag. */
export type Shown = { readonly orderId: string; readonly version: string };

const nobody = (): Versions => ({ owner: null, orders: {} });

const versionsSlice = createSlice({
  name: 'versions',
  initialState: nobody,
  reducers: {
    /** Something of the order beside its screen, which may say by now what its screen does not. */
    versionShown: ({ owner, orders }, { payload: { orderId, version } }: PayloadAction<Shown>): Versions => {
      const { will, standing } = partsOf(version);
      const known = orders[orderId] ?? { read: will, standing, opening: false };
      return { owner, orders: { ...orders, [orderId]: { ...known, newest: will } } };
    },
    orderShown: ({ owner, orders }, { payload: { orderId, version } }: PayloadAction<Shown>): Versions => {
      const { will, standing } = partsOf(version);
      const known = orders[orderId] ?? { read: will, opening: false };
      return { owner, orders: { ...orders, [orderId]: { ...known, newest: will, standing } } };
    },
    changesOpened: (versions, { payload: orderId }: PayloadAction<string>): Versions => {
      const known = versions.orders[orderId];
      return known ? { ...versions, orders: { ...versions.orders, [orderId]: { ...known, opening: true } } } : versions;
    },
    changesShown: ({ owner, orders }, { payload: { orderId, version } }: PayloadAction<Shown>): Versions => {
      const { will, standing } = partsOf(version);
      const known = orders[orderId] ?? { read: will, standing, opening: true };
      const read = known.opening ? will : known.read;
      return { owner, orders: { ...orders, [orderId]: { ...known, read, newest: will, opening: false } } };
    },
  },
  extraReducers: (builder) =>
    builder.addCase(signedOut, nobody).addCase(signedIn, ({ owner, orders }, { payload: { admin } }): Versions => ({
      owner: admin.id,
      orders: owner === admin.id ? orders : {},
    })),
});

/** What a decision about an order names; undefined before anything of it was shown. */
export const versionSeen = ({ orders }: Versions, orderId: string): string | undefined => {
  const known = orders[orderId];
  return known && etagOf({ will: known.read, standing: known.standing });
};

export const { versionShown, orderShown, changesOpened, changesShown } = versionsSlice.actions;
export const versionsReducer = versionsSlice.reducer;
