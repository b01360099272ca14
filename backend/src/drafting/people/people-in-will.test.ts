import { describe, expect, it } from '@jest/globals';
import { plan, share } from '../testing/planned.ts';
import { peopleOf } from './people-in-will.ts';

const executor = (fullName: string, relationship: string) => ({ fullName, relationship, address: '1 High Street' });
const idsOf = (relationship: string, executorIs: string, name = 'John Smith'): readonly string[] =>
  peopleOf(plan({ customBeneficiaries: [share('John Smith', 100, relationship)], executors: [executor(name, executorIs)] }).facts).map(
    ({ id }) => id,
  );

describe('the people whom a will names', () => {
  it.each([
    ['Brother', 'Brother', 'John Smith', 1],
    ['Brother', 'friend', 'Mr JOHN SMITH', 1],
    ['Father', 'Brother', 'John Smith', 2],
    ['Brother', 'Nephew', 'John Smith', 2],
    ['Brother', 'Brother', 'John Smith Junior', 2],
  ])('%s takes and %s, %s, is executor: %i', (relationship, executorIs, name, count) => {
    expect(idsOf(relationship, executorIs, name)).toHaveLength(count);
  });

  it('has a namesake as substitute and as reserve executor, who is somebody else', () => {
    const { facts } = plan({
      customBeneficiaries: [{ ...share('John Smith', 100, 'Brother'), substituteName: 'John Smith', substituteRelationship: 'Cousin' }],
      executors: [executor('Tom Lee', 'friend')],
      reserveExecutors: [{ ...executor('Tom Lee', 'friend'), address: '2 Mill Lane' }],
    });
    expect(peopleOf(facts).map(({ id }) => id)).toEqual(['share-1', 'share-1-instead', 'executor-1', 'reserve-1']);
  });
});
