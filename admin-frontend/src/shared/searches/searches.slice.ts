import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { NO_SEARCHES, readSearches, type Searches } from './kept-searches.ts';
import { signedIn, signedOut } from '../session/session.slice.ts';

/**
 * What is searched for may be somebody's name, so an address in the browser has its place alone: the words are kept in the tab, until the
 * operator signs out or somebody else signs in.
 */
const searchesSlice = createSlice({
  name: 'searches',
  initialState: readSearches,
  reducers: {
    searched: ({ owner, texts }, { payload }: PayloadAction<string>): Searches => ({ owner, texts: [...texts, payload] }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, (): Searches => NO_SEARCHES)
      .addCase(signedIn, ({ owner, texts }, { payload }): Searches => ({
        owner: payload.admin.id,
        texts: owner === payload.admin.id ? texts : [],
      })),
});

export const { searched } = searchesSlice.actions;
export const searchesReducer = searchesSlice.reducer;
