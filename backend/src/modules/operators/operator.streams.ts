import { emailKey } from '@willow/contracts';
import { v5 } from 'uuid';
import type { Secrets } from '../../platform/keys/secrets.ts';

const OPERATORS = 'b3a0c9d2-0b58-5f0e-8a43-6f2a7c1de904';

/** An operator's id follows from the address by a keyed hash: signing in needs no table, and the id tells nobody the address. */
export const operatorIdOf = (secrets: Secrets, email: string): string =>
  v5(secrets.hmac('email-index', `operator|${emailKey(email)}`), OPERATORS);

/** What an operator looked at: apart from what the operator is, because it only grows. */
export const accessStream = (operatorId: string): string => `access-${operatorId}`;

export const operatorStream = (operatorId: string): string => `operator-${operatorId}`;
