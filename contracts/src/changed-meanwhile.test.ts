import { describe, expect, it } from '@jest/globals';
import { movedSince } from './changed-meanwhile.ts';

describe('what a change would overwrite', () => {
  const fieldsOf = (...given: Parameters<typeof movedSince>) => movedSince(...given).map(({ path }) => path.join('.'));

  it('is what somebody else has changed since it was read, with what it says now', () => {
    const now = { name: 'Elm', rate: '14.00', notes: null, hours: 12 };
    expect(movedSince({ rate: '15.00', notes: 'Mine' }, { rate: '10.00', notes: 'Old' }, now)).toEqual([
      { path: ['rate'], message: 'A colleague has changed this to “14.00” since you opened it. Save again to keep yours.' },
      { path: ['notes'], message: 'A colleague has emptied this since you opened it. Save again to keep yours.' },
    ]);
    expect(fieldsOf({ hours: 24 }, { hours: 48 }, now)).toEqual(['hours']);
  });

  it('is nothing that stands as it was read, that is changed to the same, or of which nobody said what was read', () => {
    const now = { rate: '14.00', name: 'Elm' };
    expect(fieldsOf({ rate: '15.00' }, { rate: '14.00' }, now)).toEqual([]);
    expect(fieldsOf({ rate: '14.00' }, { rate: '10.00' }, now)).toEqual([]);
    expect(fieldsOf({ rate: '15.00' }, {}, now)).toEqual([]);
    expect(fieldsOf({ name: 'Oak' }, { name: 'Elm', rate: '10.00' }, now)).toEqual([]);
  });
});
