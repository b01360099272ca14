import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../session/session.slice.ts';

/**
 * What was searched for, each by its place. It may be somebody's name, so an address in the browser has the place alone: the words are kept
 * in memory, until the operator signs out.
 */
type Searches = { readonly owner: string | null; readonly texts: readonly string[] };

const NONE: Searches = { owner: null, texts: [] };

const searchesSlice = createSlice({
  name: 'searches',
  initialState: (): Searches => NONE,
  reducers: {
    searched: ({ owner, texts }, { payload }: PayloadAction<string>): Searches => ({ owner, texts: [...texts, payload] }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, (): Searches => NONE)
      .addCase(signedIn, ({ owner, texts }, { payload }): Searches => ({
        owner: payload.admin.id,
        texts: owner === payload.admin.id ? texts : [],
      })),
});

export const { searched } = searchesSlice.actions;
export const searchesReducer = searchesSlice.reducer;
