import { createSlice, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit';
import type { Admin } from '@willow/contracts/operator/operator.contract';
import { isFailure } from '../api/failure.ts';

/** Who sits at the console. `ended` tells a session that ran out from one that was never there or was closed on purpose. */
export type Session =
  | { readonly state: 'checking' }
  | { readonly state: 'unreachable' }
  | { readonly state: 'out'; readonly ended: boolean }
  | { readonly state: 'in'; readonly admin: Admin };

const sessionSlice = createSlice({
  name: 'session',
  initialState: (): Session => ({ state: 'checking' }),
  reducers: {
    checking: (): Session => ({ state: 'checking' }),
    unreachable: (): Session => ({ state: 'unreachable' }),
    signedIn: (_, { payload }: PayloadAction<Admin>): Session => ({ state: 'in', admin: payload }),
    signedOut: (): Session => ({ state: 'out', ended: false }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isRejectedWithValue, (session, { payload }): Session => {
      const expired = session.state === 'in' && isFailure(payload) && payload.status === 401;
      return expired ? { state: 'out', ended: true } : session;
    }),
});

export const { checking, unreachable, signedIn, signedOut } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
