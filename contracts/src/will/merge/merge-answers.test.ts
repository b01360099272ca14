import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { WillAnswers } from '../answers.ts';
import { familyAnswers as family } from '../family.examples.ts';
import { withoutStale } from '../wizard.ts';
import { changedKeys, confirmsUnread, mergeAnswers, settled } from './merge-answers.ts';

const TODAY = '2026-11-28';
const [john] = family.executors!;
const [ann, ben] = family.children!;
const mary = { fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Sister' };
const zoe = { fullName: 'Zoe Roe', address: '9 High Street, Frome', relationship: 'Friend' };
const share = (fullName: string, percentage: number) => ({ fullName, address: '', relationship: 'Friend', percentage });

type Change = Partial<Record<keyof WillAnswers, unknown>>;
const changed = (base: WillAnswers, change: Change): WillAnswers =>
  Object.fromEntries(Object.entries({ ...base, ...change }).filter(([, value]) => value !== undefined));
const merged = (mine: Change, theirs: Change, start: WillAnswers = family) =>
  mergeAnswers({ base: start, mine: changed(start, mine), theirs: changed(start, theirs) }, TODAY);
const none = undefined;

const COUNTS: readonly string[] = ['childrenCount', 'hasSpecificGifts'];
const pieces = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((one) => JSON.stringify(one));
const few = <T>(...values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const people = few<object>(john!, { ...john!, address: 'Bath' }, mary, { ...mary, fullName: 'Mary Pool' }, zoe);
const shares = few(share('Una Lee', 60), share('Una Lee', 50), share('Vic Lee', 40), share('Vic Lee', 50), share('Wim Lee', 10));
const answers = fc
  .record(
    {
      isMarried: fc.constantFrom('yes', 'no'),
      partner: fc.constantFrom(family.partner, { ...family.partner, address: '1 New Street' }),
      hasChildren: fc.constantFrom('yes', 'no'),
      children: few(ann!, ben!, { ...ben!, dob: '2015-08-08' }),
      childrenCount: fc.constantFrom(1, 2),
      executors: people,
      reserveExecutors: people,
      beneficiaryType: fc.constantFrom('partner', 'children', 'custom'),
      customBeneficiaries: shares,
      partnerSubstituteRule: fc.constantFrom('children', 'intestacy'),
      childrenSubstituteRule: fc.constantFrom('lapse', 'per_stirpes'),
      hasSpecificGifts: fc.boolean(),
      specificGifts: few(...family.specificGifts!, { description: 'my clock', recipientName: 'Zoe Roe', recipientRelationship: 'friend' }),
    },
    { requiredKeys: [] },
  )
  .map((record) => withoutStale(record as WillAnswers));

describe('answers that two devices changed', () => {
  it.each<readonly [string, WillAnswers, Change, Change, Change]>([
    [
      'each another answer',
      {},
      { funeralWishes: 'No flowers.' },
      { isHomeowner: 'no' },
      { funeralWishes: 'No flowers.', isHomeowner: 'no', property: none },
    ],
    ['both the same', {}, { funeralWishes: 'No flowers.' }, { funeralWishes: 'No flowers.' }, { funeralWishes: 'No flowers.' }],
    ['nothing here', {}, {}, { executors: [mary] }, { executors: [mary] }],
    ['nothing there', {}, { executors: [mary] }, {}, { executors: [mary] }],
    [
      'each another executor',
      { executors: [john!, mary] },
      { executors: [{ ...john!, address: 'Bath' }, mary] },
      { executors: [john!, zoe] },
      { executors: [{ ...john!, address: 'Bath' }, zoe] },
    ],
    [
      'a row taken out, another changed',
      { executors: [john!, mary] },
      { executors: [mary] },
      { executors: [john!, { ...mary, address: 'Wells' }] },
      { executors: [{ ...mary, address: 'Wells' }] },
    ],
    ['a row added by each', {}, { executors: [john!, mary] }, { executors: [john!, zoe] }, { executors: [john!, zoe, mary] }],
    ['one row added by both', {}, { executors: [john!, mary] }, { executors: [john!, mary] }, { executors: [john!, mary] }],
    [
      'rows turned round, and one changed',
      { executors: [john!, mary] },
      { executors: [mary, john!] },
      { executors: [john!, { ...mary, address: 'Wells' }] },
      { executors: [{ ...mary, address: 'Wells' }, john!] },
    ],
    [
      'a child added by each, counted again',
      {},
      { children: [ann!, ben!, { fullName: 'Cat Roe', dob: '2018-01-01' }], childrenCount: 3 },
      { children: [ann!, ben!, { fullName: 'Dan Roe', dob: '2019-01-01' }], childrenCount: 3 },
      { children: [ann!, ben!, { fullName: 'Dan Roe', dob: '2019-01-01' }, { fullName: 'Cat Roe', dob: '2018-01-01' }], childrenCount: 4 },
    ],
    [
      'an answer taken away there, another given here',
      {},
      { executors: [mary] },
      { funeralWishes: none },
      { executors: [mary], funeralWishes: none },
    ],
  ])('are joined: %s', (_, start, mine, theirs, expected) => {
    const base = changed(family, start);
    const { answers, collisions } = merged(mine, theirs, base);
    expect({ answers, collisions }).toEqual({ answers: changed(base, expected), collisions: [] });
  });

  it.each<readonly [string, WillAnswers, Change, Change, readonly (readonly string[])[]]>([
    ['one answer', {}, { funeralWishes: 'No flowers.' }, { funeralWishes: 'Flowers.' }, [['funeralWishes']]],
    ['one executor', {}, { executors: [mary] }, { executors: [zoe] }, [['executors']]],
    [
      'a row changed here and taken out there',
      { executors: [john!, mary] },
      { executors: [john!, { ...mary, address: 'Wells' }] },
      { executors: [john!] },
      [['executors']],
    ],
    [
      'a row taken out here and changed there',
      { executors: [john!, mary] },
      { executors: [john!] },
      { executors: [john!, { ...mary, address: 'Wells' }] },
      [['executors']],
    ],
    [
      'one person',
      {},
      { guardian: { ...family.guardian, address: 'Wells' } },
      { guardian: { ...family.guardian, fullName: 'Mary Pool' } },
      [['guardian']],
    ],
    [
      'more executors than there may be',
      {},
      { executors: [john!, mary, zoe] },
      { executors: [john!, { ...zoe, fullName: 'Una Roe' }] },
      [['executors']],
    ],
    [
      'no partner any more, and another address of the partner',
      {},
      {
        isMarried: 'no',
        livesWithPartner: 'no',
        partner: none,
        beneficiaryType: 'children',
        partnerSubstituteRule: none,
        childrenSubstituteRule: 'lapse',
      },
      { partner: { ...family.partner, address: '1 New Street' } },
      [['isMarried', 'partner']],
    ],
    [
      'another address of the partner, and no partner any more',
      {},
      { partner: { ...family.partner, address: '1 New Street' } },
      {
        isMarried: 'no',
        livesWithPartner: 'no',
        partner: none,
        beneficiaryType: 'children',
        partnerSubstituteRule: none,
        childrenSubstituteRule: 'lapse',
      },
      [['isMarried', 'partner']],
    ],
    [
      'shares that are no whole any more',
      {
        beneficiaryType: 'custom',
        partnerSubstituteRule: none,
        customBeneficiaries: [share('Una Lee', 60), share('Vic Lee', 40)],
      },
      { customBeneficiaries: [share('Una Lee', 60), share('Vic Lee', 30), share('Wim Lee', 10)] },
      { customBeneficiaries: [share('Una Lee', 50), share('Vic Lee', 40), share('Xan Lee', 10)] },
      [['customBeneficiaries']],
    ],
  ])('collide: %s', (_, start, mine, theirs, expected) => {
    expect(merged(mine, theirs, changed(family, start)).collisions).toEqual(expected);
  });

  it('are whole again with one choice for each collision, and nothing else is lost', () => {
    const mine = changed(family, { executors: [mary], funeralWishes: 'No flowers.', isHomeowner: 'no', property: none });
    const theirs = changed(family, { executors: [zoe], funeralWishes: 'Flowers.', guardian: zoe });
    const versions = { base: family, mine, theirs };
    const both = mergeAnswers(versions, TODAY);
    expect(both.collisions).toEqual([['executors'], ['funeralWishes']]);
    const kept = { isHomeowner: 'no', property: none, guardian: zoe };
    expect(settled(versions, both, ['mine', 'theirs'])).toEqual(changed(family, { ...kept, executors: [mary], funeralWishes: 'Flowers.' }));
    expect(settled(versions, both, ['theirs', 'mine'])).toEqual(
      changed(family, { ...kept, executors: [zoe], funeralWishes: 'No flowers.' }),
    );
  });

  it('cannot be confirmed by somebody who has not read the newest', () => {
    const read = { base: family, mine: { ...family, confirmed: true }, theirs: changed(family, { executors: [zoe] }) };
    expect(confirmsUnread(read)).toBe(true);
    expect(confirmsUnread({ ...read, theirs: { ...family, confirmed: true } })).toBe(false);
    expect(confirmsUnread({ ...read, mine: changed(family, { funeralWishes: 'Flowers.' }) })).toBe(false);
  });

  it('never lose a change: what each changed is in the answers, or in a collision', () => {
    fc.assert(
      fc.property(answers, answers, answers, (base, mine, theirs) => {
        const versions = { base, mine, theirs };
        const both = mergeAnswers(versions, TODAY);
        expect(mergeAnswers({ ...versions, theirs: base }, TODAY)).toEqual({ answers: mine, collisions: [] });
        expect(mergeAnswers({ ...versions, mine: base }, TODAY)).toEqual({ answers: theirs, collisions: [] });
        const collided = new Set(both.collisions.flat());
        for (const version of [mine, theirs]) {
          for (const key of changedKeys(base, version).filter((each) => !collided.has(each) && !COUNTS.includes(each))) {
            expect(pieces(both.answers[key])).toEqual(
              expect.arrayContaining(pieces(version[key]).filter((one) => !pieces(base[key]).includes(one))),
            );
          }
        }
        for (const own of [mine, theirs]) {
          const whose = own === mine ? 'mine' : 'theirs';
          const chosen = settled(
            versions,
            both,
            both.collisions.map(() => whose),
          );
          for (const key of collided) expect([own[key], undefined]).toContainEqual(chosen[key]);
        }
      }),
    );
  });
});
