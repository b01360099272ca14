import type { Digital, WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause } from '../document/clause.ts';
import { inBrackets } from '../document/described.ts';
import { clause, say, type Sentence } from '../document/sentence.ts';
import { isClearlyOrganisation } from '../people/organisation.ts';
import { hasGifts } from './particular-gifts.ts';

/**
 * Consent of the owner, for what the Computer Misuse Act 1990 s.1 would otherwise make unauthorised access; what a provider's terms end at
 * the death stays ended. Things that exist only as data can be owned and left (Property (Digital Assets etc) Act 2025 s.1).
 */
export const digitalAccountsAndFiles: ClauseTemplate = {
  id: 'digital',
  heading: 'Digital accounts and files',
  subClauses: (facts) => (facts.digital === null ? [] : subClausesOf(facts.digital, facts)),
};

const subClausesOf = (digital: Digital, facts: WillFacts): readonly SubClause[] => [
  subClause(
    say`So far as the law and the terms of whoever provides them allow, My Executors may open, use, copy, transfer, close and delete my online accounts, the computers, telephones and other devices that I own, and what is stored in them or for me elsewhere.`,
    say`I consent to their having access for this.`,
  ),
  subClause(
    say`${hasGifts(facts) ? say`Except so far as ${clause('gifts')} gives them away, I` : say`I`} give those of my digital files whose value is sentimental, such as photographs, films, letters, messages and diaries, wherever they are stored, to ${digital.recipientName}${inBrackets(digital.recipientRelationship)}${surviving(digital)}.`,
  ),
  subClause(
    say`That gift includes no device, and nothing that has a value in money, such as a cryptoasset, the balance of an account or a right that brings income.`,
    say`${hasGifts(facts) ? say`Except so far as ${clause('gifts')} gives them away, these` : say`These`} are part of my Residuary Estate.`,
  ),
  subClause(
    say`Before a device is sold or handed over to anyone, My Executors may copy those files from it and delete what is private on it.`,
  ),
  subClause(
    say`If the gift of those files fails, they become part of my Residuary Estate, and My Executors may give copies of them to members of my family.`,
  ),
];

const surviving = ({ recipientName: name, recipientRelationship: relationship }: Digital): Sentence =>
  isClearlyOrganisation({ name, relationship }) ? [] : say`, if ${name} survives me`;
