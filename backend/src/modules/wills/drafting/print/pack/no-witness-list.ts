import { identity } from '../../answers/identity.ts';
import type { WillFacts } from '../../answers/will-facts.ts';
import type { Division } from '../../residue/residue-plan.ts';
import type { NamedWithNote } from './sheet.ts';

const PARTNER = 'your partner';
const GIFT = 'has a gift';
const INHERITS = 'inherits';
const MAY_INHERIT = 'may inherit';

/**
 * Everyone who must not witness this will: whoever it gives anything to or could, and the partner. Two spellings of one name are one
 * line, because a witness is turned away by name.
 */
export function noWitnessList({ partner, gifts, plan }: WillFacts): readonly NamedWithNote[] {
  const found = new Map<string, { readonly name: string; readonly notes: readonly string[] }>();
  const add = (name: string, note: string) => {
    const known = found.get(identity(name)) ?? { name, notes: [] };
    if (!known.notes.includes(note)) found.set(identity(name), { ...known, notes: [...known.notes, note] });
  };
  if (partner !== null) add(partner, PARTNER);
  if (plan.first) add(plan.first.name, INHERITS);
  for (const name of takersIn(plan.rest)) add(name, plan.first ? MAY_INHERIT : INHERITS);
  for (const { recipient } of gifts) add(recipient, GIFT);
  return [...found.values()].map(({ name, notes }) => ({ name, note: notes.join('; ') }));
}

/** Whether descendants of somebody on the list could take in their place, and so must not witness either. */
export function descendantsMayInherit({ plan: { rest } }: WillFacts): boolean {
  if (rest.kind === 'children') return rest.children.length > 0 && rest.ifGone === 'descendants';
  return rest.kind === 'shares' && rest.shares.some(({ ifGone }) => ifGone === 'descendants');
}

function takersIn(division: Division): readonly string[] {
  switch (division.kind) {
    case 'intestacy':
      return [];
    case 'children':
      return division.children.map(({ name }) => name);
    case 'shares':
      return division.shares.map(({ name }) => name);
  }
}
