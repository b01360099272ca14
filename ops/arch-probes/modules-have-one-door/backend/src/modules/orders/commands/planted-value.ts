export { SaveAnswer } from '../../wills/commands/save-answer.ts';
