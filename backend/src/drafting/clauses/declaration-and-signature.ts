import { LEGAL_ADULT_AGE } from '@willow/contracts';
import type { WillFacts } from '../answers/will-facts.ts';
import { say, type Sentence, words } from '../document/sentence.ts';

type Blank = { readonly label: string; readonly hasTwoLines: boolean };

export type Witness = { readonly heading: string; readonly blanks: readonly Blank[] };

/** The only part of a will with blanks. Witnessing over video is no longer law and is never offered. */
type Signing = {
  readonly heading: string;
  readonly declaration: Sentence;
  readonly blanks: readonly Sentence[];
  readonly attestation: Sentence;
  readonly witnesses: readonly Witness[];
  readonly whoMayWitness: Sentence;
};

const WITNESS_BLANKS = ['Signature', 'Full name', 'Address', 'Occupation'].map((label) => ({ label, hasTwoLines: label === 'Address' }));

export const declarationAndSignature = ({ testator: { name } }: WillFacts): Signing => ({
  heading: 'Declaration and signatures',
  declaration: say`I have read this will and I understand it. I sign it freely, to bring it into effect.`,
  blanks: [say`Date of signing`, say`Signature of ${name}`],
  attestation: say`${name} signed this will while both of us were there together, in the same place, watching. Each of us then signed it in the presence of ${name} and of the other.`,
  witnesses: ['First witness', 'Second witness'].map((heading) => ({ heading, blanks: WITNESS_BLANKS })),
  whoMayWitness: say`A witness must be ${words(String(LEGAL_ADULT_AGE))} or over and must not be someone who is given anything by this will, or the husband, wife or civil partner of such a person.`,
});
