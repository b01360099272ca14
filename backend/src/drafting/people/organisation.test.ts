import { describe, expect, it } from '@jest/globals';
import { isSurelyOrganisation } from './organisation.ts';

describe('an organisation, for certain', () => {
  it.each([
    ['RSPCA', 'animals'],
    ['Shropshire Hills Hospice', 'Charity'],
    ['Guide Dogs', 'registered charity'],
    ['Willow Foods Ltd', 'employer'],
    ['The National Trust', ''],
    ['Barnardo’s', 'supporter'],
  ])('%s (%s)', (name, relationship) => expect(isSurelyOrganisation({ name, relationship })).toBe(true));

  it.each([
    ['Mary Church', 'friend'],
    ['Charity Smith', 'niece'],
    ['Ann Lee', 'friend from church'],
    ['Ben Lee', 'charity colleague'],
    ['Ann Lee', 'Church'],
    ['Jane Trust', 'school'],
    ['Trust Moyo', 'friend'],
    ['Ann Mind', ''],
    ['George College', 'school friend'],
  ])('not %s (%s)', (name, relationship) => expect(isSurelyOrganisation({ name, relationship })).toBe(false));
});
