import { describe, expect, it } from '@jest/globals';
import { assess, type Findings } from './assess.ts';
import { Debounce } from './debounce.ts';
import { untruths } from './status-truth.ts';

const WELL: Findings = { down: [], mailWaitsSeconds: 0, documentWaitsSeconds: 0, takesPayments: true };
const degraded = (changes: Partial<Findings>): readonly string[] =>
  Object.entries(assess({ ...WELL, ...changes })).flatMap(([component, isOnline]) => (isOnline ? [] : [component]));

describe('what the checks mean for whoever uses the service', () => {
  it.each<readonly [string, Partial<Findings>, readonly string[]]>([
    ['nothing', {}, []],
    ['the event store', { down: ['events'] }, ['website', 'questionnaire', 'payments', 'referrals']],
    ['a database that takes writes', { down: ['database'] }, ['website', 'questionnaire', 'payments', 'email', 'referrals']],
    ['the queue', { down: ['queue'] }, ['website', 'email']],
    ['a list', { down: ['projection/order-list'] }, ['website']],
    ['the list of invitations', { down: ['projection/referral-list'] }, ['website', 'referrals']],
    ['what follows friends', { down: ['reaction/follow-friends'] }, ['referrals']],
    ['a mail that waits', { mailWaitsSeconds: 121 }, ['email']],
    ['a view of the mails', { mailWaitsSeconds: null }, ['email']],
    ['a document that waits', { documentWaitsSeconds: 121 }, ['website']],
    ['a view of the documents', { documentWaitsSeconds: null }, ['website']],
    ['the card provider', { takesPayments: false }, ['payments']],
  ])('without %s', (_, findings, components) => {
    expect(degraded(findings)).toEqual(components);
  });
});

describe('a change', () => {
  const at = (seconds: number): Date => new Date(Date.parse('2026-11-23T10:00:00Z') + seconds * 1000);
  const watch = () => new Debounce({ lastsMs: 60_000, repeatMs: 600_000 });
  const told = (debounce: Debounce, isOnline: boolean, ...seconds: readonly number[]) =>
    seconds.flatMap((second) => debounce.look(isOnline, at(second)) ?? []);

  it('counts once it has lasted a minute, from when it was first seen', () => {
    const debounce = watch();
    expect(told(debounce, true, 0, 20, 40, 59)).toEqual([]);
    expect(told(debounce, true, 60, 80)).toEqual([{ isOnline: true, since: at(0) }]);
    expect(told(debounce, false, 100, 120, 159)).toEqual([]);
    expect(told(debounce, false, 160, 180)).toEqual([{ isOnline: false, since: at(100) }]);
    expect(told(debounce, true, 190, 250)).toEqual([{ isOnline: true, since: at(190) }]);
  });

  it('that goes away is none: a restart is no incident', () => {
    const debounce = watch();
    told(debounce, true, 0, 60);
    expect(told(debounce, false, 80, 120)).toEqual([]);
    expect(told(debounce, true, 130)).toEqual([]);
    expect(told(debounce, false, 140, 199)).toEqual([]);
  });

  it('is told again every ten minutes, as of then: who recorded the opposite may be gone', () => {
    const debounce = watch();
    told(debounce, true, 0, 60);
    expect(told(debounce, true, 659)).toEqual([]);
    expect(told(debounce, true, 660, 680)).toEqual([{ isOnline: true, since: at(660) }]);
    expect(told(debounce, true, 1259, 1260)).toEqual([{ isOnline: true, since: at(1260) }]);
  });
});

describe('what the status page says is untrue', () => {
  const NOW = new Date('2026-11-28T10:00:00Z');
  const since = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);
  it.each<readonly [string, { isOnline: boolean; since: Date }, boolean, boolean]>([
    ['works, and is said to', { isOnline: true, since: since(900) }, false, false],
    ['has just failed', { isOnline: false, since: since(119) }, false, false],
    ['failed more than two minutes ago, and is said to work', { isOnline: false, since: since(121) }, false, true],
    ['has just come back', { isOnline: true, since: since(119) }, true, false],
    ['came back more than two minutes ago, and is said to fail', { isOnline: true, since: since(121) }, true, true],
    ['fails, and is said to', { isOnline: false, since: since(900) }, true, false],
  ])('a part that %s', (_, seen, isDisrupted, isUntrue) => {
    const told = untruths(new Map([['payments', seen]]), { disrupted: isDisrupted ? ['payments'] : [] }, NOW);
    expect(told).toEqual(isUntrue ? ['payments'] : []);
  });
});
