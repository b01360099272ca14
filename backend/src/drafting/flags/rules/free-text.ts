import { type Finding, found, type Rule } from '../flag.ts';
import { at } from '../flag-subject.ts';
import type { FlagCase } from '../case.ts';
import { finder } from '../find-words.ts';

const vulnerable = finder({
  words: ['disabled', 'benefits', 'care home~', 'addiction~', 'gambling', 'bankrupt', 'bankruptcy', 'debts'],
  exactCase: ['IVA', 'IVAs'],
});
const careHome = finder({ words: ['care home~'] });

const atRisk = ({ texts }: FlagCase): readonly Finding[] =>
  texts.flatMap(({ kind, text, what, about }) => {
    const word = kind === 'name' ? null : kind === 'address' ? careHome(text) : vulnerable(text);
    return found(word !== null, about, `“${word}” in ${what}: a gift made outright may be lost.`);
  });

const notFuneral = finder({ words: ['leave', 'give', 'bequeath', 'organ~', 'donate', 'dog~'], except: ['organ music', 'church organ'] });

const wishes = ({ texts }: FlagCase): readonly Finding[] =>
  texts
    .filter(({ kind }) => kind === 'funeral')
    .flatMap(({ text }) => {
      const word = text.includes('£') ? '£' : notFuneral(text);
      return found(word !== null, at(9, 'funeralWishes'), `“${word}” in the funeral wishes may be a gift or a decision about organs.`);
    });

export const FREE_TEXT_RULES: readonly Rule[] = [
  { id: 'R38', severity: 'HIGH', action: 'Suggest advice about a trust.', find: atRisk },
  {
    id: 'R50',
    severity: 'MED',
    action: 'Move gifts to step 8. Decisions about organs go on the NHS register.',
    find: wishes,
  },
];
