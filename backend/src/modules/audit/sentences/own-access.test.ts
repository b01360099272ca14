import { describe, expect, it } from '@jest/globals';
import { accessFacts } from '../../operators/index.ts';
import { accessLines, type OwnAccess } from './own-access.ts';

const look = (at: string, type: string, data: object, who: Partial<OwnAccess> = {}): OwnAccess => ({
  at: new Date(`2026-11-23T${at}:00Z`),
  actor: 'operator:olive',
  role: 'operator',
  type,
  data: JSON.stringify(data),
  ...who,
});
const opened = (...whats: readonly string[]) => ({ orderId: 'o', opened: whats.map((what) => ({ what, version: 'v1' })) });

describe('who opened a will, for its customer', () => {
  it('is one line a visit, newest first, by role and at the time of the last look', () => {
    const looks = [
      look('10:00', 'OrderOpened', opened('details', 'flags')),
      look('10:20', 'OrderOpened', opened('draft')),
      look('10:25', 'OrderOpened', opened('final')),
      look('10:30', 'CustomerViewed', { customerId: 'c', what: 'page' }, { actor: 'operator:ada', role: 'auditor' }),
      look('11:30', 'OrderOpened', opened('details')),
    ];
    expect(accessLines(looks.toReversed())).toEqual([
      { at: '2026-11-23T11:30:00.000Z', says: 'A reviewer on our team opened your answers.' },
      { at: '2026-11-23T10:30:00.000Z', says: 'An auditor on our team opened your details.' },
      {
        at: '2026-11-23T10:25:00.000Z',
        says: 'A reviewer on our team opened your answers, looked at the points to review and read your will.',
      },
    ]);
  });

  it.each([
    ['RecordViewed', { orderId: 'o', what: 'draft', version: 'v1' }, 'A reviewer on our team read your will.'],
    ['CustomerViewed', { customerId: 'c', what: 'history' }, 'A reviewer on our team read what happened with your account.'],
    [
      'OrderExported',
      { orderId: 'o', purpose: 'audit' },
      'A reviewer on our team took the record of your order away as a file, with your personal details sealed (an audit).',
    ],
    ['PersonalDataOpened', { session: 's' }, 'A reviewer on our team unsealed your personal details, with a reason.'],
  ])('%s is told', (type, data, says) => {
    expect(accessLines([look('10:00', type, data)])).toEqual([{ at: '2026-11-23T10:00:00.000Z', says }]);
  });

  it('says that an engineer opened it where nobody of the console did', () => {
    const [line] = accessLines([look('10:00', 'PersonalDataOpened', { session: null }, { actor: 'system:cli', role: null })]);
    expect(line?.says).toBe('An engineer on our team unsealed your personal details, with a reason, and may have kept a copy.');
  });

  it('leaves out what is about nobody alone', () => {
    const about = accessFacts.map(({ type }) => type).filter((type) => /^List|^Sheet|^Log/.test(type));
    expect(about).toHaveLength(4);
    expect(accessLines(about.map((type) => look('10:00', type, {})))).toEqual([]);
  });
});
