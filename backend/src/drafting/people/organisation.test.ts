import { describe, expect, it } from '@jest/globals';
import { isClearlyOrganisation } from './organisation.ts';

describe('an organisation, for certain', () => {
  it.each([
    ['RSPCA', 'animals'],
    ['Shropshire Hills Hospice', 'Charity'],
    ['Guide Dogs', 'registered charity'],
    ['Willow Foods Ltd', 'employer'],
    ['The National Trust', ''],
    ['Barnardo’s', 'supporter'],
    ['Mencap', 'friend'],
    ['Ludlow Rugby Club', 'my old club'],
    ['Ludlow Town FC', 'football'],
    ['St Laurence’s Church', 'where I worship'],
    ['Zion Baptist Church', ''],
    ['Church of the Holy Trinity', ''],
    ['Ludlow Primary School', 'school'],
    ['Ludlow School', 'my old school'],
    ['Ysgol y Bryn', ''],
  ])('%s (%s)', (name, relationship) => expect(isClearlyOrganisation({ name, relationship })).toBe(true));

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
    ['Mary Church', ''],
    ['Anna School', 'niece'],
    ['Guy Holy', 'friend from St Mary’s Church'],
    ['Mindy Shelter', 'cousin'],
  ])('not %s (%s)', (name, relationship) => expect(isClearlyOrganisation({ name, relationship })).toBe(false));
});
