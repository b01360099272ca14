import type { WillAnswers } from '@willow/contracts';
import { answersFrom } from './answers.ts';
import { QUARTERS, worksAt } from './calendar.ts';
import { mobileFrom } from './homes.ts';
import { householdFrom, mirrored } from './household.ts';
import type { Household } from './household.ts';
import { plain } from './names.ts';
import { PLANS, SCENES, stagesFor } from './plans.ts';
import type { Plan, SceneName, Stage } from './plans.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';

export type Scene = { readonly name: SceneName; readonly quarter: number };

/** A customer of the demo: who they are, what they answer, and what happens to them. */
export type Character = {
  readonly number: number;
  readonly stage: Stage;
  readonly household: Household;
  readonly details: Readonly<Record<string, string | true>> & { readonly fullName: string; readonly email: string };
  readonly answers: WillAnswers;
  /** Of ten questions, after how many they stopped on the first day. */
  readonly firstAnswers: number;
  readonly scenes: readonly Scene[];
  /** The number of the customer whose invitation they came by. */
  readonly invitedBy: number | null;
  readonly partnerRef: string | null;
  readonly discountCode: string | null;
  /** They use the code of a mail and not its link. */
  readonly usesCode: boolean;
};

export type Cast = { readonly seed: number; readonly first: string; readonly characters: readonly Character[] };

/** Everybody of the month that begins on that day: the same for the same seed and day. */
export function castFrom(seed: number, customers: number, first: string): Cast {
  const roles = stagesFor(customers).map((stage, number) => {
    const random = randomFrom(seed * 1_000_003 + number);
    return { number, stage, random, household: householdFrom(random, first), scenes: scenesOf(stage, random, first) };
  });
  const invited = invitations(roles, randomFrom(seed));
  const characters = roles.map(({ number, stage, random, household, scenes }): Character => {
    const invitation = invited.get(number);
    const home = invitation?.couple ? mirrored(roles[invitation.by]!.household) : household;
    return {
      number,
      stage,
      household: home,
      details: detailsOf(home, stage, number, random),
      // The first who stopped has answered all but the last, and has something that is worth a second look: pictures are taken of that.
      answers: answersFrom(random, home, first, { abroad: stage === 'to-decide' || number % 9 === 0 || number === 1 }),
      firstAnswers: stage === 'started' ? (number === 1 ? 9 : random.between(1, 9)) : random.between(3, 8),
      scenes,
      invitedBy: invitation?.by ?? null,
      partnerRef: random.chance(0.16) ? random.pick(PARTNER_REFS) : null,
      discountCode: random.chance(0.18) ? random.weighed(CODES) : null,
      usesCode: random.chance(0.3),
    };
  });
  return { seed, first, characters };
}

export const PARTNER_REFS = ['HARBOUR', 'OAKLEAF', 'SECONDSPRING'] as const;
const CODES = [
  ['AUTUMN20', 8],
  ['CARERS50', 3],
  ['WILLAID100', 1],
] as const;

function detailsOf({ head, home }: Household, stage: Stage, number: number, random: Random): Character['details'] {
  const mailbox = `${plain(head.fullName)}.${number + 1}`;
  const domain = stage === 'refused' ? 'refused.test' : random.pick(['example.com', 'example.org', 'example.net']);
  return {
    fullName: head.fullName,
    dob: head.dob,
    email: `${mailbox}@${domain}`,
    ...home,
    ...(random.chance(0.7) && { mobile: mobileFrom(random) }),
    ukResident: true,
  };
}

/** Their quarters of the month: sooner or later in it, or with the last one shortly before its end. The team's wait for its hours. */
function scenesOf(stage: Stage, random: Random, first: string): readonly Scene[] {
  const { steps, open }: Plan = PLANS[stage];
  const from = (start: number): readonly Scene[] => {
    let quarter = start;
    return steps.map(([name, gap]) => {
      quarter += gap;
      if (SCENES[name] === 'team') while (!worksAt(first, quarter)) quarter += 1;
      return { name, quarter };
    });
  };
  const fits = Array.from({ length: QUARTERS }, (_, start) => from(start)).filter((scenes) => scenes.at(-1)!.quarter < QUARTERS);
  if (fits.length === 0) throw new Error(`A month is too short to be ${stage}`);
  // Towards the end there are more: a firm that grows.
  return open !== undefined
    ? fits.at(-1 - random.between(0, Math.min(fits.length - 1, open)))!
    : fits[Math.floor(Math.sqrt(random.next()) * fits.length)]!;
}

type Role = { readonly number: number; readonly household: Household; readonly scenes: readonly Scene[] };
type Invitation = { readonly by: number; readonly couple: boolean };

/** Some come because somebody who has paid invited them: husbands, wives and friends. */
function invitations(roles: readonly Role[], random: Random): ReadonlyMap<number, Invitation> {
  const invited = new Map<number, Invitation>();
  const couples = new Set<number>();
  for (const { number, scenes } of roles) {
    const before = roles.filter((role) => {
      const paid = role.scenes.find(({ name }) => name === 'pays');
      return paid && paid.quarter < scenes[0]!.quarter && role.number !== number;
    });
    if (!random.chance(0.3) || before.length === 0) continue;
    const { number: by, household } = random.pick(before);
    // One half of a couple that mirrors another is no first half itself.
    const couple = household.partner !== null && !couples.has(by) && !invited.get(by)?.couple && random.chance(0.6);
    if (couple) couples.add(by);
    invited.set(number, { by, couple });
  }
  return invited;
}
