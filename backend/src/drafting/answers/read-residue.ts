import { FIELDS, isLive, MESSAGES, PERCENT_TOTAL, type WillAnswers } from '@willow/contracts';
import { planResidue, type NamedShare, type ResiduePlan } from '../residue/residue-plan.ts';
import type { AnswerReader } from './answer-reader.ts';

/** The wizard's two lists of shares; substitutes have no address. */
type Rows = {
  readonly step: 'beneficiaries' | 'substitutes';
  readonly noun: string;
  readonly list: WillAnswers['customBeneficiaries'];
};

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
      const shares = readShares(
        { step: 'beneficiaries', noun: FIELDS.customBeneficiaries.noun, list: answers.customBeneficiaries },
        reader,
      );
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
    ? readShares({ step: 'substitutes', noun: FIELDS.customSubstitutes.noun, list: answers.customSubstitutes }, reader)
    : [];
  return planResidue({ type: 'partner', partner, rule, children, substitutes });
}

function refuse(reader: AnswerReader, reason: string): null {
  reader.refuse('beneficiaries', reason);
  return null;
}

function readShares({ step, noun, list = [] }: Rows, reader: AnswerReader): readonly NamedShare[] {
  const shares = list.map((row, index) => {
    const who = `${noun} ${index + 1}`;
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

function readPercent(value: unknown, who: string, step: Rows['step'], reader: AnswerReader): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= PERCENT_TOTAL) return value;
  reader.refuse(step, `The percentage of ${who} must be a whole number from 1 to 100.`);
  return 0;
}
