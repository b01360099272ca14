import { estateValueIn } from '@willow/contracts/law/estate-value';
import type { IntestateFamily } from '@willow/contracts/law/intestacy';

/** What the form holds, as it was typed; an empty text where nothing was. */
type Typed = (name: string) => string;

/** The questions that hang on earlier answers: only single people without children are asked about parents, and then about siblings. */
export function askedBy(typed: Typed): Readonly<Record<'children' | 'parents' | 'siblings', boolean>> {
  const parents = typed('status') === 'single' && typed('hasChildren') === 'no';
  return { children: typed('hasChildren') === 'yes', parents, siblings: parents && typed('parents') === 'no' };
}

/** Whether everything that decides the result is answered. The number of children begins at one, so it always is. */
export function isComplete(typed: Typed): boolean {
  const asked = askedBy(typed);
  const needed = ['estate', 'status', 'hasChildren', ...(asked.parents ? ['parents'] : []), ...(asked.siblings ? ['siblings'] : [])];
  return needed.every((name) => typed(name) !== '');
}

/** A whole number of children, 1 or more. Null where something else was typed. */
function childrenIn(typed: Typed): number | null {
  const number = Number(typed('children'));
  return Number.isSafeInteger(number) && number >= 1 ? number : null;
}

export type Given = { readonly estate: number; readonly family: IntestateFamily };

/** What to calculate with; or why there is nothing. */
export function givenBy(typed: Typed): Given | 'no estate' | 'no number of children' {
  const estate = estateValueIn(typed('estate'));
  if (estate === null) return 'no estate';
  const children = askedBy(typed).children ? childrenIn(typed) : 0;
  if (children === null) return 'no number of children';
  const isMarried = typed('status') === 'married';
  return { estate, family: { isMarried, children, hasParents: typed('parents') === 'yes', hasSiblings: typed('siblings') === 'yes' } };
}
