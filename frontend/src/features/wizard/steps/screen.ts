import type { User } from '@willow/contracts/account/account.contract';
import type { IsoDate } from '@willow/contracts/dates';
import type { WillAnswers } from '@willow/contracts/will/answers';
import type { ReactNode } from 'react';
import type { Draft } from '../draft.ts';

export type ScreenProps = {
  readonly draft: Draft;
  readonly change: (patch: Draft) => void;
  readonly error: (id: string) => string | undefined;
  readonly answers: WillAnswers;
  readonly me: User;
  readonly today: IsoDate;
};

export type Screen = (props: ScreenProps) => ReactNode;
