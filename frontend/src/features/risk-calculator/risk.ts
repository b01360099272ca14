export type Risk = 'LOW' | 'MEDIUM' | 'HIGH';

type Question = {
  readonly name: string;
  readonly question: string;
  readonly hint?: string;
  readonly weight: 1 | 2;
  readonly reason: string;
};

export const QUESTIONS: readonly Question[] = [
  {
    name: 'unmarriedPartner',
    question: 'Do you live with a partner you are not married to?',
    hint: 'Answer no if you are civil partners.',
    weight: 2,
    reason: 'An unmarried partner inherits nothing automatically, however long you have been together.',
  },
  {
    name: 'youngChildren',
    question: 'Do you have children under 18?',
    weight: 2,
    reason: 'If no parent with responsibility survives and no guardian is named, a court decides who looks after your children.',
  },
  {
    name: 'property',
    question: 'Do you own a home, or a share of one?',
    weight: 1,
    reason: 'Your home may have to be sold or shared in a way you would not have chosen.',
  },
  {
    name: 'blendedFamily',
    question: 'Do you have stepchildren, or children from an earlier relationship?',
    weight: 2,
    reason: 'Stepchildren inherit nothing unless a will names them, and a second marriage can leave earlier children out.',
  },
  {
    name: 'businessOrAbroad',
    question: 'Do you own a business, or anything of value abroad?',
    weight: 1,
    reason: 'A business or assets abroad need clear instructions, and often a specialist adviser, whom we would refer you to.',
  },
];

export function riskOf(yes: ReadonlySet<string>): Risk {
  const weight = QUESTIONS.filter(({ name }) => yes.has(name)).reduce((sum, question) => sum + question.weight, 0);
  if (weight >= 3) return 'HIGH';
  return weight >= 1 ? 'MEDIUM' : 'LOW';
}
