import { inWholePounds } from '@willow/contracts';
import type { Digital, Pets, WillFacts } from '../answers/will-facts.ts';
import { capitalised } from '../document/in-words.ts';
import { yourExecutors } from './your-executors.ts';

type TwoSentences = readonly [string, string];

export const DIGITAL_FILES = 'your digital photographs and letters';

export const petsInWords = (pets: Pick<Pets, 'amount'> | null): string =>
  pets?.amount === undefined ? 'your pets' : `your pets, with ${inWholePounds(pets.amount)}`;

export function explainPets({ pets, executors }: Pick<WillFacts, 'pets' | 'executors'>): TwoSentences {
  const { who, s } = yourExecutors({ executors });
  const { carerName: carer = '', amount } = pets ?? {};
  const sum = amount === undefined ? '' : ` and ${inWholePounds(amount)}`;
  const money = amount === undefined ? '' : `; the money goes to whoever takes the pets, and ${who} decide${s} how several people share it`;
  return [
    `The pets you have when you die${sum} go to ${carer}, who must be willing to take them. Otherwise ${who} find${s} them a new home, and talk${s} to your family first${money}. The pets’ keep until then is paid from your estate.`,
    `How your pets are looked after is a wish that binds nobody, because an animal cannot inherit: ask ${carer} before you sign.`,
  ];
}

export const explainDigital = ({ digital, executors }: Pick<WillFacts, 'digital' | 'executors'>): TwoSentences => [
  `${capitalised(yourExecutors({ executors }).who)} may open, use, copy, move, close and delete your accounts and what is on your devices, as far as the law and the providers allow, and ${digital?.recipientName ?? ''} gets the photographs, letters and other files that matter to your family rather than for money; devices, cryptoassets and balances go with the rest of your estate unless a particular gift names them. ${capitalised(yourExecutors({ executors }).who)} may delete what is private before they hand over a device, and may give copies of the files to your family if nobody takes them.`,
  `Never write a password in a will, which anybody can read after probate: keep a list of accounts and passwords apart from it, and tell ${yourExecutors({ executors }).who} where.`,
];

type Gone = (kind: 'carer' | 'digital') => boolean;
type Simulated = { readonly description: string; readonly recipient: string; readonly fails: boolean };

/** Pets find a home in any case; files that nobody takes are part of the rest. */
export const petsAndDigitalAfter = (
  { pets, digital, executors }: Pick<WillFacts, 'pets' | 'digital' | 'executors'>,
  isGone: Gone,
): readonly Simulated[] => [
  ...(pets
    ? [{ description: petsGiven(pets), recipient: isGone('carer') ? chosenByExecutors(executors) : pets.carerName, fails: false }]
    : []),
  ...(digital ? [{ description: DIGITAL_FILES, recipient: recipientOf(digital), fails: isGone('digital') }] : []),
];

const chosenByExecutors = (executors: WillFacts['executors']): string => {
  const { who, s } = yourExecutors({ executors });
  return `whoever ${who} choose${s}`;
};

const recipientOf = ({ recipientName }: Digital): string => recipientName;

const petsGiven = ({ description, amount }: Pets): string =>
  amount === undefined ? description : `${description}, with ${inWholePounds(amount)}`;
