import { type InShares, neverFails, type Share, type StandIn, type Substitution } from '../residue/residue-plan.ts';
import { namedSubClause, type SubClause, when } from '../document/clause.ts';
import { described } from '../document/described.ts';
import { asStandIn, someOf } from './in-their-place.ts';
import { plainRelationship } from '../document/plain-relationship.ts';
import { clause, either, say, type Sentence } from '../document/sentence.ts';
import { isClearlyOrganisation } from '../people/organisation.ts';

/** Where a list of shares stands in the clause. */
type Standing = {
  readonly under: 'residue' | 'residue-last';
  /** "If My Partner does not survive me, I give my Residuary Estate" */
  readonly opening: Sentence;
  readonly isAfterPartner: boolean;
  /** Whether the intestacy rules come next. Otherwise the last resort does, which says so itself. */
  readonly isEnd: boolean;
};

/** The residue in percentages or equal shares, and what happens to each of them. Of those who do not come first no addresses are known. */
export function dividedByShares({ shares, isEqual }: InShares, standing: Standing): readonly SubClause[] {
  const [only, ...others] = shares;
  if (only && others.length === 0) return toOne(only, standing);
  const { under, opening, isAfterPartner } = standing;
  const isFirst = under === 'residue' && !isAfterPartner;
  const arePeople = !isFirst && !shares.some((share) => neverFails(share) || isClearlyOrganisation(share));
  const takers = arePeople ? say`these people` : say`these people and organisations`;
  return [
    {
      id: `${under}-shares`,
      text: isEqual ? say`${opening} in equal shares to ${takers}:` : say`${opening} to ${takers} in these shares:`,
      items: shares.map((share) => (isEqual ? described(share) : say`${String(share.weight)}% to ${described(share)}`)),
    },
    ...substitutesTake(shares),
    ...descendantsTake(named(shares, 'descendants'), under),
    ...survivorsTake(named(shares, 'survivors'), isEqual),
    ...intestacyTakes(named(shares, 'intestacy')),
    ...everythingElse(shares, isEqual, standing),
  ];
}

const named = (shares: readonly Share[], rule: Substitution): readonly string[] =>
  shares.filter(({ substitution }) => substitution === rule).map((share) => nameIn(shares, share));

/** Two people of one name are told apart by what they are to the testator. */
function nameIn(shares: readonly Share[], { name, relationship }: Share): string {
  const isShared = shares.filter((other) => other.name === name).length > 1;
  const plain = plainRelationship(relationship);
  return isShared && plain !== '' ? `${name} (${plain})` : name;
}

/** Somebody named to take one share goes before every rule about shares that fail. */
function substitutesTake(shares: readonly Share[]): readonly SubClause[] {
  const replaced = shares.filter(({ substitutes }) => substitutes.length > 0);
  const [only, ...others] = replaced;
  if (!only) return [];
  if (others.length > 0) return [substitutesOfSeveral(shares, replaced)];
  const name = nameIn(shares, only);
  const gone = isClearlyOrganisation(only) ? say`If the gift to ${name} fails` : say`If ${name} does not survive me`;
  const [substitute, ...more] = only.substitutes;
  if (!substitute || more.length > 0) {
    const { who, takes, how } = someOf(only.substitutes, only.substitutesTake);
    return [namedSubClause('residue-substitute', say`${gone}, ${who} ${takes} the share of ${name} instead${how}.`)];
  }
  return [
    namedSubClause(
      'residue-substitute',
      isClearlyOrganisation(substitute)
        ? say`${gone}, ${asStandIn(substitute)} takes the share of ${name} instead.`
        : say`${gone}${butSurvives(only, substitute)}, ${substitute.name} takes the share of ${name} instead.`,
    ),
  ];
}

function substitutesOfSeveral(shares: readonly Share[], replaced: readonly Share[]): SubClause {
  const areAllPeople = !replaced.some((share) => [share, ...share.substitutes].some(isClearlyOrganisation));
  const inPlace = (share: Share, who: Sentence): Sentence => say`in place of ${nameIn(shares, share)}: ${who}`;
  if (replaced.every(({ substitutes }) => substitutes.length === 1))
    return {
      id: 'residue-substitute',
      text: !areAllPeople
        ? say`If the share of one of the following fails, whoever is named in their place takes it (a person, only if they survive me):`
        : say`If one of these people does not survive me, the person named in their place takes their share, if that person survives me:`,
      items: replaced.flatMap((share) => share.substitutes.map((each) => inPlace(share, asStandIn(each)))),
    };
  return {
    id: 'residue-substitute',
    text: areAllPeople
      ? say`If one of these people does not survive me, whoever is named in their place takes their share:`
      : say`If the share of one of the following fails, whoever is named in their place takes it:`,
    items: replaced.map((share) => {
      const [only, ...more] = share.substitutes;
      if (only && more.length === 0)
        return inPlace(share, isClearlyOrganisation(only) ? asStandIn(only) : say`${asStandIn(only)}, if that person survives me`);
      const { who, how } = someOf(share.substitutes, share.substitutesTake);
      return inPlace(share, say`${who}${how}`);
    }),
  };
}

/** Of an organisation nothing can be said but that what it is given fails: it survives nobody. */
const butSurvives = (share: Share, substitute: StandIn): Sentence =>
  isClearlyOrganisation(substitute) ? [] : say` but ${asStandIn(substitute)} ${isClearlyOrganisation(share) ? 'survives me' : 'does'}`;

