import { emailKey } from '@willow/contracts';
import type { Secrets } from '../../platform/keys/secrets.ts';

export const customerStream = (customerId: string): string => `customer-${customerId}`;

/** The stream that says whose address this is. Its name is a keyed hash: it cannot be guessed from an address, nor turned back into one. */
export const emailStream = (secrets: Secrets, email: string): string => `email-${secrets.hmac('email-index', emailKey(email))}`;
