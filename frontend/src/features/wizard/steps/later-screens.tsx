import type { ScreenId, ScreenProps } from './screen.ts';
import { AboutBeneficiaries } from './beneficiaries.tsx';
import { AboutChildren } from './children.tsx';
import { AboutExecutors } from './executors.tsx';
import { AboutFuneral } from './funeral.tsx';
import { AboutGifts } from './gifts.tsx';
import { AboutHome } from './home.tsx';
import { AboutPartner } from './partner.tsx';
import { AboutSubstitutes } from './substitutes.tsx';
import { type ReactNode, useEffect } from 'react';
import { focusField } from '../../../ui/form/focus-field.ts';
import { useLinkedField } from '../linked-field.ts';

export type LaterId = Exclude<ScreenId, 'will-for-you'>;

const SCREENS: Readonly<Record<LaterId, (props: ScreenProps) => ReactNode>> = {
  partner: AboutPartner,
  children: AboutChildren,
  home: AboutHome,
  executors: AboutExecutors,
  beneficiaries: AboutBeneficiaries,
  substitutes: AboutSubstitutes,
  gifts: AboutGifts,
  funeral: AboutFuneral,
};

export default function LaterScreen({ id, ...props }: ScreenProps & { readonly id: LaterId }) {
  const Screen = SCREENS[id];
  const wanted = useLinkedField();
  useEffect(() => {
    if (wanted) focusField(wanted);
  }, [wanted]);
  return <Screen {...props} />;
}
