import { LEGAL_ADULT_AGE } from '@willow/contracts';
import { type ClauseTemplate, subClause } from '../document/clause.ts';
import { describedWithin } from '../document/described.ts';
import { say, words } from '../document/sentence.ts';

export const guardian: ClauseTemplate = {
  id: 'guardian',
  heading: 'Guardian',
  subClauses: ({ guardian }) =>
    guardian === null
      ? []
      : [
          subClause(
            say`I appoint ${describedWithin(guardian)} as guardian of each of My Children who is under ${words(String(LEGAL_ADULT_AGE))} when this appointment takes effect.`,
          ),
          subClause(
            say`The appointment takes effect when the law allows it to.`,
            say`As a rule, that is when the child has no living parent with parental responsibility.`,
          ),
        ],
};
