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
import { EVENT_GUIDES } from './event-guides.ts';
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

/** All that have a page of their own. */
export const GUIDES: readonly Article[] = [...ARTICLES, ...EVENT_GUIDES];

/** The guide that an address names; the build draws no others. */
export function guideOf(id = ''): Article {
  const guide = GUIDES.find((each) => each.id === id);
  if (!guide) throw new Error(`There is no guide ${id}`);
  return guide;
}

export const FEATURED: readonly Article[] = ARTICLES.filter(({ featured }) => featured);
