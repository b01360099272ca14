import { capitalised } from '../../document/in-words.ts';
import { foldedWords } from '../folded-words.ts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at } from '../flag-subject.ts';
import type { FlagCase } from '../case.ts';
import { isOrganisation } from '../organisation.ts';
import { inPounds, penceIn } from '../money.ts';
import { finder, type FindWord } from '../find-words.ts';

const SAME_WORDS = 3;

const ofLand = finder({
  words: ['house~', 'flat~', 'property', 'properties', 'land', 'home~'],
  except: [
    'flat screen',
    'flat pack',
    'house plant~',
    "dolls' house",
    "doll's house",
    'dolls house',
    'home cinema',
    'care home',
    'flat cap~',
  ],
});
const ofBusiness = finder({
  words: [
    'ltd',
    'limited',
    'plc',
    'llp',
    'company',
    'companies',
    'shares in',
    'shareholding~',
    'sole trader',
    'my business',
    'my businesses',
    'farm~',
    'agricultural',
  ],
  except: ['civil partnership', 'civil partner', 'business partner~', 'my business partner~', 'limited edition~'],
});
const ofPets = finder({
  words: ['dog~', 'cat~', 'horse~', 'pony', 'ponies', 'parrot~', 'pet~', 'rabbit~'],
  except: ['dog eared', 'horse brass~', 'rocking horse~', 'clothes horse~', 'hot dog~'],
});
const ofConditions = finder({
  words: [
    'trust~',
    'trustee~',
    'until',
    'when he reach~',
    'when she reach~',
    'when they reach~',
    'provided that',
    'on condition',
    'life interest',
    'right to live',
  ],
  except: ['national trust', 'unit trust~', 'investment trust~', 'wildlife trust~', 'woodland trust'],
});
const ofEverything = finder({
  words: ['everything', 'rest of', 'all my money', 'estate~', 'half of my', 'per cent', 'percent'],
  except: ['estate car~', 'estate agent~', 'industrial estate', 'housing estate', 'council estate'],
});
const outsideWill = finder({
  words: [
    'joint account~',
    'joint bank account~',
    'pension~',
    'life policy',
    'life policies',
    'life insurance',
    'life assurance',
    'death in service',
    'isa nomination~',
  ],
});
const digital = finder({ words: ['bitcoin~', 'crypto', 'cryptocurrency', 'cryptocurrencies', 'wallet~', 'nft~', 'paypal', 'domain~'] });
const vague = finder({
  words: ['etc', 'various', 'some of', 'my jewellery', 'my things', 'tbc'],
  except: ['my jewellery box', 'my jewellery case'],
});

const saying =
  (find: FindWord, what: string) =>
  ({ gifts }: FlagCase): readonly Finding[] =>
    gifts.flatMap(({ who, description, about }) =>
      found(find(description) !== null, about('description'), `“${find(description)}” in ${who} ${what}.`),
    );

function land({ gifts, home }: FlagCase): readonly Finding[] {
  const address = foldedWords(home?.address ?? '');
  return gifts.flatMap(({ who, description, about }) => {
    const word = ofLand(description);
    const same = [...foldedWords(description)].filter((each) => address.has(each)).length >= SAME_WORDS;
    return found(
      word !== null || same,
      about('description'),
      word === null ? `${capitalised(who)} has words of the home’s address.` : `“${word}” in ${who} may be the home or land.`,
    );
  });
}

/** Business assets in gifts, and in how people are described; a partner in life or in business is neither. */
const business = ({ texts }: FlagCase): readonly Finding[] =>
  texts
    .filter(({ kind, about }) => kind === 'gift' || (kind === 'relationship' && about.path[0] !== 'executors'))
    .flatMap(({ text, what, about }) =>
      found(ofBusiness(text) !== null, about, `“${ofBusiness(text)}” in ${what} may be a business asset.`),
    );

