import { z } from './zod.ts';

/** Where a page of a list begins or ends. Made by the server; nobody else reads it. */
export const Cursor = z.string().check(z.maxLength(500));
export type Cursor = z.infer<typeof Cursor>;
