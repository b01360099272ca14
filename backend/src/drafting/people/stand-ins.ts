import { standInsOf, type StandInParts } from '@willow/contracts';
import { andList } from '../document/in-words.ts';

/** Somebody who takes what another one does not survive to take. */
export type StandInPerson = { readonly name: string; readonly relationship: string };

/** Of several: the first who survives takes all of it, or those who survive share it. */
export type TakeInPlace = NonNullable<StandInParts['substitutesTake']>;

export const inPlaceOf = (row: StandInParts): readonly StandInPerson[] =>
  standInsOf(row).map(({ fullName: name, relationship = '' }) => ({ name, relationship }));

/** Those who have to be gone, too, before it comes to this one. */
export const earlierThan = <T>(place: number, who: readonly T[], take: TakeInPlace): readonly T[] =>
  take === 'in_order' ? who.slice(0, place) : [];

/** "Ben, or else Cat", or "Ben and Cat equally" */
export const standInsInWords = (who: readonly { readonly name: string }[], take: TakeInPlace): string => {
  const names = who.map(({ name }) => name);
  return take === 'equally' && names.length > 1 ? `${andList(names)} equally` : names.join(', or else ');
};
