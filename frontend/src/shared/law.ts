import { FIGURES } from '@willow/contracts/law/figures';
import { inWholePounds } from '@willow/contracts/money';

type Name = keyof typeof FIGURES;

/** A sum of the law as it is printed: "£322,000". */
export const sum = (name: Name): string => pounds(poundsIn(name));

/** A sum of the law in pounds, to calculate an example with. */
export const poundsIn = (name: Name): number => FIGURES[name].value / 100;

/** A number of the law that is no money: days, years, percent, people. */
export const number = (name: Name): number => FIGURES[name].value;

export const pounds = inWholePounds;
