import { GROUPS, isLive, LEGAL_ADULT_AGE } from '@willow/contracts';
import { andList, GROUP_NAMES } from '../../document/in-words.ts';
import { isClearlyOrganisation } from '../../people/organisation.ts';
import { isCondition } from '../../residue/ages.ts';
import { sharesOf } from '../../residue/shares-of.ts';
import type { FlagCase, Row } from '../case.ts';
import { found, type Finding, type Rule } from '../flag.ts';
import { at } from '../flag-subject.ts';
import { conditionalAge } from '../../residue/residue-plan.ts';
import { inPounds, penceIn } from '../money.ts';
import { isSame, mayBeSame } from '../people.ts';
import { finder } from '../reading/phrases.ts';
import { HARSH, NOT_HARSH } from '../words/harsh.ts';
import { takingRows } from './given-to.ts';
import { ofPets } from './r27-r36-gifts.ts';

/** A number has the right form by now; whether it is that charity's is in the register only. A customer can only give one that is missing. */
const toCompare = ({ beneficiaries, substitutes, lastResort, gifts }: FlagCase): readonly Finding[] => {
  const rows = [...beneficiaries, ...substitutes, ...lastResort, ...gifts].flatMap((row) =>
    row.charity ? [{ row, called: row.name || row.who, number: row.charity.number }] : [],
  );
  const missing = rows.filter(({ number }) => number === '');
  // The place to change is that of a missing number.
  const first = missing[0] ?? rows[0];
  const listed = rows.map(({ called, number }) => `${called} (${number === '' ? 'no charity number' : number})`);
  const message = `Given something as a charity: ${listed.join(', ')}.`;
  return first ? [{ about: first.row.about('charityNumber'), message, items: missing.map(({ called }) => called) }] : [];
};

const PENCE = 100;

const TAXED_AS_A_TRUST =
  'The explanation says it: what waits may be charged inheritance tax at each ten-year anniversary and when it is paid out (IHTA 1984 ss.58, 64, 65), a home in it may lose the residence band (s.8J), and the executors stay trustees.';
/** Beyond it a trust for a parent’s own children has no rules of its own (IHTA 1984 s.71D(6)). */
const YOUNG_PERSON_AGE = 25;

function lateShares({ plan, gifts, answers: given }: FlagCase): readonly Finding[] {
  const { sharesAge } = given;
  const age = plan && conditionalAge(plan);
  const asTrust = age !== null && age > YOUNG_PERSON_AGE ? { action: TAXED_AS_A_TRUST } : {};
  const others = sharesAge !== undefined && (gifts.length > 0 || (plan !== null && plan.rest.kind !== 'intestacy'));
  return [
    ...found(age !== null, at('childrenAge'), `The children’s shares depend on reaching ${age}.`).map((finding) => ({
      ...finding,
      ...asTrust,
    })),
    ...found(others, at('sharesAge'), `Other shares and sums of money depend on reaching ${sharesAge}.`).map((finding) => ({
      ...finding,
      action: TAXED_AS_A_TRUST,
    })),
    ...GROUPS.flatMap((of) => {
      const { age } = given[of] ?? {};
      return found(
        isLive(of, given) && age !== undefined && isCondition(Number(age)),
        at(of, 'age'),
        `What ${GROUP_NAMES[of]} get depends on reaching ${age}.`,
      ).map((finding) => ({ ...finding, action: TAXED_AS_A_TRUST }));
    }),
  ];
}

/** Half of the rest, or for so many of them a quarter of what is known, leaves those who are named with little. */
const MUCH = { percent: 50, people: 10, parts: 4, pence: 2_000_000 };

/** A sum for each is bounded by nothing but how many there will be. */
function largeGroups({ answers, home }: FlagCase): readonly Finding[] {
  const live = GROUPS.filter((of) => isLive(of, answers));
  const percent = live.reduce((sum, of) => sum + (answers[of]?.percentage ?? 0), 0);
  const known = home?.pence ?? 0;
  return [
    ...live.flatMap((of) => {
      const pence = (answers[of]?.amount ?? 0) * PENCE * MUCH.people;
      return found(
        pence > (known === 0 ? MUCH.pence : known / MUCH.parts),
        at(of, 'amount'),
        `A sum for each of ${GROUP_NAMES[of].replace('your', 'the')} comes to ${inPounds(pence)} if there are ten of them${known === 0 ? '' : `, of ${inPounds(known)} that is known`}.`,
      );
    }),
    ...found(
      percent >= MUCH.percent,
      at(live.find((of) => answers[of]?.percentage !== undefined) ?? 'grandchildren', 'percentage'),
      `${percent}% of the rest goes to people who are not named, before those who are.`,
    ),
  ];
}

