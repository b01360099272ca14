import { childIn, nameKey } from '@willow/contracts';
import { lateParents, type WillFacts } from '../answers/will-facts.ts';
import { charitiesIn } from '../people/charities.ts';
import { isClearlyOrganisation } from '../people/organisation.ts';
import { peopleOf, type PersonInWill } from '../people/people-in-will.ts';
import { capitalised, childrenOf } from '../document/in-words.ts';

const DESCENDANT = /child|\bson\b|daughter|\bgrand|\bboy\b|\bgirl\b/i;
/** In no order of intestacy: friends, those by marriage, godchildren. */
const NO_RELATIVE =
  /\b(?:friend|neighbour|colleague|carer|cleaner|gardener|employee|lodger|god\w+|fianc[ée]e?|boyfriend|girlfriend|partner|step\w*|foster\w*|ex-\w+|\w+-in-law)\b/i;

const relationshipsOf = ({ roles }: PersonInWill): readonly string[] =>
  roles.flatMap((role) => (role.kind === 'taker' ? [role.share?.relationship ?? ''] : 'relationship' in role ? [role.relationship] : []));

/** A step- or foster-child inherits nothing by law, unless they were adopted. */
const isStepOrFoster = (relationship: string): boolean =>
  ['step', 'foster'].includes(childIn(relationship) ?? '') && !ADOPTED.test(relationship);
const ADOPTED = /adopt/i;

const isStepchild = (person: PersonInWill): boolean => {
  const said = relationshipsOf(person);
  return said.some(isStepOrFoster) && !said.some((text) => ADOPTED.test(text));
};

export type Heirs = {
  /** Whoever takes a child's share, each by name or as the children of one who has died (Administration of Estates Act 1925 s.47(1)(i)). */
  readonly children: readonly string[];
  /** Those of them who are several: the children of one who has died. */
  readonly families: readonly string[];
  readonly stepchildren: readonly string[];
  /** Whether the statute gives this person nothing, whoever else there is; false where nobody can say. */
  readonly surelyNothing: (name: string) => boolean;
};

/**
 * What can be known of who inherits without a will (Administration of Estates Act 1925 s.46) from what was answered. A spouse, civil partner
 * or children exclude everybody but descendants; where there are none, anybody may be a relative whom nothing in the answers calls one.
 */
export function heirsOf(facts: WillFacts): Heirs {
  const people = peopleOf(facts);
  const isOwn = ({ roles }: PersonInWill): boolean => roles.some(({ kind }) => kind === 'child');
  const steps = people.filter((person) => isOwn(person) && isStepchild(person));
  const living = people.filter((person) => isOwn(person) && !isStepchild(person)).map(({ name }) => name);
  const families = lateParents(facts.lateChildren).map((name) => capitalised(childrenOf({ name })));
  const children = [...living, ...families];
  const isExcluded = facts.partner?.isMarried === true || children.length > 0;
  const charities = new Set(charitiesIn(facts).map(nameKey));
  const surelyNothing = (name: string): boolean => {
    if (charities.has(nameKey(name)) || families.includes(name)) return true;
    const found = people.filter((person) => nameKey(person.name) === nameKey(name));
    if (found.some((person) => isOwn(person) && !isStepchild(person))) return true;
    const said = found.flatMap(relationshipsOf).filter((text) => text !== '');
    const known = (text: string): boolean =>
      isClearlyOrganisation({ name, relationship: text }) || isStepOrFoster(text) || (childIn(text) === null && NO_RELATIVE.test(text));
    if (found.some(({ roles }) => roles.some(({ kind }) => kind === 'partner'))) return true;
    return said.length > 0 && said.every((text) => known(text) || (isExcluded && childIn(text) === null && !DESCENDANT.test(text)));
  };
  return { children, families, stepchildren: steps.map(({ name }) => name), surelyNothing };
}
