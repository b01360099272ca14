import type { Person } from '@willow/contracts/operator/people.contract';
import { errorMessage, UNSETTLED } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import {
  useChangePersonMutation,
  useEndSessionsOfMutation,
  useRenewInvitationMutation,
  useResetSecondFactorMutation,
} from './people.api.ts';

type Outcome = { readonly error?: unknown };

export function usePersonActions({ id, name }: Pick<Person, 'id' | 'name'>) {
  const [change] = useChangePersonMutation();
  const [renew] = useRenewInvitationMutation();
  const [end] = useEndSessionsOfMutation();
  const [reset] = useResetSecondFactorMutation();
  const say = async (work: Promise<Outcome>, done: string) => {
    const { error } = await work;
    if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, UNSETTLED) });
    else showToast({ tone: 'success', title: done });
  };
  return {
    disable: () => void say(change({ id, change: { active: false } }), `${name} is disabled`),
    enable: () => void say(change({ id, change: { active: true } }), `${name} is enabled`),
    resetFactor: () => void say(reset(id), 'Second factor reset'),
    endSessions: () => void say(end(id), `${name} is signed out`),
    sendLink: () => void say(renew(id), 'Link sent'),
  };
}
