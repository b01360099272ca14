import { dateInWords } from '@willow/contracts';
import type { WillFacts } from '../answers/will-facts.ts';
import { say, type Sentence } from '../document/sentence.ts';

export const title = ({ testator }: WillFacts): Sentence => say`Will of ${testator.name}`;

export const opening = ({ testator: { name, address, born } }: WillFacts): Sentence =>
  say`This is the will of ${name}${address === '' ? [] : say`, of ${address}`}${born === null ? [] : say`, born ${dateInWords(born)}`}.`;
