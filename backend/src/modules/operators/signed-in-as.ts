import { type adminMe, type ResponseOf } from '@willow/contracts';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import type { Operator } from './domain/operator.ts';
import type { OperatorRefusal } from './domain/operator.commands.ts';
import { enrolmentOf } from './second-factor.ts';

export function signedInAs(id: string, { identity, standing, role, factor }: Operator, pending: boolean): ResponseOf<typeof adminMe> {
  if (!identity || standing !== 'active') throw new RefusedError<OperatorRefusal>('OperatorUnknown');
  const { email, name } = identity;
  return {
    admin: { id, email, name, role },
    enrolment: pending && !factor.enrolled && factor.secret ? enrolmentOf(factor.secret, email) : null,
  };
}
