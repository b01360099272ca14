import { beforeEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { fillStatusPage } from '@willow/contracts/status/fill-status-page';
import type { StatusReport } from '@willow/contracts/status/status';
import { StatusBoard } from './status-board.tsx';

const NOW = new Date('2026-11-23T10:30:00Z');
let built = '';
beforeEach(() => {
  built = render(<StatusBoard />).container.innerHTML;
});

const WELL: StatusReport = { disrupted: [], incidents: [] };
const ONE = { component: 'payments', beganAt: new Date('2026-11-23T10:00:00Z'), endedAt: null } as const;
const before = (days: number, minutes: number) => {
  const beganAt = new Date(NOW.getTime() - days * 24 * 3_600_000);
  return { component: 'website', beganAt, endedAt: new Date(beganAt.getTime() + minutes * 60_000) } as const;
};
const QUIET = 'No incidents reported in the last 30 days';

/** What is read of the page that the server fills. */
function read(report: Partial<StatusReport>) {
  document.body.innerHTML = fillStatusPage(built, { ...WELL, ...report }, NOW);
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    overall: texts('h2'),
    states: texts('dd'),
    below: texts('dl ~ *'),
    incidents: texts('li'),
    disrupted: texts('[data-disrupted]'),
  };
}

describe('the status page, as the server fills it', () => {
  it('stays as it is built while all is well and was (P-014, P-021)', () => {
    expect(fillStatusPage(built, WELL, NOW)).toBe(built);
    expect(read({})).toMatchObject({ overall: ['All systems operational'], below: [QUIET], disrupted: [] });
  });

  it('says what does not work, and since when', () => {
    const page = read({ disrupted: ['payments'], incidents: [ONE] });
    expect(page.overall).toEqual(['Some parts of our service are disrupted']);
    expect(page.states).toEqual(['Online', 'Online', 'Disrupted', 'Online', 'Online']);
    expect(page.disrupted).toEqual([...page.overall, 'Disrupted']);
    expect(page.incidents).toEqual(['Secure Payments Since 23 November 2026 at 10:00']);
    expect(page.below[0]).toBe('Incidents in the last 90 days');
  });

  it('does not say that nothing happened when something is wrong that has not been recorded', () => {
    expect(read({ disrupted: ['email'] }).below).toEqual([]);
  });

  it('says that nothing works, and that it does not know what was, when the history cannot be read', () => {
    const disrupted = ['website', 'questionnaire', 'payments', 'email', 'referrals'] as const;
    const page = read({ disrupted, incidents: null });
    expect(page.overall).toEqual(['Our service is disrupted']);
    expect(page.states).toEqual(disrupted.map(() => 'Disrupted'));
    expect(page.below).toEqual(['Earlier incidents cannot be shown at the moment.']);
  });

  it.each([
    [1, 'for 1 minute'],
    [59, 'for 59 minutes'],
    [60, 'for 1 hour'],
    [61, 'for 1 hour and 1 minute'],
    [1510, 'for 25 hours and 10 minutes'],
    [0.2, 'for 1 minute'],
  ])('lists one that is over while all is well: %d minutes are told as %s', (minutes, words) => {
    const page = read({ incidents: [before(3, minutes)] });
    expect(page).toMatchObject({ overall: ['All systems operational'], disrupted: [] });
    expect(page.incidents).toEqual([`Website & Dashboard 20 November 2026 at 10:30, ${words}`]);
    expect(page.below).not.toContain(QUIET);
  });

  it('says that the last 30 days were quiet above what was earlier, in the time of London', () => {
    const page = read({ incidents: [before(40, 5)] });
    expect(page.below.slice(0, 2)).toEqual([QUIET, 'Incidents in the last 90 days']);
    expect(page.incidents).toEqual(['Website & Dashboard 14 October 2026 at 11:30, for 5 minutes']);
  });
});
