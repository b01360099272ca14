export type { AnswerSaved } from '../../wills/index.ts';
