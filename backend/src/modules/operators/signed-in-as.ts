import { type adminMe, type ResponseOf } from '@willow/contracts';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import type { Operator, OperatorRefusal } from './domain/operator.ts';
import { enrolmentOf } from './second-factor.ts';

/** An operator as the console sees them, with what is needed to set up the second factor while that is still to be done. */
export function signedInAs(id: string, { identity, active, role, factor }: Operator, pending: boolean): ResponseOf<typeof adminMe> {
  if (!identity || !active) throw new RefusedError<OperatorRefusal>('OperatorUnknown');
  const { email, name } = identity;
  return { admin: { id, email, name, role }, enrolment: pending && factor.secret ? enrolmentOf(factor.secret, email) : null };
}
