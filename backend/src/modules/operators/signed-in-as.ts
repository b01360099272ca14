import { type adminMe, type ResponseOf } from '@willow/contracts';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import type { Operator, OperatorRefusal } from './domain/operator.ts';
import { enrolmentOf } from './second-factor.ts';

export function signedInAs(id: string, { identity, active, role, factor }: Operator, pending: boolean): ResponseOf<typeof adminMe> {
  if (!identity || !active) throw new RefusedError<OperatorRefusal>('OperatorUnknown');
  const { email, name } = identity;
  return { admin: { id, email, name, role }, enrolment: pending && factor.secret ? enrolmentOf(factor.secret, email) : null };
}
