import { createSlice, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit';
import type { Admin, adminMe, Enrolment } from '@willow/contracts/operator/session.contract';
import type { ResponseOf } from '@willow/contracts/endpoint';
import { isFailure } from '@willow/frontend/web/api/failure';

/**
 * Who sits at the console. `ended` tells a session that ran out from one that was never there or was closed on purpose;
 * `enrolling` is somebody whose password was right and who has yet to set up the second factor.
 */
export type Session =
  | { readonly state: 'checking' }
  | { readonly state: 'unreachable' }
  | { readonly state: 'out'; readonly ended: boolean }
  | { readonly state: 'enrolling'; readonly admin: Admin; readonly enrolment: Enrolment }
  | { readonly state: 'in'; readonly admin: Admin };

const sessionSlice = createSlice({
  name: 'session',
  initialState: (): Session => ({ state: 'checking' }),
  reducers: {
    checking: (): Session => ({ state: 'checking' }),
    unreachable: (): Session => ({ state: 'unreachable' }),
    signedIn: (_, { payload: { admin, enrolment } }: PayloadAction<ResponseOf<typeof adminMe>>): Session =>
      enrolment ? { state: 'enrolling', admin, enrolment } : { state: 'in', admin },
    signedOut: (): Session => ({ state: 'out', ended: false }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isRejectedWithValue, (session, { payload }): Session => {
      const expired = 'admin' in session && isFailure(payload) && payload.status === 401;
      return expired ? { state: 'out', ended: true } : session;
    }),
});

export const { checking, unreachable, signedIn, signedOut } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
