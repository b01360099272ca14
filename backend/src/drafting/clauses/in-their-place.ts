import { inBrackets } from '../document/described.ts';
import { joined, say, type Sentence } from '../document/sentence.ts';
import { isClearlyOrganisation } from '../people/organisation.ts';
import type { StandInPerson, TakeInPlace } from '../people/stand-ins.ts';

export const asStandIn = ({ name, relationship }: StandInPerson): Sentence => say`${name}${inBrackets(relationship)}`;

/** Several who stand in for one: who of them takes, and how they share it. An organisation survives nobody. */
export function someOf(
  who: readonly StandInPerson[],
  take: TakeInPlace,
): { readonly who: Sentence; readonly takes: Sentence; readonly how: Sentence } {
  const names = joined(who.map(asStandIn));
  const arePeople = !who.some(isClearlyOrganisation);
  const canTake = say`can take it (a person, only if they survive me)`;
  return take === 'in_order'
    ? { who: say`the first named of ${names} who ${arePeople ? say`survives me` : canTake}`, takes: say`takes`, how: [] }
    : {
        who: say`those of ${names} who ${arePeople ? say`survive me` : canTake}`,
        takes: say`take`,
        how: say`, in equal shares if there is more than one`,
      };
}
