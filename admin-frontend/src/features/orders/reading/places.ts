import type { FlagAnchor } from '@willow/contracts/operator/reading.contract';

/** A part of the will, a whole clause or its opening. */
export type Place = Pick<FlagAnchor, 'clause' | 'part'>;

/** The name of a place in the page. */
export const idOf = ({ clause, part }: Place): string => `will-${clause}${part === null ? '' : `-${part}`}`;

/** "Clause 5.1(b)"; the opening has no number. */
export function nameOf({ clause, part }: Place, clauses: readonly { readonly id: string; readonly number: number }[]): string {
  const number = part ?? clauses.find(({ id }) => id === clause)?.number;
  return number === undefined ? 'Opening' : `Clause ${number}`;
}

/** Brings an element into view with the focus on it. */
export function goTo(element: HTMLElement | null | undefined, block: ScrollLogicalPosition = 'center'): void {
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}

const elementAt = (place: Place) => document.getElementById(idOf(place));

export const showPlace = (place: Place): void => goTo(elementAt(place));

/** Leaves the focus where it is. */
export const scrollToPlace = (place: Place): void => elementAt(place)?.scrollIntoView({ block: 'center' });

const cards = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-flag]')];

export const showFlag = (key: string): void => goTo(cards().find(({ dataset }) => dataset['flag'] === key));

/** Into the decision of the flag that has the focus: opens its form, or goes to the button that decides it. Nothing is decided by that. */
export function decideFlag(): void {
  const buttons = document.activeElement?.closest('[data-flag]')?.querySelectorAll<HTMLButtonElement>('[data-decides]') ?? [];
  const [first] = buttons;
  if (first?.dataset['decides'] === 'form') first.click();
  else first?.focus();
}

/** The flag after the one that has the focus; those that stop the will come first while there are any. Answers its key, or null without flags. */
export function showNextFlag(): string | null {
  const all = cards();
  const stopping = all.filter(({ dataset }) => dataset['stops'] !== undefined);
  const round = stopping.length > 0 ? stopping : all;
  const at = round.findIndex((card) => card.contains(document.activeElement));
  const next = round[(at + 1) % round.length];
  goTo(next);
  return next?.dataset['flag'] ?? null;
}
