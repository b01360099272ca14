import { FIGURES, formatPence, LEGAL_ADULT_AGE } from '@willow/contracts';
import type { WillFacts } from '../answers/will-facts.ts';
import { capitalised, GROUP_NAMES } from '../document/in-words.ts';
import { agesIn, isCondition, somebodyWaits, waitsOfOthers } from '../residue/ages.ts';
import { yourExecutors } from './your-executors.ts';

const CONSENT_AGE = 16;
const TAX = FIGURES.youngPersonShareTax;

type TwoSentences = readonly [string, string];

/** What young people get, when, and what it costs to let them wait. */
export const explainUnder18 = (facts: WillFacts): TwoSentences => untilAge(facts) ?? atOnce(facts);

function lookAfter(facts: WillFacts): string {
  const { who, s } = yourExecutors(facts);
  return `${who} look${s} after it`;
}

/** A power that a parent should know of: what is handed over is out of the executors' care. */
const HANDED_OVER = `They may also hand any of it to a parent, a guardian or whoever cares for the young person, or to the young person from the age of ${CONSENT_AGE}, and need not check how it is used.`;

const atOnce = (facts: WillFacts): TwoSentences => [
  `Anything for someone under ${LEGAL_ADULT_AGE}${facts.children.length > 0 ? '' : ', such as a grandchild or a niece,'} is theirs at once, but ${lookAfter(facts)} until they are ${LEGAL_ADULT_AGE} and may spend it, income and capital, on their upkeep, education or benefit. ${HANDED_OVER}`,
  `If they die before ${LEGAL_ADULT_AGE}, it goes by law to their own family: as a rule to their parents, even one you no longer live with.`,
];

const spentThroughOthers = (facts: WillFacts): string =>
  `What is spent may be paid to a parent, a guardian or whoever cares for the young person, or to the young person from the age of ${CONSENT_AGE}, and so may what belongs to somebody under ${LEGAL_ADULT_AGE}; ${yourExecutors(facts).who} need not check how it is used.`;

/** What an age after 18 does and costs; null where nothing depends on one. */
function untilAge(facts: WillFacts): TwoSentences | null {
  const ages = agesIn(facts);
  const { ofChildren, ofShares, ofSums, ofOthers } = ages;
  if (!somebodyWaits(ages)) return null;
  const what = ofShares === null ? 'a sum of money' : ofSums === null ? 'a share' : 'a share or a sum of money';
  const who = [
    ...(ofChildren === null ? [] : [`A child of yours gets their share at ${ofChildren}`]),
    ...(ofOthers === null ? [] : [`${ofChildren === null ? 'Anyone younger' : 'anyone else who is younger'} gets ${what} at ${ofOthers}`]),
    ...facts.groups.flatMap(({ of, age }) => (isCondition(age) ? [`${GROUP_NAMES[of]} get what you give them at ${age}`] : [])),
  ].join(', and ');
  const isForOthers = waitsOfOthers(ages).length > 0;
  const atEighteen = !isForOthers ? 'Anything for anyone else' : 'Anything else for anyone';
  return [
    `${capitalised(who)}, and if they die before that it goes on as if they had died before you; until then ${lookAfter(facts)} and may spend it, income and capital, on their upkeep, education or benefit. ${atEighteen} under ${LEGAL_ADULT_AGE} is theirs at once and looked after until they are ${LEGAL_ADULT_AGE}. ${spentThroughOthers(facts)}`,
    `Waiting after ${LEGAL_ADULT_AGE} has a price: ${priceOfWaiting(ofChildren, isForOthers)}, tax returns for the trust, and executors who stay in office until then.`,
  ];
}

/** A parent's trust up to 25 is taxed by its own rules (Inheritance Tax Act 1984 s.71D); every other one as a trust is (ss.58, 64 and 65). */
const YOUNG_PERSON_AGE = 25;

function priceOfWaiting(ofChildren: number | null, isForOthers: boolean): string {
  const isShort = ofChildren !== null && ofChildren <= YOUNG_PERSON_AGE;
  const asTrust = `inheritance tax of up to ${FIGURES.trustTenYearCharge.value}% every ten years on what waits above the tax-free amount, a part of that when it is paid out, perhaps the loss of the extra tax-free amount for a home`;
  const ofYears = isShort
    ? `inheritance tax of up to ${formatPence((ofChildren - LEGAL_ADULT_AGE) * TAX.value)} for every £100 of a share at ${ofChildren}`
    : asTrust;
  return isShort && isForOthers ? `${ofYears}, and for others ${asTrust}` : ofYears;
}