/** What is owed is proven by a record or not at all; what a firm owes is no family loan. */
const lentMoney = (given: FlagCase): readonly Finding[] => [
  ...found(
    given.loans.length > 0,
    at('loans'),
    `What is owed by ${andList(given.loans.map(({ name }) => name))} is forgiven, or counted against a share.`,
  ),
  ...given.loans.flatMap((loan) => [
    ...found(
      isClearlyOrganisation(loan),
      loan.about('fullName'),
      `${loan.name} may be a business or another body: what it owes may be worth something to those who inherit.`,
      'MED',
    ),
    ...found(
      given.plan !== null && sharesOf(loan, given.plan).length > 1,
      loan.about('fullName'),
      `More than one person called ${loan.name} has a share, and the will does not say whose is meant.`,
      'MED',
    ),
  ]),
];

/** A namesake of the child has another relationship. */
const isYoung = ({ children }: FlagCase, row: Row): boolean => children.some((child) => child.isMinor && isSame(child, row));

function petsInDoubt(given: FlagCase): readonly Finding[] {
  const { pets, gifts } = given;
  if (!pets) return [];
  const others = gifts.filter(({ description }) => ofPets(description) !== null).map(({ who }) => who);
  return [
    ...found(isYoung(given, pets), pets.about('fullName'), `${pets.name} is to have the pets and is under ${LEGAL_ADULT_AGE}.`),
    ...found(
      penceIn(pets.description) > 0,
      pets.about('description'),
      `“${pets.description}” names money, and only a sum in its own field is given.`,
      'HIGH',
    ),
    ...found(others.length > 0, pets.about('description'), `An animal is given away by ${others.join(', ')} as well, which comes first.`),
  ];
}

const filesOfAChild = (given: FlagCase): readonly Finding[] =>
  given.digital
    ? found(
        isYoung(given, given.digital),
        given.digital.about('fullName'),
        `${given.digital.name} is to have digital photographs and letters and is under ${LEGAL_ADULT_AGE}.`,
      )
    : [];

/** A gift of the home is outright: whoever lives there has no right to stay, and land for a child needs two trustees. */
function givenHome(given: FlagCase): readonly Finding[] {
  const { homeTakers, partner } = given;
  const isPartnerLeftOut = homeTakers.length > 0 && partner !== null && !homeTakers.some((taker) => mayBeSame(partner, taker));
  return [
    ...found(
      isPartnerLeftOut,
      at('homeTakers'),
      `The home is given away, and not to ${partner?.name}, who may live there and gets no right to stay.`,
      'HIGH',
    ),
    ...homeTakers.flatMap((taker) =>
      found(isYoung(given, taker), taker.about('fullName'), `${taker.name} is given the home and is under ${LEGAL_ADULT_AGE}.`),
    ),
  ];
}

const harsh = finder({ words: HARSH, except: NOT_HARSH });

/** Whatever the words are, somebody reads them before they are kept for a court. */
const toldReasons = (given: FlagCase): readonly Finding[] =>
  given.leftOut.flatMap((row): readonly Finding[] => {
    const { name, texts, about } = row;
    const word = texts.flatMap(({ text }) => harsh(text) ?? [])[0];
    const isGiven = takingRows(given).some((taker) => mayBeSame(taker, row));
    return [
      word === undefined
        ? { about: about('reason'), message: `There are reasons for leaving out ${name}, on a sheet beside the will.`, items: [] }
        : {
            about: about('reason'),
            message: `“${word}” in the reasons for leaving out ${name} may wound, or have to be proven.`,
            severity: 'HIGH',
          },
      ...found(isGiven, about('fullName'), `${name} is left out by the statement of reasons, and is given something by the will.`),
    ];
  });

export const CHOICE_RULES: readonly Rule[] = [
  {
    id: 'R53',
    severity: 'MED',
    action: 'Compare name and number with the register of charities; ask for the number where there is none.',
    isOneMatter: true,
    find: toCompare,
  },
  {
    id: 'R54',
    severity: 'INFO',
    action:
      'The letter says it: from 18 on inheritance tax may be charged on such a share (IHTA 1984 s.71D), and the executors stay trustees.',
    find: lateShares,
  },
  { id: 'R55', severity: 'MED', action: 'Ask who keeps the animals, and with what.', find: petsInDoubt },
  {
    id: 'R56',
    severity: 'MED',
    action: 'The executors hold the files until 18, and some may not be fit for a child: ask for an adult.',
    find: filesOfAChild,
  },
  {
    id: 'R57',
    severity: 'MED',
    action: 'Read the reasons: plain, calm and true to what can be shown, or they do more harm than good. They stay out of the will.',
    find: toldReasons,
  },
  {
    id: 'R58',
    severity: 'MED',
    action: 'Ask where everybody who lives there is to go; until 18 two trustees hold a home. A right to stay needs a solicitor.',
    find: givenHome,
  },
  {
    id: 'R59',
    severity: 'MED',
    action: 'Ask how many there are and may still be born, and whether enough is left for those who inherit the rest.',
    find: largeGroups,
  },
  {
    id: 'R60',
    severity: 'INFO',
    action: 'The explanation says it: a signed record is kept with the will, and what is owed at the death counts.',
    find: lentMoney,
  },
];
