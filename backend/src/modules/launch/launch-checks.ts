import { BRAND, type LaunchItem, londonDate, mustConfirmBeforeLaunch, overdueFigures, REVIEW_DATA_PUBLISHED } from '@willow/contracts';
import { currentWording } from '../wills/index.ts';
import { publishedTooSoon } from './domain/review-data.ts';
import { textHashOf } from './sign-off.ts';
import { CHECKLIST, type Launches, type Wordings } from './launch.repositories.ts';
import { wordingApprovals } from './queries/wording-status.ts';

type LaunchCheckInput = { readonly launches: Launches; readonly wordings: Wordings; readonly now: Date };

type LaunchCheck = { readonly name: string; open(input: LaunchCheckInput): Promise<readonly string[]> };

const wordingApproved: LaunchCheck = {
  name: 'A practising solicitor approved the wording of wills and sheets',
  async open({ wordings }) {
    const version = currentWording();
    const approved = (await wordingApprovals(wordings, version)).length > 0;
    return approved ? [] : [`Wording ${version} is not approved: wording show, then wording approve`];
  },
};

const unconfirmed = async (launches: Launches): Promise<readonly LaunchItem[]> => {
  const { confirmed } = (await launches.load(CHECKLIST)).state;
  return mustConfirmBeforeLaunch.filter((item) => confirmed[item.id]?.textHash !== textHashOf(item));
};

const itemsConfirmed: LaunchCheck = {
  name: 'The owner confirmed what we say and promise',
  open: async ({ launches }) => (await unconfirmed(launches)).map(({ id, text }) => `${id}: ${text}`),
};

const reviewDataHeldBack: LaunchCheck = {
  name: 'Ratings and reviews are data for search engines only when they are confirmed',
  open: async ({ launches }) => publishedTooSoon(REVIEW_DATA_PUBLISHED, await unconfirmed(launches)),
};

const figuresCurrent: LaunchCheck = {
  name: 'Every figure of law and tax was reviewed in time',
  async open({ now }) {
    return overdueFigures(londonDate(now)).map(({ name, daysLate }) => `${name}: ${daysLate} days late`);
  },
};

const namesReal: LaunchCheck = {
  name: 'Names and addresses are our own',
  async open() {
    return Object.entries({ domain: BRAND.domain, support: BRAND.supportEmail, sender: BRAND.mailFrom, office: BRAND.registeredOffice })
      .filter(([, value]) => /example/i.test(value))
      .map(([what, value]) => `${what}: ${value} is an example (contracts/src/brand/brand.ts)`);
  },
};

export const LAUNCH_CHECKS: readonly LaunchCheck[] = [wordingApproved, itemsConfirmed, reviewDataHeldBack, figuresCurrent, namesReal];
