import type { ExplainedClause } from '@willow/contracts';
import type { PlannedWill } from '../draft-will.ts';
import { explainWill } from '../explanations/explanation.ts';
import type { Step } from './sheet.ts';

export function mainEffects(planned: PlannedWill): readonly Step[] {
  const clauses = explainWill(planned, { wording: false });
  const explained = (id: ExplainedClause['id']): readonly string[] => clauses.find((clause) => clause.id === id)?.explanation ?? [];
  const [inherits = '', otherwise = ''] = explained('residue');
  return [
    { title: 'Who inherits.', text: inherits },
    { title: 'If someone dies before you.', text: otherwise },
    { title: 'Who is in charge.', text: [...explained('executors').slice(0, 1), ...explained('guardian').slice(0, 1)].join(' ') },
  ];
}
