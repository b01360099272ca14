import { FIELDS, GROUPS, groupContradictions, isComplete, isLive, loanContradictions, type WillAnswers } from '@willow/contracts';
import type { AnswerReader } from './answer-reader.ts';
import type { GroupGift, Loan } from './will-facts.ts';

export function readGroups(answers: WillAnswers, reader: AnswerReader): readonly GroupGift[] {
  for (const { message } of groupContradictions(answers)) reader.refuse('gifts', `${message}.`);
  return GROUPS.flatMap((of): GroupGift[] => {
    const given = answers[of] ?? {};
    const { amount, percentage = 0, age } = given;
    if (!isLive(of, answers) || !isComplete(FIELDS[of], given)) return [];
    return [{ of, gives: amount === undefined ? { percent: percentage } : { pounds: amount }, age: Number(age) }];
  });
}

export function readLoans(answers: WillAnswers, reader: AnswerReader): readonly Loan[] {
  for (const { message } of loanContradictions(answers)) reader.refuse('gifts', `${message}.`);
  return reader.rows('loans', answers).map(({ fullName: name, relationship, treatment = 'forgiven', payBack = false }) => ({
    name,
    relationship,
    treatment,
    payBack,
  }));
}
