import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { api } from './api.ts';

/** What a component may dispatch; the store itself is the app's business. */
export type AppDispatch = ThunkDispatch<{ [api.reducerPath]: ReturnType<typeof api.reducer> }, unknown, UnknownAction>;
