import { MESSAGES, PERCENT_TOTAL, type WillAnswers } from '@willow/contracts';
import { planResidue, type NamedShare, type ResiduePlan } from '../residue/residue-plan.ts';
import type { AnswerReader } from './answer-reader.ts';

const STEP = { beneficiaries: 6, substitutes: 7 } as const;

/** A row of the wizard's two lists of shares; substitutes have no address. */
type Row = { readonly fullName?: unknown; readonly address?: unknown; readonly relationship?: unknown; readonly percentage?: unknown };

/** Reads who takes the residue from the branch that is live. Null, with a refusal, when the answers name nobody who could. */
export function readResidue(
  answers: WillAnswers,
  family: { readonly partner: string | null; readonly children: readonly string[] },
  reader: AnswerReader,
): ResiduePlan | null {
  switch (answers.beneficiaryType) {
    case 'partner':
      return afterPartner(answers, family, reader);
    case 'children':
      if (family.children.length === 0) return refuse(reader, 'My children cannot inherit: no children are named.');
      return planResidue({ type: 'children', rule: answers.childrenSubstituteRule, children: family.children });
    case 'custom': {
      const shares = readShares(answers.customBeneficiaries ?? [], STEP.beneficiaries, 'beneficiary', reader);
      return planResidue({ type: 'custom', rule: answers.childrenSubstituteRule, shares });
    }
    case undefined:
      return refuse(reader, 'Nobody is chosen to inherit.');
  }
}

function afterPartner(
  answers: WillAnswers,
  { partner, children }: { readonly partner: string | null; readonly children: readonly string[] },
  reader: AnswerReader,
): ResiduePlan | null {
  if (partner === null) return refuse(reader, 'My partner cannot inherit: there is no marriage or civil partnership.');
  const rule = answers.partnerSubstituteRule;
  const substitutes = rule === 'custom' ? readShares(answers.customSubstitutes ?? [], STEP.substitutes, 'substitute', reader) : [];
  return planResidue({ type: 'partner', partner, rule, children, substitutes });
}

function refuse(reader: AnswerReader, reason: string): null {
  reader.refuse(STEP.beneficiaries, reason);
  return null;
}

function readShares(rows: readonly Row[], step: number, role: string, reader: AnswerReader): readonly NamedShare[] {
  const shares = rows.map((row, index) => {
    const who = `${role} ${index + 1}`;
    return {
      name: reader.required({ step, what: `the name of ${who}` }, row.fullName),
      address: reader.address({ step, what: `the address of ${who}` }, row.address),
      relationship: reader.line({ step, what: `the relationship of ${who}` }, row.relationship),
      percent: readPercent(row.percentage, who, step, reader),
    };
  });
  if (shares.reduce((sum, share) => sum + share.percent, 0) !== PERCENT_TOTAL) reader.refuse(step, MESSAGES.total);
  return shares;
}

function readPercent(value: unknown, who: string, step: number, reader: AnswerReader): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= PERCENT_TOTAL) return value;
  reader.refuse(step, `The percentage of ${who} must be a whole number from 1 to 100.`);
  return 0;
}
