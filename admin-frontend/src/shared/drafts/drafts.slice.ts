import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../session/session.slice.ts';

/**
 * Text being written and not saved yet, by what it belongs to. It outlives the screen and a session that runs out, but not the operator:
 * signing out, or somebody else signing in, forgets it. It is kept in memory only, because it may speak of customers.
 */
type Drafts = { readonly owner: string | null; readonly texts: Readonly<Record<string, string>> };

const draftsSlice = createSlice({
  name: 'drafts',
  initialState: (): Drafts => ({ owner: null, texts: {} }),
  reducers: {
    draftWritten: ({ owner, texts }, { payload }: PayloadAction<{ key: string; text: string }>): Drafts => ({
      owner,
      texts: { ...texts, [payload.key]: payload.text },
    }),
    draftSettled: ({ owner, texts }, { payload: key }: PayloadAction<string>): Drafts => ({
      owner,
      texts: Object.fromEntries(Object.entries(texts).filter(([other]) => other !== key)),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, (): Drafts => ({ owner: null, texts: {} }))
      .addCase(signedIn, ({ owner, texts }, { payload }): Drafts => ({
        owner: payload.admin.id,
        texts: owner === payload.admin.id ? texts : {},
      })),
});

export const { draftWritten, draftSettled } = draftsSlice.actions;
export const draftsReducer = draftsSlice.reducer;
