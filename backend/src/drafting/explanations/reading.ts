import { type FlagAnchor, type ReadWill, stepNumber, type WillAnswers } from '@willow/contracts';
import { textOf } from '../document/spans.ts';
import { titleOf } from '../document/will-document.ts';
import { signingBlocks } from '../document/will-text.ts';
import type { PlannedWill } from '../draft-will.ts';
import type { Flag } from '../flags/flag.ts';
import { anchorOf } from './anchor.ts';
import { stepsOf } from './clause-steps.ts';
import { estateInALine } from './estate-in-a-line.ts';
import { wordingOf } from './explanation.ts';

type RaisedFlag = Pick<Flag, 'key' | 'about'>;

/** The will in its parts, for whoever decides about it: the wording of the printed document, with each flag at the part it is about. */
export function readingOf({ facts, document, versionCode }: PlannedWill, flags: readonly RaisedFlag[], answers: WillAnswers): ReadWill {
  const clauses = document.clauses.map((clause) => ({
    id: clause.id,
    number: clause.number,
    heading: clause.heading,
    steps: stepsOf(clause.id, facts).map(stepNumber),
    parts: wordingOf(clause),
  }));
  const anchors = flags.flatMap(({ key, about }): FlagAnchor[] => {
    const anchor = about && anchorOf(about, clauses, answers);
    return anchor ? [{ flag: key, ...anchor }] : [];
  });
  return {
    title: titleOf(document),
    opening: textOf(document.opening),
    clauses,
    signingPage: [...signingBlocks(document.signing)],
    versionCode,
    whoGetsWhat: estateInALine(facts),
    anchors,
  };
}
