import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../session/session.slice.ts';

type Known = {
  /** What the operator has begun to read: every decision names it. A newer version on the screen does not change it by itself. */
  readonly read: string;
  readonly newest: string;
  /** Whether the operator is being shown what changed, and so reads the newest from then on. */
  readonly opening: boolean;
};
/** The versions of wills that this operator was shown here, by order. They outlive a session that runs out, like what was typed in it. */
type Versions = { readonly owner: string | null; readonly orders: Readonly<Record<string, Known>> };
export type Shown = { readonly orderId: string; readonly version: string };

const nobody = (): Versions => ({ owner: null, orders: {} });

const versionsSlice = createSlice({
  name: 'versions',
  initialState: nobody,
  reducers: {
    versionShown: ({ owner, orders }, { payload: { orderId, version } }: PayloadAction<Shown>): Versions => {
      const known = orders[orderId] ?? { read: version, opening: false };
      return { owner, orders: { ...orders, [orderId]: { ...known, newest: version } } };
    },
    changesOpened: (versions, { payload: orderId }: PayloadAction<string>): Versions => {
      const known = versions.orders[orderId];
      return known ? { ...versions, orders: { ...versions.orders, [orderId]: { ...known, opening: true } } } : versions;
    },
    changesShown: ({ owner, orders }, { payload: { orderId, version } }: PayloadAction<Shown>): Versions => {
      const known = orders[orderId];
      const read = !known || known.opening ? version : known.read;
      return { owner, orders: { ...orders, [orderId]: { read, newest: version, opening: false } } };
    },
  },
  extraReducers: (builder) =>
    builder.addCase(signedOut, nobody).addCase(signedIn, ({ owner, orders }, { payload: { admin } }): Versions => ({
      owner: admin.id,
      orders: owner === admin.id ? orders : {},
    })),
});

export const { versionShown, changesOpened, changesShown } = versionsSlice.actions;
export const versionsReducer = versionsSlice.reducer;
