import type { User } from '@willow/contracts/account/account.contract';
import type { IsoDate } from '@willow/contracts/dates';
import type { WillAnswers } from '@willow/contracts/will/answers';
import type { ReactNode } from 'react';
import type { Draft } from '../draft.ts';

export type ScreenProps = {
  readonly draft: Draft;
  readonly change: (patch: Draft) => void;
  /** What is wrong with a field, by its id. */
  readonly error: (id: string) => string | undefined;
  /** All saved answers, of this and the other steps. */
  readonly answers: WillAnswers;
  readonly me: User;
  /** The date in London. */
  readonly today: IsoDate;
};

/** The fields of one question. */
export type Screen = (props: ScreenProps) => ReactNode;
