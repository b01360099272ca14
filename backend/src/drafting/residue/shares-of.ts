import { samePerson, type SaidOfPerson } from '@willow/contracts';
import type { ResiduePlan, StandIn, Taker } from './residue-plan.ts';

type Own = Taker & { readonly substitutes?: readonly StandIn[] };

/** The shares that somebody has of their own: not as a partner who comes first, as a substitute, or as a last resort. */
export function sharesOf(
  { name: fullName, relationship }: { readonly name: string; readonly relationship: string },
  { rest }: ResiduePlan,
): readonly Own[] {
  const is = (other: SaidOfPerson): boolean => samePerson({ fullName, relationship }, other) === 'same';
  switch (rest.kind) {
    case 'intestacy':
      return [];
    case 'children':
      return rest.children.filter((child) => is({ fullName: child.name, relationship: 'Child' }));
    case 'shares':
      return rest.shares.filter((share) => is({ fullName: share.name, relationship: share.relationship }));
  }
}
