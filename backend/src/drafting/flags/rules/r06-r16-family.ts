import { andList, capitalised } from '../../document/in-words.ts';
import { ageOn, childIn, FIGURES, holds, isLive, isRealDate, nameKey, nameWords } from '@willow/contracts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at } from '../flag-subject.ts';
import type { ChildRow, FlagCase, Row } from '../case.ts';
import { cleanLine } from '../../answers/clean.ts';
import { finder } from '../reading/phrases.ts';
import { BROKEN, BROKEN_GROUPS, EXPECTED, NOT_BROKEN, NOT_EXPECTED } from '../words/broken.ts';
import { youthIn } from '../said-age.ts';
import { lateLines } from '../../residue/residue-plan.ts';
import { allRows } from './all-rows.ts';
import {
  isOwnChild,
  isPartnerWord,
  isSame,
  isSelf,
  isShorterName,
  isSpouseWord,
  mayBeSame,
  shareAName,
  shareFirstName,
} from '../people.ts';
import { providedFor, providedRows } from './given-to.ts';

const GENERATION = 14;
const YOUNGEST_PARENT = 12;

function impossibleDates(given: FlagCase): readonly Finding[] {
  const { children, partner, testator, on, answers } = given;
  const isPossible = (dob: string): boolean => isRealDate(dob) && dob <= on;
  const born = testator.dob !== null && isPossible(testator.dob) ? testator.dob : null;
  const ofChildren = children.flatMap((child) => {
    const { who, dob, about } = child;
    if (!isPossible(dob)) return found(true, about('dob'), `The date of birth of ${who} is missing, in the future or no real date.`);
    return born !== null && ageOn(born, dob) < YOUNGEST_PARENT ? [tooYoungAParent(child)] : [];
  });
  if (!partner || partner.dob === '') return ofChildren;
  const age = isPossible(partner.dob) ? ageOn(partner.dob, on) : null;
  const minimum = FIGURES.marriageAge.value;
  return [
    ...found(age === null, partner.about('dob'), 'The partner’s date of birth is in the future or no real date.'),
    ...found(
      holds('married', answers) && age !== null && age < minimum,
      partner.about('dob'),
      `The partner would be ${age}, and nobody under ${minimum} can be married.`,
    ),
    ...ofChildren,
  ];
}

/**
 * No parent of one's own child is that young, and a step-parent may be, who writes "son" all the same: nobody but the customer can tell
 * (will-drafting.md R13).
 */
const tooYoungAParent = ({ who, name, about }: ChildRow): Finding => ({
  about: about('dob'),
  message: `${capitalised(who)} would have been born before the applicant was ${YOUNGEST_PARENT}.`,
  question: `Is ${name} your stepchild, or did you foster or adopt them? You would have been under ${YOUNGEST_PARENT} when they were born. If ${name} was born to you, please correct the date of birth.`,
  severity: 'HIGH',
  action: 'Ask whether this is a step-, foster or adopted child, or the date is wrong.',
});

/** Whom the will itself expects to marry: such a person will be a spouse, with a spouse's claim (Wills Act 1837 s.18(3)). */
function spouseToBe({ answers }: FlagCase): Pick<Row, 'id' | 'name'> | null {
  const name = isLive('expectsToMarry', answers) ? cleanLine(answers.expectsToMarry ?? '') : '';
  return name === '' ? null : { name, id: nameKey(name) };
}

/** By name, by a shorter one, or as what the partner is. */
const isGivenToPartner = (given: FlagCase, { id, name }: Pick<Row, 'id' | 'name'>): boolean =>
  providedFor(given).has(id) ||
  providedRows(given).some(
    (row) =>
      isSpouseWord(row) || (isPartnerWord(row) && shareAName(row.name, name)) || (row.relationship === '' && isShorterName(row.name, name)),
  );

const CONFIRM_LEFT_OUT = 'Confirm in writing and suggest advice.';

