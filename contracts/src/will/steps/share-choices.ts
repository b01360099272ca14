import { type Beneficiary, FIELDS } from '../answers.ts';
import { isFilled, problem, type Problem } from '../step.ts';

export type ShareKey = 'customBeneficiaries' | 'customSubstitutes';

type Row = Pick<Beneficiary, 'fullName' | 'percentage' | 'substituteName' | 'substituteRelationship'>;

const plain = (name = ''): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the choices made about a list of shares say against each other: the same for the wizard and for answers from a file. */
export const shareContradictions = (key: ShareKey, rows: readonly Row[], isEqual: boolean): readonly Problem[] =>
  rows.flatMap((row, index) => {
    const who = `${FIELDS[key].noun} ${index + 1}`;
    const at = (part: keyof Row) => [key, index, part];
    return [
      ...(isEqual && row.percentage !== undefined
        ? [problem(at('percentage'), `Take out the share of ${who}: you chose equal shares`)]
        : []),
      ...substituteProblems(row, who, at),
    ];
  });

function substituteProblems(
  { fullName, substituteName, substituteRelationship }: Row,
  who: string,
  at: (part: keyof Row) => readonly (string | number)[],
): readonly Problem[] {
  if (!isFilled(substituteName))
    return isFilled(substituteRelationship)
      ? [problem(at('substituteName'), `Enter the full name of whoever takes the place of ${who}`)]
      : [];
  return [
    ...(plain(substituteName) === plain(fullName)
      ? [problem(at('substituteName'), `Name somebody else to take the place of ${who}: this is the same person`)]
      : []),
    ...(isFilled(substituteRelationship)
      ? []
      : [problem(at('substituteRelationship'), `Enter how whoever takes the place of ${who} is related to you`)]),
  ];
}
