export { AnswerSaved } from '../../wills/domain/will.facts.ts';
