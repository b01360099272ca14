export type { WillText } from '../../drafting/draft-will.ts';
