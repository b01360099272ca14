import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { component as part, ComponentDegraded, ComponentRecovered } from './component.ts';

const [TEN, HALF_PAST] = ['2026-11-23T10:00:00.000Z', '2026-11-23T10:30:00.000Z'];
const component = 'payments';
const observe = (isOnline: boolean, since: string) => ({ type: 'Observe', component, isOnline, since }) as const;

describe('a part of the service', () => {
  it('that is well and stays well is no news', () => {
    expect(given(part).when(observe(true, TEN))).toEqual([]);
  });

  it('is degraded once, since it was first seen, and recovers once', () => {
    const degraded = ComponentDegraded.of({ component, since: TEN });
    const recovered = ComponentRecovered.of({ component, since: TEN, at: HALF_PAST });
    expect(given(part).when(observe(false, TEN))).toEqual([degraded]);
    expect(given(part, degraded).when(observe(false, HALF_PAST))).toEqual([]);
    expect(given(part, degraded).when(observe(true, HALF_PAST))).toEqual([recovered]);
    // Seen by a process whose clock is behind.
    expect(given(part, degraded).when(observe(true, '2026-11-23T09:59:00.000Z'))).toEqual([
      ComponentRecovered.of({ component, since: TEN, at: TEN }),
    ]);
    expect(given(part, degraded, recovered).when(observe(true, HALF_PAST))).toEqual([]);
  });
});