/** What each could ask a court for under the Inheritance (Provision for Family and Dependants) Act 1975 ss.1(1)(a), (ba), (1A), 1(2) and 2. */
const CLAIMS = {
  spouse: ['the husband, wife or civil partner', 'A spouse may claim more than maintenance under the 1975 Act.'],
  cohabitant: [
    'the partner without marriage',
    `A partner who has lived with the applicant as a spouse for the ${FIGURES.cohabitationYears.value} years up to the death may claim maintenance under the 1975 Act, and no more.`,
  ],
  expected: [
    'whom the applicant expects to marry',
    `Once married they may claim as a spouse under the 1975 Act. Until then they may claim maintenance only: if they have lived with the applicant as a spouse for the ${FIGURES.cohabitationYears.value} years up to the death, or were maintained by them.`,
  ],
} as const;

function getsNothing(given: FlagCase, who: Pick<Row, 'id' | 'name'> | null, as: keyof typeof CLAIMS): readonly Finding[] {
  if (who === null || who.name === '' || isGivenToPartner(given, who)) return [];
  const [is, claim] = CLAIMS[as];
  const message = `${who.name} is ${is} and gets nothing by this will.`;
  return [{ about: at('beneficiaryType'), message, action: `${claim} ${CONFIRM_LEFT_OUT}` }];
}

function leftOutPartner(given: FlagCase): readonly Finding[] {
  const { partner } = given;
  const toBe = spouseToBe(given);
  return [
    ...getsNothing(given, partner, holds('married', given.answers) ? 'spouse' : 'cohabitant'),
    ...getsNothing(given, toBe && toBe.id !== partner?.id ? toBe : null, 'expected'),
  ];
}

/** A child may stand in a list under a married or a shorter name. */
const isGivenToChild = (given: FlagCase, { id, name }: Row): boolean =>
  providedRows(given).some(
    (row) =>
      row.id === id || (isOwnChild(row) && shareFirstName(row.name, name)) || (row.relationship === '' && isShorterName(row.name, name)),
  );

const namesTakers = ({ answers }: FlagCase): boolean => holds('choosesShares', answers) || holds('choosesSubstitutes', answers);

const leftOutChildren = (given: FlagCase): readonly Finding[] =>
  namesTakers(given)
    ? given.children.flatMap((child) =>
        found(
          child.name !== '' && !isGivenToChild(given, child),
          child.about('fullName'),
          `${child.name} is a child and has neither a share nor a gift.`,
        ),
      )
    : [];

