import { type ClauseTemplate, subClause } from '../document/clause.ts';
import { say } from '../document/sentence.ts';

/** Always last, so that words that dispose of something stand on the page that is signed. */
export const anythingNotGivenAway: ClauseTemplate = {
  id: 'safety-net',
  heading: 'Anything not given away',
  subClauses: ({ keepsWillIn }) => [
    subClause(
      say`If this will does not give away some part of ${keepsWillIn === '' ? say`my estate` : say`what it deals with`}, or a gift of it fails and nothing else in this will says where it goes, that part passes under the intestacy rules.`,
      say`I have thought about this and it is what I want.`,
    ),
  ],
};
