import type { WillFacts } from '../answers/will-facts.ts';

/** The subject and the ending of its verb, for one or for several: "your executor looks", "your executors look". */
export const yourExecutors = ({ executors }: Pick<WillFacts, 'executors'>) =>
  executors.length === 1 ? ({ who: 'your executor', s: 's', are: 'is' } as const) : ({ who: 'your executors', s: '', are: 'are' } as const);
