import { lookalikeProblem } from '../lookalikes.ts';
import { cannotPrint, findUnprintable } from '../printable.ts';
import type { AnswerKey, WillAnswers } from './answers.ts';
import type { LeafKind } from './field.ts';
import { inPrintedTexts } from './printed-texts.ts';
import type { Problem } from './step.ts';

const IDENTIFIES: ReadonlySet<LeafKind> = new Set(['name', 'address']);

/**
 * Every text of these answers that would stand in the will and cannot be printed, with the character; and every name and address with a letter
 * that only looks like one of ours.
 */
export const unprintable = (answers: WillAnswers, keys: readonly AnswerKey[]): readonly Problem[] =>
  inPrintedTexts(answers, keys, (text, kind) => {
    const character = findUnprintable(text);
    return (IDENTIFIES.has(kind) ? lookalikeProblem(text) : null) ?? (character === null ? null : cannotPrint(character));
  });
