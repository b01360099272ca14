export type { WillText } from '../../backend/src/drafting/draft-will.ts';
