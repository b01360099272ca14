import type { User } from '@willow/contracts/account/account.contract';
import type { IsoDate } from '@willow/contracts/dates';
import type { StepId, WillAnswers } from '@willow/contracts/will/answers';
import type { Draft } from '../draft.ts';

/** A question with a screen; the last one checks the answers and has a page of its own. */
export type ScreenId = Exclude<StepId, 'review'>;

export type ScreenProps = {
  readonly draft: Draft;
  readonly change: (patch: Draft) => void;
  readonly error: (id: string) => string | undefined;
  readonly answers: WillAnswers;
  readonly me: User;
  readonly today: IsoDate;
};
