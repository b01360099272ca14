import { FIELDS, isLive, MESSAGES, PERCENT_TOTAL, stepOf, type WillAnswers } from '@willow/contracts';
import { planResidue, type NamedShare, type ResiduePlan } from '../residue/residue-plan.ts';
import type { AnswerReader } from './answer-reader.ts';

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
      const shares = readShares('customBeneficiaries', reader.rows('customBeneficiaries', answers, { required: 'fullName' }), reader);
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
  const substitutes = isLive('customSubstitutes', answers)
    ? readShares('customSubstitutes', reader.rows('customSubstitutes', answers, { required: 'fullName' }), reader)
    : [];
  return planResidue({ type: 'partner', partner, rule, children, substitutes });
}

function refuse(reader: AnswerReader, reason: string): null {
  reader.refuse('beneficiaries', reason);
  return null;
}

type Row = Omit<NamedShare, 'name' | 'percent' | 'address'> & {
  readonly fullName: string;
  readonly percentage: number | undefined;
  readonly address?: string;
};

function readShares(key: 'customBeneficiaries' | 'customSubstitutes', rows: readonly Row[], reader: AnswerReader): readonly NamedShare[] {
  const step = stepOf(key);
  const shares = rows.map(({ fullName: name, percentage: percent = 0, address = '', ...rest }, index) => {
    if (!Number.isInteger(percent) || percent < 1 || percent > PERCENT_TOTAL)
      reader.refuse(step, `The percentage of ${FIELDS[key].noun} ${index + 1} must be a whole number from 1 to 100.`);
    return { ...rest, name, address, percent };
  });
  if (shares.reduce((sum, share) => sum + share.percent, 0) !== PERCENT_TOTAL) reader.refuse(step, MESSAGES.total);
  return shares;
}
