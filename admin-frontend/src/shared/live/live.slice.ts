import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LiveReaders } from '@willow/contracts/operator/live.contract';
import { signedOut } from '../session/session.slice.ts';

/** `lostAt`: since when nothing was heard, in ms; null before anything was. `ordersChanged` counts how often orders did. `readers`: who else has the will open that is on the screen. */
type Live = {
  readonly connected: boolean;
  readonly lostAt: number | null;
  readonly ordersChanged: number;
  readonly readers: LiveReaders;
};

const silent = (): Live => ({ connected: false, lostAt: null, ordersChanged: 0, readers: [] });

const liveSlice = createSlice({
  name: 'live',
  initialState: silent,
  reducers: {
    connected: (live): Live => ({ ...live, connected: true }),
    lost: (live, { payload: at }: PayloadAction<number>): Live => ({
      ...live,
      connected: false,
      lostAt: live.connected ? at : live.lostAt,
      readers: [],
    }),
    ordersChanged: (live): Live => ({ ...live, ordersChanged: live.ordersChanged + 1 }),
    readersChanged: (live, { payload: readers }: PayloadAction<LiveReaders>): Live => ({ ...live, readers }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, silent),
});

export const { connected, lost, ordersChanged, readersChanged } = liveSlice.actions;
export const liveReducer = liveSlice.reducer;
