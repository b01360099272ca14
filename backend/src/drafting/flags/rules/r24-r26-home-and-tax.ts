import { FIGURES, holds, nameKey } from '@willow/contracts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at } from '../flag-subject.ts';
import type { FlagCase, Row } from '../case.ts';
import { inPounds } from '../money.ts';
import { isCharity } from '../organisation.ts';
import { followsRule, isPartnerWord } from '../people.ts';
import { finder } from '../reading/phrases.ts';
import { thingFinder } from '../reading/things.ts';
import { JOINT_HOME } from '../words/joint.ts';
import { MORTGAGE_PHRASES, MORTGAGE_THINGS } from '../words/mortgages.ts';
import { allRows } from './all-rows.ts';
import { moneyGifts } from './r27-r36-gifts.ts';

/** What goes to a spouse or civil partner (IHTA 1984 s.18) and to charities (s.23) bears no tax; a partner without marriage is no spouse. */
function isExempt(
  { partner, answers }: FlagCase,
  { name, relationship, charity }: Pick<Row, 'name' | 'relationship' | 'charity'>,
): boolean {
  const isSpouse = holds('married', answers) && partner !== null && nameKey(name) === partner.id;
  return isSpouse || isCharity({ name, relationship, charity });
}

/** How much of the residue bears tax, from 0 to 1. */
function taxedPart(given: FlagCase): number {
  const { plan, shares, partner, answers } = given;
  if (plan?.first && holds('married', answers) && nameKey(plan.first.name) === partner?.id) return 0;
  if (plan?.first || shares.length === 0) return 1;
  const weights = shares.reduce((sum, { weight }) => sum + weight, 0);
  const taxed = shares
    .filter(({ name, relationship, charity }) => !isExempt(given, { name, relationship, charity: charity ? { number: '' } : null }))
    .reduce((sum, { weight }) => sum + weight, 0);
  return weights === 0 ? 1 : taxed / weights;
}

/** How much of the home bears tax: as its takers do where it is given by itself, as the residue does where it is not. */
function taxedPartOfHome(given: FlagCase): number {
  const { homeTakers } = given;
  if (homeTakers.length === 0) return taxedPart(given);
  return homeTakers.filter((taker) => !isExempt(given, taker)).length / homeTakers.length;
}

function homeGoesToChildren({ home, plan, shares, children, homeTakers }: FlagCase): boolean {
  if (homeTakers.length > 0) return homeTakers.every((taker) => followsRule(taker, children));
  if (!home || !plan || plan.first) return false;
  return plan.rest.kind === 'children' || (shares.length > 0 && shares.every((share) => followsRule(share, children)));
}

const { inheritanceTaxNilRateBand, residenceNilRateBand, largeEstate, residenceBandTaper } = FIGURES;

function tax(given: FlagCase): readonly Finding[] {
  const home = given.home?.pence ?? 0;
  const gifts = given.gifts.filter((gift) => !isExempt(given, gift));
  const taxed = Math.round(home * taxedPartOfHome(given)) + moneyGifts({ ...given, gifts });
  const free = inheritanceTaxNilRateBand.value + (homeGoesToChildren(given) ? residenceNilRateBand.value : 0);
  const about = given.home ? at('property', 'marketValue') : at('specificGifts');
  const isAll = taxed === home + moneyGifts(given);
  const worth = `What is known${isAll ? '' : ' and not exempt'} is worth ${inPounds(taxed)}`;
  if (taxed > residenceBandTaper.value) return found(true, about, `${worth}: the residence band is being withdrawn.`, 'HIGH');
  if (taxed > largeEstate.value) return found(true, about, `${worth}.`, 'HIGH');
  return found(taxed > free, about, `${worth}, more than ${inPounds(free)}.`);
}

const jointly = finder({ words: JOINT_HOME });
const mortgage = thingFinder({ things: MORTGAGE_THINGS, words: MORTGAGE_PHRASES, except: ['monopoly'] });

const mortgaged = finder({ words: ['mortgage', 'mortgaged', 'remortgaged'], except: ['mortgage lane|road|house'] });

/** Somebody else may own the home, too: a partner, or what the words about the home and the gifts say. */
function sharedHome(given: FlagCase): readonly Finding[] {
  const { home, plan, partner, gifts, answers, homeTakers } = given;
  if (!home || (plan?.first && homeTakers.length === 0)) return [];
  const ownership = answers.property?.ownership;
  const about = at('property', 'ownership');
  if (ownership === 'joint') return found(true, about, 'The home is owned jointly: it passes to the other owner and not by this will.');
  if (ownership === 'in_common') return [];
  const words = [...home.texts, ...gifts.flatMap(({ texts }) => texts.filter(({ kind }) => kind === 'gift'))].map(({ text }) =>
    jointly(text),
  );
  const word = words.find((each) => each !== null) ?? null;
  if (ownership === 'alone')
    return found(word !== null, about, `The home is said to be the applicant’s alone, and “${word}” sounds like another owner.`);
  const lives = partner ?? allRows(given).find(isPartnerWord);
  return found(
    word !== null || lives !== undefined,
    at('isHomeowner'),
    `The applicant owns a home, it does not go to a partner first, and somebody else may own it too: ${word === null ? lives?.name : `“${word}”`}.`,
  );
}

const borrowed = ({ texts }: FlagCase): readonly Finding[] =>
  texts.flatMap(({ kind, text, what, about }) => {
    const isOfHome = kind === 'gift' || about.path[0] === 'property';
    const word = isOfHome ? (mortgage(text) ?? (kind === 'gift' ? null : mortgaged(text))) : null;
    return found(word !== null, about, `“${word}” in ${what}.`);
  });

export const HOME_AND_TAX_RULES: readonly Rule[] = [
  {
    id: 'R24',
    severity: 'MED',
    action: 'Tell the customer that inheritance tax may arise and suggest advice. The value is that of one asset only.',
    find: tax,
  },
  {
    id: 'R25',
    severity: 'HIGH',
    action: 'Ask who owns the home: alone, as joint tenants or as tenants in common.',
    find: sharedHome,
  },
  {
    id: 'R26',
    severity: 'MED',
    action: 'The value may be gross: ask what is owed, and whether a policy pays it off.',
    find: borrowed,
  },
];
