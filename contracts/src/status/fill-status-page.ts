import { COMPONENT_NAMES, HISTORY_DAYS, type Incident, NOTE_DAYS, ServiceComponent, type StatusReport } from './status.ts';

const DAY_MS = 24 * 3_600_000;
const MOMENT = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' });

/** Puts what is so into the HTML of the status page. It is built with all well, and stays as it is when that is so. */
export function fillStatusPage(page: string, report: StatusReport, now: Date): string {
  const changes = report.disrupted.map((component) => [component, 'Disrupted'] as const);
  const filled = changes.length === 0 ? page : [['overall', overallOf(report)] as const, ...changes].reduce(say, page);
  return filled.replace(/<p data-status="note">[^<]*<\/p>/, (note) => (isQuiet(report, now) ? note : '') + historyOf(report));
}

/** The mark is the last attribute of its element, and only words are in it. */
const say = (page: string, [place, words]: readonly [string, string]): string =>
  page.replace(new RegExp(`data-status="${place}">[^<]*`), `data-status="${place}" data-disrupted="">${words}`);

const overallOf = ({ disrupted }: StatusReport): string =>
  disrupted.length === ServiceComponent.options.length ? 'Our service is disrupted' : 'Some parts of our service are disrupted';

function isQuiet({ disrupted, incidents }: StatusReport, now: Date): boolean {
  if (disrupted.length > 0 || !incidents) return false;
  return incidents.every(({ endedAt }) => endedAt !== null && now.getTime() - endedAt.getTime() > NOTE_DAYS * DAY_MS);
}

function historyOf({ incidents }: StatusReport): string {
  if (!incidents) return '<p>Earlier incidents cannot be shown at the moment.</p>';
  if (incidents.length === 0) return '';
  return `<h3>Incidents in the last ${HISTORY_DAYS} days</h3><ul>${incidents.map(itemOf).join('')}</ul>`;
}

function itemOf({ component, beganAt, endedAt }: Incident): string {
  const began = MOMENT.format(beganAt);
  const when = endedAt ? `${began}, for ${inWords(endedAt.getTime() - beganAt.getTime())}` : `Since ${began}`;
  return `<li><strong>${COMPONENT_NAMES[component].replace('&', '&amp;')}</strong> ${when}</li>`;
}

function inWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const parts = [count(Math.floor(minutes / 60), 'hour'), count(minutes % 60, 'minute')];
  return parts.filter((part) => part !== '').join(' and ');
}

const count = (number: number, unit: string): string => (number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`);
