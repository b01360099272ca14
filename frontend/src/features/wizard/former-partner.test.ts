import { describe, expect, it } from '@jest/globals';
import { FIELDS, type WillAnswers } from '@willow/contracts/will/answers';
import type { Field } from '@willow/contracts/will/field';
import { placesOf } from './former-partner.ts';

const JOHN = 'John Henry Roe';
/** Who these are is asked on the spot, they are the family itself, or no people at all. */
const ELSEWHERE = new Set(['partner', 'lateChildren', 'executors', 'reserveExecutors', 'expectsToMarry', 'funeralPlan']);
const isChild = (key: string, part: string): boolean => key === 'children' && part === 'fullName';

const named = Object.entries<Field>(FIELDS).flatMap(([key, field]) =>
  'parts' in field && !ELSEWHERE.has(key)
    ? Object.entries(field.parts)
        .filter(([part, { kind }]) => kind === 'name' && !isChild(key, part))
        .map(([part]) => ({ key, part, isList: field.kind === 'list' }))
    : [],
);

describe('where a will names a former partner', () => {
  it.each(named)('finds $key.$part', ({ key, part, isList }) => {
    const row = { [part]: JOHN };
    const answers = { [key]: isList ? [row] : row } as WillAnswers;
    expect(placesOf(JOHN, answers)).toHaveLength(1);
    expect(placesOf('Ann Lee', answers)).toEqual([]);
  });
});
