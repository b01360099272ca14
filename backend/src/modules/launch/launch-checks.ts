import { BRAND, COMPANY, londonDate, mustConfirmBeforeLaunch, overdueFigures, PROCESSORS } from '@willow/contracts';
import { currentWording } from '../wills/index.ts';
import { confirmedItems } from './sign-off.ts';
import type { Launches, Wordings } from './launch.repositories.ts';
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

const itemsConfirmed: LaunchCheck = {
  name: 'The owner confirmed what we say and promise',
  async open({ launches }) {
    const confirmed = await confirmedItems(launches);
    return mustConfirmBeforeLaunch.filter(({ id }) => !confirmed.includes(id)).map(({ id, text }) => `${id}: ${text}`);
  },
};

const figuresCurrent: LaunchCheck = {
  name: 'Every figure of law and tax was reviewed in time',
  async open({ now }) {
    return overdueFigures(londonDate(now)).map(({ name, daysLate }) => `${name}: ${daysLate} days late`);
  },
};

const namesReal: LaunchCheck = {
  name: 'Names, numbers and addresses are our own',
  async open() {
    const { social, ...brand } = BRAND;
    const processors = PROCESSORS.map(({ name }): [string, string] => ['processor', name]);
    return [...Object.entries({ ...brand, ...social, ...COMPANY }), ...processors]
      .filter(([, value]) => /example/i.test(value))
      .map(([what, value]) => `${what}: ${value} is an example (contracts/src/brand)`);
  },
};

export const LAUNCH_CHECKS: readonly LaunchCheck[] = [wordingApproved, itemsConfirmed, figuresCurrent, namesReal];
