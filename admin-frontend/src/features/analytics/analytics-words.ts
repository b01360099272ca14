import type { Analytics, FunnelStage } from '@willow/contracts/operator/analytics.contract';
import { stepAt } from '@willow/contracts/will/questions';
import type { Days } from './analytics.api.ts';

export const PERIOD_WORDS: Readonly<Record<Days, string>> = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last 365 days',
};

const STAGE_WORDS: Readonly<Record<Exclude<FunnelStage, `answered-${string}`>, string>> = {
  'signed-up': 'Signed up',
  verified: 'Confirmed the email address',
  submitted: 'Submitted the answers',
  checkout: 'Went to the payment',
  paid: 'Paid',
  sent: 'Will sent',
  signed: 'Reported as signed',
};

export function stageInWords(stage: FunnelStage): string {
  const [, number] = /^answered-(\d)$/.exec(stage) ?? [];
  return number === undefined ? STAGE_WORDS[stage as keyof typeof STAGE_WORDS] : `Answered ${number}: ${stepAt(Number(number)).question}`;
}

/** Hours as people say them. */
export function hoursInWords(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return `${Math.round(hours)} ${Math.round(hours) === 1 ? 'hour' : 'hours'}`;
  return `${Math.round(hours / 24)} days`;
}

export function waitInWords({ wills, median, slowestTenth }: Analytics['paidToSent']): string {
  if (median === null || slowestTenth === null) return 'No one has reached this stage yet.';
  const many = wills === 1 ? '1 will' : `${wills} wills`;
  return `Median ${hoursInWords(median)}, 90% within ${hoursInWords(slowestTenth)} (${many}).`;
}

export const shareOf = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`);
