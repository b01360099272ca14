import type { StepId } from '@willow/contracts/will/answers';
import { AboutBeneficiaries } from './beneficiaries.tsx';
import { AboutChildren } from './children.tsx';
import { AboutExecutors } from './executors.tsx';
import { AboutFuneral } from './funeral.tsx';
import { AboutGifts } from './gifts.tsx';
import { AboutHome } from './home.tsx';
import { AboutPartner } from './partner.tsx';
import type { Screen } from './screen.ts';
import { AboutSubstitutes } from './substitutes.tsx';
import { AboutYou } from './will-for-you.tsx';

/** A question with a screen; the last one checks the answers and has a page of its own. */
export type ScreenId = Exclude<StepId, 'review'>;

export const SCREENS: Readonly<Record<ScreenId, Screen>> = {
  'will-for-you': AboutYou,
  partner: AboutPartner,
  children: AboutChildren,
  home: AboutHome,
  executors: AboutExecutors,
  beneficiaries: AboutBeneficiaries,
  substitutes: AboutSubstitutes,
  gifts: AboutGifts,
  funeral: AboutFuneral,
};
