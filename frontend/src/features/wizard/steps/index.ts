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

/** The screen of each question, by its number. The tenth checks the answers and has a page of its own. */
export const SCREENS: Readonly<Record<number, Screen>> = {
  1: AboutYou,
  2: AboutPartner,
  3: AboutChildren,
  4: AboutHome,
  5: AboutExecutors,
  6: AboutBeneficiaries,
  7: AboutSubstitutes,
  8: AboutGifts,
  9: AboutFuneral,
};
