import { cannotPrint, findUnprintable } from '../printable.ts';
import type { AnswerKey, WillAnswers } from './answers.ts';
import { inPrintedTexts } from './printed-texts.ts';
import type { Problem } from './step.ts';

/** Every text of these answers that would stand in the will and cannot be printed, with the character. */
export const unprintable = (answers: WillAnswers, keys: readonly AnswerKey[]): readonly Problem[] =>
  inPrintedTexts(answers, keys, (text) => {
    const character = findUnprintable(text);
    return character === null ? null : cannotPrint(character);
  });
