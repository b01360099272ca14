import type { Article } from './article.ts';
import { careFees } from './articles/care-fee-protection.ts';
import { executorDuties } from './articles/executor-duties-uk.ts';
import { guardiansChildren } from './articles/guardians-children-will.ts';
import { inheritanceTax } from './articles/inheritance-tax-uk.ts';
import { intestacyRules } from './articles/intestacy-rules.ts';
import { mirrorWills } from './articles/mirror-wills-couples.ts';
import { onlineWills } from './articles/online-wills-uk.ts';
import { probateProcess } from './articles/probate-process-uk.ts';
import { willCosts } from './articles/will-costs-uk.ts';
import { willNeedMarried } from './articles/will-need-married.ts';
import { willValidity } from './articles/will-validity-requirements.ts';

export const ARTICLES: readonly Article[] = [
  intestacyRules,
  willCosts,
  onlineWills,
  guardiansChildren,
  mirrorWills,
  willNeedMarried,
  inheritanceTax,
  executorDuties,
  probateProcess,
  willValidity,
  careFees,
];

export const FEATURED: readonly Article[] = ARTICLES.filter(({ featured }) => featured);
