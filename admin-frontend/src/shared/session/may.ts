import type { Endpoint } from '@willow/contracts/endpoint';
import type { Role } from '@willow/contracts/operator/session.contract';
import { useAppSelector } from '../store.ts';

/** Whether a role may call an endpoint, as its contract says. An admin may do all that an operator may. */
export function may(role: Role, { audience }: Pick<Endpoint, 'audience'>): boolean {
  const audiences = typeof audience === 'string' ? [audience] : audience;
  return audiences.includes(role) || (role === 'admin' && audiences.includes('operator'));
}

export function useMay(): (endpoint: Pick<Endpoint, 'audience'>) => boolean {
  const role = useAppSelector(({ session }) => (session.state === 'in' ? session.admin.role : null));
  return (endpoint) => role !== null && may(role, endpoint);
}
