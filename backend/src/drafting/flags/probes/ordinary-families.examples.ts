import type { WillInput } from '../../answers/read-will.ts';
import { ON } from '../../testing/families.ts';
import { BASES } from './testing/bases.ts';

export const ORDINARY_FAMILIES: readonly (WillInput & { readonly name: string })[] = Object.entries(BASES).map(([name, base]) => ({
  name,
  ...base,
  on: ON,
}));