/** By name the will gives to grandchildren, or to whom somebody calls the family of the child who has died. */
const isGivenToFamilyOf = (given: FlagCase, { name }: Row): boolean => {
  const [firstName] = nameWords(name);
  return providedRows(given).some((row) => {
    const words = nameWords(row.relationship.replaceAll(/['’]s?(?=\s|$)/g, ' '));
    return (
      childIn(row.relationship, row.name) === 'grandchild' || isOfLateChild(row.relationship) !== null || words.includes(firstName ?? '')
    );
  });
};
const isOfLateChild = finder({ words: ['late|dead|deceased ?dear ?eldest|older|younger|youngest son|daughter|child|boy|girl'] });

/** The law would give the share of a child who has died to that child's own children (Administration of Estates Act 1925 s.47(1)(i)). */
function leftOutFamilies(given: FlagCase): readonly Finding[] {
  const { plan, lateChildren } = given;
  if (plan === null || plan.rest.kind === 'intestacy') return [];
  const taking = new Set(lateLines(plan.rest).map(({ name }) => nameKey(name)));
  const leftOut = lateChildren.filter((child) => child.leftChildren && !taking.has(child.id) && !isGivenToFamilyOf(given, child));
  // Where it is the rule for children that leaves them out, that is what can be changed.
  return plan.rest.kind === 'children' && leftOut.length > 0
    ? [ofFamilies(leftOut, at('childrenSubstituteRule'))]
    : leftOut.map((child) => ofFamilies([child], child.about('fullName')));
}

function ofFamilies(late: readonly Row[], about: Finding['about']): Finding {
  const names = andList(late.map(({ name }) => name));
  const have = late.length === 1 ? 'has' : 'have';
  return {
    about,
    message: `${names} ${have} died and left children, who get nothing by this will.`,
    question: `${names} ${have} died and left children. As your answers are, those children receive nothing by this will. Is that your wish?`,
  };
}

/** Nobody is left to take: an operator should know of the death, and has nothing to ask. */
const childlessDead = ({ lateChildren }: FlagCase): readonly Finding[] =>
  lateChildren
    .filter(({ leftChildren }) => !leftChildren)
    .map(({ name, about }) => ({
      about: about('leftChildren'),
      severity: 'INFO',
      message: `${name}, a child of the applicant, has died and left no children: the will says nothing of them.`,
      action: 'Nothing to do: there is nobody to take.',
      items: [],
    }));

const guardianRoles = (given: FlagCase): readonly Finding[] =>
  [given.guardian, given.secondGuardian, ...given.ownGuardians].flatMap((guardian) => (guardian ? rolesOf(guardian, given) : []));

function rolesOf(guardian: Row, { executors, reserves, partner, children, testator, on }: FlagCase): readonly Finding[] {
  const about = guardian.about('fullName');
  if (guardian.id !== '' && guardian.id === testator.id) return [ofOwnName(guardian)];
  if (children.some(({ id, isMinor }) => isMinor && id === guardian.id) || youthIn(guardian.relationship, on) !== null)
    return [
      {
        about,
        message: `${guardian.name} is named as guardian and is under 18.`,
        severity: 'HIGH',
        question: `Who else could be guardian? ${guardian.name} is under 18 and cannot look after other children.`,
      },
    ];
  if (partner && mayBeSame(partner, guardian)) return found(true, about, `${guardian.name} is the partner and also the guardian.`);
  if (executors.some((executor) => mayBeSame(executor, guardian))) return found(true, about, `${guardian.name} is guardian and executor.`);
  return found(
    reserves.some((reserve) => mayBeSame(reserve, guardian)),
    about,
    `${guardian.name} is guardian and an executor in reserve.`,
  );
}

/** Somebody of the applicant's name is the applicant, unless their relationship is one that nobody has to themselves. */
const ofOwnName = (guardian: Row): Finding =>
  isSelf(guardian)
    ? {
        about: guardian.about('fullName'),
        message: 'The applicant is named as guardian of their own children.',
        severity: 'BLOCK',
        question: 'You have named yourself as guardian. Who should look after your children if you have died?',
      }
    : {
        about: guardian.about('fullName'),
        message: `The guardian has the applicant’s own name and is called “${guardian.relationship}”.`,
        severity: 'HIGH',
        action: 'Ask whether this is somebody else of the same name.',
        question: `Is your guardian, ${guardian.name}, somebody else who has your name? You cannot be guardian under your own will.`,
      };

const broken = finder({ words: BROKEN, except: NOT_BROKEN, groups: BROKEN_GROUPS });
const expected = finder({ words: EXPECTED, except: NOT_EXPECTED, groups: BROKEN_GROUPS });

/** Whom the will itself expects to marry needs no question. */
function inBetween(given: FlagCase): readonly Finding[] {
  const toBe = spouseToBe(given);
  const known = new Set(allRows(given).flatMap((row) => (toBe !== null && row.id === toBe.id ? row.texts : [])));
  return given.texts
    .filter(({ kind }) => kind === 'relationship' || kind === 'gift' || kind === 'funeral')
    .flatMap((each) => {
      const isKnown = known.has(each) || (toBe !== null && each.kind !== 'relationship');
      const word = broken(each.text) ?? (isKnown ? null : expected(each.text));
      return found(
        word !== null,
        each.about,
        `“${word}” in ${each.what} may mean an engagement, a separation or a marriage that has ended.`,
      );
    });
}

function stale({ answers, children }: FlagCase): readonly Finding[] {
  const { beneficiaryType } = answers;
  const about = at('beneficiaryType');
  return [
    ...found(
      beneficiaryType === 'partner' && !holds('hasPartner', answers),
      about,
      'The partner inherits, and there is no marriage or civil partnership.',
    ),
    ...found(beneficiaryType === 'children' && children.length === 0, about, 'The children inherit, and no children are named.'),
  ];
}

export const FAMILY_RULES: readonly Rule[] = [
  {
    id: 'R06',
    severity: 'HIGH',
    action: `${CLAIMS.spouse[1]} ${CONFIRM_LEFT_OUT}`,
    find: leftOutPartner,
  },
  {
    id: 'R07',
    severity: 'HIGH',
    action: 'Confirm that this is deliberate; suggest a private letter of reasons.',
    find: (given) => [...leftOutChildren(given), ...leftOutFamilies(given), ...childlessDead(given)],
  },
  {
    id: 'R08',
    // Almost every will with children has it, and what everybody has is read by nobody: the explanation of the will says it to the customer.
    severity: 'INFO',
    action: 'Nothing to do: the explanation says that the partner may make another will later, and that the children are not protected.',
    find: ({ answers, children }) =>
      found(
        holds('partnerFirst', answers) && holds('hasPartner', answers) && children.length > 0,
        at('beneficiaryType'),
        'Everything goes to the partner first, and there are children.',
      ),
  },
  {
    id: 'R09',
    severity: 'MED',
    action: 'Ask whether this is a blended family; suggest advice about a trust.',
    find: ({ children, partner }) =>
      partner && isRealDate(partner.dob)
        ? children.flatMap(({ name, dob, about }) =>
            found(
              isRealDate(dob) && Number(dob.slice(0, 4)) - Number(partner.dob.slice(0, 4)) < GENERATION,
              about('dob'),
              `${name} was born less than ${GENERATION} years after the partner and may be the child of an earlier relationship.`,
            ),
          )
        : [],
  },
  {
    id: 'R10',
    severity: 'HIGH',
    action: 'Ask how things stand: marriage revokes a will (Wills Act 1837 ss.18, 18B), separation does not.',
    find: inBetween,
  },
  {
    id: 'R11',
    severity: 'INFO',
    action: 'The letter says it: a later marriage or civil partnership revokes this will.',
    find: ({ answers }) => found(!holds('married', answers), at('isMarried'), 'The applicant is not married or in a civil partnership.'),
  },
  { id: 'R12', severity: 'BLOCK', action: 'Stale answers: reopen step 6.', find: stale },
  { id: 'R13', severity: 'BLOCK', action: 'Ask for the right date.', find: impossibleDates },
  {
    id: 'R14',
    severity: 'HIGH',
    action: 'Ask for a guardian: the wizard goes by the year of birth and misses some 17-year-olds.',
    find: ({ children, guardian, ownGuardians }) =>
      found(
        guardian === null && children.some((child) => child.isMinor && !ownGuardians.some((own) => own.child === child)),
        at('guardian', 'fullName'),
        'A child is under 18 and no guardian is named.',
      ),
  },
  {
    id: 'R15',
    severity: 'INFO',
    action: 'Allowed; note the conflict of roles, or that the appointment adds nothing. A minor or the applicant cannot be guardian.',
    find: guardianRoles,
  },
  {
    id: 'R16',
    severity: 'INFO',
    action: 'Suggest a second person.',
    find: ({ guardian, secondGuardian, ownGuardians }) => [
      ...found(
        guardian !== null && (secondGuardian === null || isSame(secondGuardian, guardian)),
        at('guardian'),
        'There is one guardian and nobody behind them.',
      ),
      ...ownGuardians.flatMap((first) =>
        found(
          !first.isSecond && !ownGuardians.some((own) => own.isSecond && own.child === first.child && !isSame(own, first)),
          first.about('fullName'),
          `${first.child.name} has one guardian alone and nobody behind them.`,
        ),
      ),
    ],
  },
];