const descendantsTake = (names: readonly string[], under: Standing['under']): readonly SubClause[] =>
  names.length === 0
    ? []
    : [
        namedSubClause(
          `${under}-descendants`,
          say`If ${either(names)} does not survive me but leaves Descendants who do, those Descendants take that person’s share in the way ${clause('words')} explains.`,
        ),
      ];

const survivorsTake = (names: readonly string[], isEqual: boolean): readonly SubClause[] =>
  names.length === 0
    ? []
    : [
        namedSubClause(
          'residue-survivors',
          say`If ${either(names)} does not survive me, that person’s own Descendants do not take in their place.`,
          ...(names.length > 1
            ? [
                isEqual
                  ? say`Their share is divided equally among the others named in ${clause('residue-survivors')} who survive me.`
                  : say`Their share is added to the shares of the others named in ${clause('residue-survivors')} who survive me, in proportion to their percentages.`,
              ]
            : []),
        ),
      ];

const intestacyTakes = (names: readonly string[]): readonly SubClause[] =>
  names.length === 0
    ? []
    : [
        namedSubClause(
          'residue-lapse',
          say`If ${either(names)} does not survive me, their share is not added to the other shares and this will does not pass it on to their Descendants.`,
          say`I choose to leave that share to pass under the intestacy rules, as ${clause('safety-net')} provides.`,
        ),
      ];

/** Where every share is left to the intestacy rules, or cannot fail, no share can be unplaced, and there is nothing to add. */
function everythingElse(shares: readonly Share[], isEqual: boolean, { under, isEnd }: Standing): readonly SubClause[] {
  const lapses = ({ substitution }: Share): boolean => substitution === 'intestacy';
  if (shares.every((share) => lapses(share) || neverFails(share))) return [];
  const list = clause(`${under}-shares`);
  const exception = !shares.some(lapses) ? [] : say` (leaving out any share that passes under the intestacy rules)`;
  return [
    namedSubClause(
      `${under}-spread`,
      isEqual
        ? say`If a share in ${list} fails and nobody takes it under the rest of this clause, it is divided equally among the shares in ${list} that take effect${exception}.`
        : say`If a share in ${list} fails and nobody takes it under the rest of this clause, it is added to the shares in ${list} that take effect, in proportion to their percentages${exception}.`,
      ...(!isEnd || shares.some(neverFails) ? [] : [say`If none takes effect, ${clause('safety-net')} applies.`]),
    ),
  ];
}

function toOne(share: Share, standing: Standing): readonly SubClause[] {
  const { under, opening } = standing;
  const gone = ifGone(share, standing);
  const next = neverFails(share) ? [] : ifTheOneIsGone(share, gone, standing);
  return [
    namedSubClause(`${under}-gift`, say`${opening} to ${described(share)}.`),
    ...when(share.substitutes.length > 0, namedSubClause('residue-substitute', say`${gone}${toStandIns(share)}.`)),
    ...when(next.length > 0, namedSubClause(`${under}-nobody`, ...next)),
  ];
}

function toStandIns(share: Share): Sentence {
  const [only, ...more] = share.substitutes;
  if (only && more.length === 0)
    return say`${butSurvives(share, only)}, I give my Residuary Estate to ${isClearlyOrganisation(only) ? asStandIn(only) : only.name}`;
  const { who, how } = someOf(share.substitutes, share.substitutesTake);
  return say`, I give my Residuary Estate to ${who}${how}`;
}

function ifGone(share: Share, { isAfterPartner }: Standing): Sentence {
  if (isClearlyOrganisation(share))
    return isAfterPartner ? say`If My Partner does not survive me and that gift fails` : say`If that gift fails`;
  return isAfterPartner ? say`If neither My Partner nor ${share.name} survives me` : say`If ${share.name} does not survive me`;
}

function ifAllAreGone(share: Share, [substitute, ...more]: readonly [StandIn, ...StandIn[]]): Sentence {
  if (more.length > 0)
    return [share, substitute, ...more].some(isClearlyOrganisation)
      ? say`If that gift and every gift in its place fail`
      : say`If none of ${either([share, substitute, ...more].map(({ name }) => name))} survives me`;
  const [one, other] = [isClearlyOrganisation(share), isClearlyOrganisation(substitute)];
  if (one && other) return say`If the gift to ${share.name} and the gift to ${substitute.name} both fail`;
  if (one) return say`If that gift fails and ${substitute.name} does not survive me`;
  if (other) return say`If ${share.name} does not survive me and the gift to ${substitute.name} fails`;
  return say`If neither ${share.name} nor ${substitute.name} survives me`;
}

function ifTheOneIsGone(share: Share, gone: Sentence, { isAfterPartner, isEnd }: Standing): readonly Sentence[] {
  const nobodyElse = (whoIsGone: Sentence): readonly Sentence[] =>
    isEnd ? [say`${whoIsGone}, I name nobody else to take it, and ${clause('safety-net')} applies.`] : [];
  const [substitute, ...more] = share.substitutes;
  if (substitute) return nobodyElse(ifAllAreGone(share, [substitute, ...more]));
  switch (share.substitution) {
    case 'descendants':
      return [
        say`${gone} but ${isAfterPartner ? say`${share.name} ` : []}leaves Descendants who do, those Descendants take it in the way ${clause('words')} explains.`,
        ...(isEnd ? [say`If there are none, ${clause('safety-net')} applies.`] : []),
      ];
    case 'intestacy':
      return [say`${gone}, I choose to leave it to pass under the intestacy rules, as ${clause('safety-net')} provides.`];
    case 'substitute':
    case 'never':
    case 'survivors':
    case 'spread':
      return nobodyElse(gone);
  }
}
