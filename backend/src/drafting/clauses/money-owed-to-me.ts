import { FIGURES } from '@willow/contracts';
import type { Loan } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause, when } from '../document/clause.ts';
import { inBrackets } from '../document/described.ts';
import { clause, say, type Sentence, words } from '../document/sentence.ts';

/**
 * A release by will fails with a debtor who dies first unless it says that it reaches the estate (Elliott v Davenport (1705) 1 P Wms 83).
 * Like a gift it ends with a marriage (Wills Act 1837 s.18A), and it keeps the claim on whoever owes the money as well. What is too old to be
 * sued for is set against a share all the same (Re Akerman [1891] 3 Ch 212). The record is evidence: a paper that decided what somebody gets
 * would have to be witnessed as a will is (Wills Act 1837 s.9).
 */
export const moneyOwedToMe: ClauseTemplate = {
  id: 'loans',
  heading: 'Money owed to me',
  subClauses: ({ loans }) => (loans.length === 0 ? [] : subClausesOf(loans)),
};

export const forgivenIn = (loans: readonly Loan[]): readonly Loan[] => loans.filter(({ treatment }) => treatment === 'forgiven');
export const countedIn = (loans: readonly Loan[]): readonly Loan[] => loans.filter(({ treatment }) => treatment === 'counted');

const freeIn = (loans: readonly Loan[]): readonly Loan[] => countedIn(loans).filter(({ payBack }) => !payBack);

const subClausesOf = (loans: readonly Loan[]): readonly SubClause[] => [
  ...released(forgivenIn(loans)),
  ...counted(countedIn(loans)),
  subClause(
    say`What a person owes me is what is unpaid of money that I lent to them, or paid for them on the understanding that they would pay it back, alone or with somebody else, and of such money lent or paid by somebody else whose right to it has come to me, in each case so far as the right to it is mine when I die; with interest only if that was agreed in writing.`,
    say`What I gave them is no debt, and a debt counts even if it is too old to be claimed in court.`,
    say`If I have signed a record of the debt, it is taken to be right unless it is shown to be wrong: it is evidence, and no part of this will.`,
  ),
  subClause(...taxOn(loans)),
];

/** What is never asked back is a gift beside the shares; a share that a debt counts towards bears its own tax (Inheritance Tax Act 1984 s.41). */
function taxOn(loans: readonly Loan[]): readonly Sentence[] {
  const forgiven = forgivenIn(loans).length > 0 ? say`a debt that this clause forgives` : [];
  const neverPaid = freeIn(loans).length > 0 ? say`what need not be paid back because a debt is more than the share` : [];
  const both = forgiven.length > 0 && neverPaid.length > 0 ? say`${forgiven}, or on ${neverPaid},` : [...forgiven, ...neverPaid];
  return [
    ...(both.length > 0
      ? [
          say`Inheritance tax on ${both} is paid from my Residuary Estate, but never from a share that is free of tax while another can bear it.`,
        ]
      : []),
    ...(countedIn(loans).length > 0
      ? [
          say`Where a debt counts towards a share, the tax on that share is worked out before the debt is taken off, and whoever takes the share bears it, from their own money if the share is not enough.`,
        ]
      : []),
  ];
}

const borrower = ({ name, relationship }: Loan): Sentence => say`${name}${inBrackets(relationship)}`;

function released(loans: readonly Loan[]): readonly SubClause[] {
  const [only, ...others] = loans;
  if (!only) return [];
  return [
    others.length === 0
      ? subClause(
          say`I release ${borrower(only)} from everything that they owe me when I die, and give up any security that they gave for it.`,
        )
      : {
          text: say`I release each of these people from everything that they owe me when I die, and give up any security that they gave for it:`,
          items: loans.map(borrower),
        },
    subClause(
      say`This also releases the estate of someone who has died before the end of the ${words(String(FIGURES.willSurvivorship.value))} days that ${clause('words')} speaks of.`,
      say`It releases nobody whose marriage to, or civil partnership with, me has, since I signed this will, been dissolved or annulled, or come to be treated by law as dissolved or annulled.`,
      say`It does not release anyone else who owes the same money, who stays liable for no more than their own part.`,
      say`It takes nothing off what this will gives to whoever is released.`,
    ),
  ];
}

function counted(loans: readonly Loan[]): readonly SubClause[] {
  const [only, ...others] = loans;
  if (!only) return [];
  return [
    others.length === 0
      ? subClause(say`Everything that ${borrower(only)} owes me when I die counts towards their share of my Residuary Estate.`)
      : {
          text: say`Everything that each of these people owes me when I die counts towards that person’s share of my Residuary Estate:`,
          items: loans.map(borrower),
        },
    subClause(
      say`For this, my Residuary Estate is divided as if the debt had been paid to it in full.`,
      say`The share of whoever owes it, or of those who take that share in their place, is then reduced by the debt, and the debt is cleared.`,
    ),
    ...tooMuch(loans),
    subClause(
      say`If that share is added to other shares, or neither that person nor anyone in their place takes under ${clause('residue')}, this clause releases nothing and the debt is owed to my estate, so far as it can still be claimed in law.`,
    ),
  ];
}

/** A debt above the share takes all of it; what is left of the debt is released, or stays. */
function tooMuch(loans: readonly Loan[]): readonly SubClause[] {
  const owing = loans.filter(({ payBack }) => payBack);
  const free = freeIn(loans);
  const isMixed = owing.length > 0 && free.length > 0;
  const of = (some: readonly Loan[]): Sentence => (isMixed ? say` of ${names(some)}` : []);
  return [
    ...when(
      free.length > 0,
      subClause(
        say`If the debt${of(free)} is more than the share, it takes up the whole share, nothing has to be paid back, and what there is goes to the other shares, if there are any, in proportion.`,
      ),
    ),
    ...when(
      owing.length > 0,
      subClause(
        say`If the debt${of(owing)} is more than the share, it takes up the whole share, and the difference is owed to my estate, so far as it can still be claimed in law.`,
      ),
    ),
  ];
}

const names = (loans: readonly Loan[]): Sentence => loans.flatMap(({ name }, index) => say`${index === 0 ? [] : say` or `}${name}`);
