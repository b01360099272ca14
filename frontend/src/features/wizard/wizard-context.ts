import type { User } from '@willow/contracts/account/account.contract';
import type { WillRecord } from '@willow/contracts/will/will.contract';
import { useOutletContext } from 'react-router';
import type { Memory } from './memory.ts';

export type WizardContext = {
  readonly me: User;
  readonly will: WillRecord;
  readonly memory: Memory;
};

export const useWizard = (): WizardContext => useOutletContext<WizardContext>();
