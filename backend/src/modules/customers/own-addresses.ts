import type { Customer } from './domain/customer.state.ts';

/** `until`: an ISO instant, since when it may be somebody else's; null for the address that the account has. */
export type OwnAddress = { readonly email: string; readonly until: string | null };

/** The addresses that an account has and had, the newest first. */
export const ownAddresses = ({ details, formerEmails }: Pick<Customer, 'details' | 'formerEmails'>): readonly OwnAddress[] => [
  ...(details ? [{ email: details.email, until: null }] : []),
  ...formerEmails.toReversed(),
];
