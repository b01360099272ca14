import type { Substitution, Share } from '../residue/residue-plan.ts';
import { namedSubClause, type SubClause } from '../document/clause.ts';
import { described } from '../document/described.ts';
import { clause, either, say, type Sentence } from '../document/sentence.ts';

/** The residue in percentages, and what happens to each of them. After a partner the condition says so, and no addresses are known. */
export function dividedByShares(shares: readonly Share[], condition: Sentence): readonly SubClause[] {
  const [only, ...others] = shares;
  if (only && others.length === 0) return toOne(only, condition);
  const people = condition.length === 0 ? say`these people and organisations` : say`these people`;
  return [
    {
      id: 'residue-shares',
      text: say`${condition}I give my Residuary Estate to ${people} in these shares:`,
      items: shares.map((share) => say`${String(share.percent)}% to ${described(share)}`),
    },
    ...descendantsTake(named(shares, 'descendants')),
    ...survivorsTake(named(shares, 'survivors')),
    ...intestacyTakes(named(shares, 'intestacy')),
    ...everythingElse(shares),
  ];
}

function named(shares: readonly Share[], rule: Substitution): readonly string[] {
  const sameName = (share: Share) => shares.filter(({ name }) => name === share.name).length > 1;
  return shares
    .filter(({ substitution }) => substitution === rule)
    .map((share) => (sameName(share) && share.relationship !== '' ? `${share.name} (${share.relationship})` : share.name));
}

const descendantsTake = (names: readonly string[]): readonly SubClause[] =>
  names.length === 0
    ? []
    : [
        namedSubClause(
          'residue-descendants',
          say`If ${either(names)} does not survive me but leaves descendants who do, those descendants take that person’s share in the way ${clause('words')} explains.`,
        ),
      ];

const survivorsTake = (names: readonly string[]): readonly SubClause[] =>
  names.length === 0
    ? []
    : [
        namedSubClause(
          'residue-survivors',
          say`If ${either(names)} does not survive me, that person’s own descendants do not take in their place.`,
          ...(names.length > 1
            ? [
                say`Their share is added to the shares of the others named in ${clause('residue-survivors')} who survive me, in proportion to their percentages.`,
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
          say`If ${either(names)} does not survive me, their share is not added to the other shares and this will does not pass it on to their descendants.`,
          say`I choose to leave that share to pass under the intestacy rules, as ${clause('safety-net')} provides.`,
        ),
      ];

/** Where every share is left to the intestacy rules no share can be unplaced, and there is nothing to add. */
function everythingElse(shares: readonly Share[]): readonly SubClause[] {
  const lapsing = shares.filter(({ substitution }) => substitution === 'intestacy').length;
  if (lapsing === shares.length) return [];
  const exception = lapsing === 0 ? [] : say` (leaving out any share that passes under the intestacy rules)`;
  return [
    namedSubClause(
      'residue-spread',
      say`If a share in ${clause('residue-shares')} fails and nobody takes it under the rest of this clause, it is added to the shares in ${clause('residue-shares')} that take effect, in proportion to their percentages${exception}.`,
      say`If none takes effect, ${clause('safety-net')} applies.`,
    ),
  ];
}

function toOne(share: Share, condition: Sentence): readonly SubClause[] {
  const gone =
    condition.length === 0 ? say`If ${share.name} does not survive me` : say`If neither My Partner nor ${share.name} survives me`;
  return [
    namedSubClause('residue-gift', say`${condition}I give my Residuary Estate to ${described(share)}.`),
    namedSubClause('residue-nobody', ...ifTheOneIsGone(share, gone, condition)),
  ];
}

function ifTheOneIsGone(share: Share, gone: Sentence, condition: Sentence): readonly Sentence[] {
  switch (share.substitution) {
    case 'descendants':
      return [
        say`${gone} but ${condition.length === 0 ? [] : say`${share.name} `}leaves descendants who do, those descendants take it in the way ${clause('words')} explains.`,
        say`If there are none, ${clause('safety-net')} applies.`,
      ];
    case 'intestacy':
      return [say`${gone}, I choose to leave it to pass under the intestacy rules, as ${clause('safety-net')} provides.`];
    case 'survivors':
    case 'spread':
      return [say`${gone}, I name nobody else to take it, and ${clause('safety-net')} applies.`];
  }
}
