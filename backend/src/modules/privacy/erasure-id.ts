import { v5 } from 'uuid';

const ERASURES = '3f6b7f56-6f3b-5c1c-9a5e-6f0f0a2f6d11';

/** Follows from the customer's id, and does not lead back to it: the certificate is found by it when the account is gone. */
export const erasureIdOf = (customerId: string): string => v5(customerId, ERASURES);
