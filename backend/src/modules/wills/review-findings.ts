import { createHash } from 'node:crypto';
import type { WillAnswers } from '@willow/contracts';
import type { ReviewFindings } from './domain/will.commands.ts';
import { type OperatorSettings, refers, reviewFlags, type Testator } from '../../drafting/index.ts';

export type Reviewed = {
  readonly answers: WillAnswers;
  readonly testator: Testator;
  readonly on: string;
  readonly settings?: OperatorSettings;
};

/** What is only to be read stops nothing, so one person is enough for it. */
export const findingsOf = (seen: Reviewed): ReviewFindings => ({
  answerHash: answerHashOf(seen),
  flags: reviewFlags(seen).map(({ items: _items, question: _question, ...flag }) => ({
    ...flag,
    twoPeople: flag.severity === 'HIGH' && refers(flag.id),
  })),
});

export const answerHashOf = ({ answers, testator, on, settings = {} }: Reviewed): string => {
  const { fullName, dob, addressLine1, addressLine2, city, county, postcode } = testator;
  const seen = {
    answers,
    testator: { fullName, dob, addressLine1, addressLine2, city, county, postcode },
    on,
    ...(Object.keys(settings).length > 0 && { settings }),
  };
  return createHash('sha256').update(JSON.stringify(seen, sortedKeys), 'utf8').digest('hex');
};

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
