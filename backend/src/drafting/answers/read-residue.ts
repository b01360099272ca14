import {
  FIELDS,
  isLive,
  lastResortContradictions,
  MESSAGES,
  PERCENT_TOTAL,
  shareContradictions,
  stepOf,
  type WillAnswers,
} from '@willow/contracts';
import { type LastResort, type ListedChild, planResidue, type NamedShare, type ResiduePlan } from '../residue/residue-plan.ts';
import type { AnswerReader } from './answer-reader.ts';

/** Reads who takes the residue from the branch that is live. Null, with a refusal, when the answers name nobody who could. */
export function readResidue(
  answers: WillAnswers,
  family: { readonly partner: string | null; readonly children: readonly ListedChild[]; readonly late: readonly string[] },
  reader: AnswerReader,
): ResiduePlan | null {
  const last = readLastResort(answers, reader);
  switch (answers.beneficiaryType) {
    case 'partner':
      return afterPartner(answers, { ...family, last }, reader);
    case 'children':
      if (family.children.length === 0) return refuse(reader, 'My children cannot inherit: no children are named.');
      return planResidue({
        type: 'children',
        rule: answers.childrenSubstituteRule,
        children: family.children.map(({ name }) => name),
        late: family.late,
        age: ageIn(answers),
        last,
      });
    case 'custom': {
      const isEqual = answers.equalShares === true;
      const shares = readShares(
        'customBeneficiaries',
        reader.rows('customBeneficiaries', answers, { required: 'fullName' }),
        isEqual,
        reader,
      );
      return planResidue({ type: 'custom', rule: answers.childrenSubstituteRule, shares, isEqual, listed: family.children, last });
    }
    case undefined:
      return refuse(reader, 'Nobody is chosen to inherit.');
  }
}

const ageIn = (answers: WillAnswers): WillAnswers['childrenAge'] => (isLive('childrenAge', answers) ? answers.childrenAge : undefined);

function afterPartner(
  answers: WillAnswers,
  { partner, children, late, last }: Parameters<typeof readResidue>[1] & { readonly last: LastResort },
  reader: AnswerReader,
): ResiduePlan | null {
  if (partner === null) return refuse(reader, 'My partner cannot inherit: there is no marriage or civil partnership.');
  const rule = answers.partnerSubstituteRule;
  const isEqual = answers.equalSubstitutes === true;
  const substitutes = isLive('customSubstitutes', answers)
    ? readShares('customSubstitutes', reader.rows('customSubstitutes', answers, { required: 'fullName' }), isEqual, reader)
    : [];
  const names = children.map(({ name }) => name);
  return planResidue({
    type: 'partner',
    partner,
    rule,
    children: names,
    late,
    age: ageIn(answers),
    substitutes,
    isEqual,
    listed: children,
    last,
  });
}

function readLastResort(answers: WillAnswers, reader: AnswerReader): LastResort {
  const rows = reader.rows('lastResort', answers, { required: 'fullName' });
  if (rows.length === 0) return null;
  const isEqual = answers.equalLastResort === true;
  for (const { message } of lastResortContradictions(answers)) reader.refuse(stepOf('lastResort'), `${message}.`);
  return { shares: readShares('lastResort', rows, isEqual, reader), isEqual };
}

function refuse(reader: AnswerReader, reason: string): null {
  reader.refuse('beneficiaries', reason);
  return null;
}

type Row = Omit<NamedShare, 'name' | 'weight' | 'address'> & {
  readonly fullName: string;
  readonly percentage: number | undefined;
  readonly address?: string;
};

function readShares(
  key: Parameters<typeof shareContradictions>[0],
  rows: readonly Row[],
  isEqual: boolean,
  reader: AnswerReader,
): readonly NamedShare[] {
  const step = stepOf(key);
  for (const { message } of shareContradictions(key, rows, isEqual)) reader.refuse(step, `${message}.`);
  const shares = rows.map(({ fullName: name, percentage: weight = 0, address = '', ...rest }, index) => {
    if (!isEqual && (!Number.isInteger(weight) || weight < 1 || weight > PERCENT_TOTAL))
      reader.refuse(step, `The percentage of ${FIELDS[key].noun} ${index + 1} must be a whole number from 1 to 100.`);
    return { ...rest, name, address, weight };
  });
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  if (isEqual ? shares.length === 0 : total !== PERCENT_TOTAL) reader.refuse(step, MESSAGES.total);
  return shares;
}
