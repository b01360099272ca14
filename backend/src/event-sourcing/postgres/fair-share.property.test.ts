import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { balance, fairShare } from './fair-share.ts';

type Members = Map<number, Set<string>>;

/** One member looks: it lets go of what is too much, then takes what is free and its share has room for. */
function look(members: Members, id: number, names: readonly string[]): void {
  const held = members.get(id)!;
  const { room, surplus } = balance(held.size, names.length, members.size);
  for (const name of [...held].slice(0, surplus)) held.delete(name);
  const taken = new Set([...members.values()].flatMap((each) => [...each]));
  for (const name of names.filter((each) => !taken.has(each)).slice(0, room)) held.add(name);
}

it('however members come and die, soon all is held, by one each, and by nobody more than their share', () => {
  const event = fc.oneof(
    fc.constant<'join'>('join'),
    fc.nat().map((which) => ({ dies: which })),
    fc.nat().map((which) => ({ looks: which })),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.array(event, { maxLength: 60 }), (total, events) => {
      const names = Array.from({ length: total }, (_, at) => `s${at}`);
      const members: Members = new Map([[0, new Set()]]);
      let last = 0;
      const nth = (which: number): number => [...members.keys()][which % members.size]!;
      for (const each of events) {
        if (each === 'join') members.set((last += 1), new Set());
        else if ('looks' in each) look(members, nth(each.looks), names);
        else if (members.size > 1) members.delete(nth(each.dies));
      }
      // Twice: what one lets go of, another that has looked already takes the next time.
      for (let round = 0; round < 2; round += 1) for (const id of members.keys()) look(members, id, names);
      const all = [...members.values()].flatMap((each) => [...each]);
      expect(all.toSorted()).toEqual(names.toSorted());
      const share = fairShare(total, members.size);
      for (const held of members.values()) expect(held.size).toBeLessThanOrEqual(share);
      // What is full stays as it is: nothing goes to and fro.
      const before = [...members.values()].map((each) => [...each]);
      for (const id of members.keys()) look(members, id, names);
      expect([...members.values()].map((each) => [...each])).toEqual(before);
    }),
  );
});
