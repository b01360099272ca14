import { type adminMe, type ResponseOf } from '@willow/contracts';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import type { Operator } from './domain/operator.state.ts';
import type { OperatorRefusal } from './domain/operator.commands.ts';
import { hasSecondFactor } from './domain/passkeys.ts';
import { enrolmentOf } from './second-factor.ts';

export function signedInAs(id: string, operator: Operator, pending: boolean): ResponseOf<typeof adminMe> {
  const { identity, standing, role, factor } = operator;
  if (!identity || standing !== 'active') throw new RefusedError<OperatorRefusal>('OperatorUnknown');
  const { email, name } = identity;
  return {
    admin: { id, email, name, role },
    enrolment: pending && !hasSecondFactor(operator) && factor.secret ? enrolmentOf(factor.secret, email) : null,
  };
}
