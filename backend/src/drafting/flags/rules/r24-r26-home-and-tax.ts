import { FIGURES, nameKey } from '@willow/contracts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at } from '../flag-subject.ts';
import type { FlagCase } from '../case.ts';
import { inPounds } from '../money.ts';
import { followsRule, isPartnerWord } from '../people.ts';
import { finder } from '../reading/phrases.ts';
import { thingFinder } from '../reading/things.ts';
import { JOINT_HOME } from '../words/joint.ts';
import { MORTGAGE_PHRASES, MORTGAGE_THINGS } from '../words/mortgages.ts';
import { allRows } from './all-rows.ts';
import { moneyGifts } from './r27-r36-gifts.ts';

const isSpouseOnly = ({ plan, gifts }: FlagCase): boolean => {
  const first = plan?.first ?? null;
  return first !== null && gifts.every(({ id }) => id === nameKey(first.name));
};

function homeGoesToChildren({ home, plan, shares, children }: FlagCase): boolean {
  if (!home || !plan || plan.first) return false;
  return plan.rest.kind === 'children' || (shares.length > 0 && shares.every((share) => followsRule(share, children)));
}

const { inheritanceTaxNilRateBand, residenceNilRateBand, largeEstate, residenceBandTaper } = FIGURES;

function tax(given: FlagCase): readonly Finding[] {
  if (isSpouseOnly(given)) return [];
  const known = (given.home?.pence ?? 0) + moneyGifts(given);
  const free = inheritanceTaxNilRateBand.value + (homeGoesToChildren(given) ? residenceNilRateBand.value : 0);
  const about = given.home ? at('property', 'marketValue') : at('specificGifts');
  if (known > residenceBandTaper.value)
    return found(true, about, `What is known is worth ${inPounds(known)}: the residence band is being withdrawn.`, 'HIGH');
  if (known > largeEstate.value) return found(true, about, `What is known is worth ${inPounds(known)}.`, 'HIGH');
  return found(known > free, about, `What is known is worth ${inPounds(known)}, more than ${inPounds(free)}.`);
}

const jointly = finder({ words: JOINT_HOME });
const mortgage = thingFinder({ things: MORTGAGE_THINGS, words: MORTGAGE_PHRASES, except: ['monopoly'] });

const mortgaged = finder({ words: ['mortgage', 'mortgaged', 'remortgaged'], except: ['mortgage lane|road|house'] });

/** Somebody else may own the home, too: a partner, or what the words about the home and the gifts say. */
function sharedHome(given: FlagCase): readonly Finding[] {
  const { home, plan, partner, gifts, answers } = given;
  if (!home || plan?.first) return [];
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
