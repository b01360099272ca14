export type { AnswerSaved } from '../../wills/domain/will.events.ts';
