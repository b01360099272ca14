import type { User } from '@willow/contracts/account/account.contract';
import type { WillRecord } from '@willow/contracts/will/will.contract';
import { useOutletContext } from 'react-router';
import { willApi } from '../../shared/api/will.api.ts';
import type { Memory } from './memory.ts';

export type WizardContext = {
  readonly me: User;
  readonly will: WillRecord;
  readonly memory: Memory;
};

/** The will as it was saved last: after a save the next question may be drawn before the frame around it hears of it. */
export function useWizard(): WizardContext {
  const context = useOutletContext<WizardContext>();
  const { data } = willApi.endpoints.will.useQueryState({});
  return data ? { ...context, will: data.willAnswers } : context;
}
