import type { WillAnswers } from '../answers.ts';
import { isFilled, missing, type Problem } from '../step.ts';

/** Pets are described and have somebody who takes them, or nothing is said of them: the same for the wizard and for answers from a file. */
export function petContradictions({ pets = {} }: WillAnswers): readonly Problem[] {
  const { description, carerName, carerRelationship, amount } = pets;
  if (amount === undefined && ![description, carerName, carerRelationship].some(isFilled)) return [];
  return [
    ...missing(description, ['pets', 'description'], 'Say which pets you have, or leave all of this choice empty'),
    ...missing(carerName, ['pets', 'carerName'], 'Enter the full name of whoever should have your pets'),
    ...missing(carerRelationship, ['pets', 'carerRelationship'], 'Enter how whoever should have your pets is related to you'),
  ];
}

export function digitalContradictions({ digital = {} }: WillAnswers): readonly Problem[] {
  const { recipientName, recipientRelationship } = digital;
  if (![recipientName, recipientRelationship].some(isFilled)) return [];
  return [
    ...missing(
      recipientName,
      ['digital', 'recipientName'],
      'Enter the full name of whoever should have your digital photographs and letters',
    ),
    ...missing(
      recipientRelationship,
      ['digital', 'recipientRelationship'],
      'Enter how whoever should have your digital photographs and letters is related to you',
    ),
  ];
}