const everything = ({ gifts }: FlagCase): readonly Finding[] =>
  gifts.flatMap(({ who, description, about }) => {
    const word = description.includes('%') ? '%' : ofEverything(description);
    return found(word !== null, about('description'), `“${word}” in ${who} may swallow the rest of the estate.`);
  });

const FEW_LETTERS = 4;

function tooVague({ gifts }: FlagCase): readonly Finding[] {
  return gifts.flatMap(({ who, description, about }) => {
    const letters = description.match(/\p{L}/gu)?.length ?? 0;
    const word = vague(description) ?? (description.includes('?') ? '?' : null);
    const isShort = letters < FEW_LETTERS && penceIn(description) === 0;
    return found(
      word !== null || isShort,
      about('description'),
      word === null ? `“${description}” in ${who} is very short.` : `“${word}” in ${who} leaves open what is meant.`,
    );
  });
}

export const moneyGifts = ({ gifts }: FlagCase): number => gifts.reduce((sum, { description }) => sum + penceIn(description), 0);

function abatement(given: FlagCase): readonly Finding[] {
  const money = moneyGifts(given);
  const known = given.home?.pence ?? 0;
  const isMuch = known === 0 || money * 4 > known;
  return found(
    money > 0 && isMuch,
    at('specificGifts'),
    known === 0
      ? `Gifts of money come to ${inPounds(money)}, and no assets are known.`
      : `Gifts of money come to ${inPounds(money)}, more than a quarter of the ${inPounds(known)} that is known.`,
  );
}

const severalPeople = finder({ words: ['children', 'grandchildren', 'family', 'everyone', 'everybody', 'and'] });

/** People with the surname Church, or known from there, are people still. */
const knownPeople = finder({ words: ['friend~', 'neighbour~', 'colleague~', 'family', 'cousin~', 'parents', 'couple'] });

function severalInOne({ gifts, beneficiaries, substitutes }: FlagCase): readonly Finding[] {
  return [...beneficiaries, ...substitutes, ...gifts]
    .filter((row) => !isOrganisation(row) || knownPeople(row.relationship) !== null)
    .flatMap(({ name, who, about }) => {
      const word = severalPeople(name) ?? /[/&+]/.exec(name)?.[0] ?? null;
      return found(word !== null, about('fullName'), `“${name}” (${who}) may be several people.`);
    });
}

export const GIFT_RULES: readonly Rule[] = [
  {
    id: 'R27',
    severity: 'HIGH',
    action: 'It conflicts with the clause about the home; a mortgage passes with it, and the residence band may depend on it. Ask.',
    find: land,
  },
  {
    id: 'R28',
    severity: 'HIGH',
    action: 'Business assets are outside the service: refer. Reliefs changed on 6 April 2026.',
    find: business,
  },
  {
    id: 'R29',
    severity: 'MED',
    action: 'A pet is property: ask whether the carer agrees, and about money for its keep.',
    find: saying(ofPets, 'is an animal'),
  },
  {
    id: 'R30',
    severity: 'HIGH',
    action: 'The draft cannot give effect to a condition or a trust: refer.',
    find: saying(ofConditions, 'makes a condition or a trust'),
  },
  { id: 'R31', severity: 'HIGH', action: 'Ask what is meant: a particular gift must not be a part of everything.', find: everything },
  {
    id: 'R32',
    severity: 'HIGH',
    action: 'It may not pass by will; pensions enter inheritance tax from 6 April 2027. Explain and ask.',
    find: saying(outsideWill, 'may pass outside the will'),
  },
  {
    id: 'R33',
    severity: 'MED',
    action: 'Suggest a plan for access outside the will. Keys and passwords are never written in it.',
    find: saying(digital, 'is a digital asset'),
  },
  { id: 'R34', severity: 'MED', action: 'Too vague to carry out: ask.', find: tooVague },
  { id: 'R35', severity: 'MED', action: 'Warn that gifts may be cut down and that nothing may be left for the rest.', find: abatement },
  { id: 'R36', severity: 'HIGH', action: 'Ask for one name in each row.', find: severalInOne },
];
