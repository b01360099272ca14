import type { ClauseId } from '../document/sentence.ts';

export type Place = ClauseId | 'opening';
