import { type AdminReferral, normalPostcode, searchable } from '@willow/contracts';

type Person = { readonly fullName: string; readonly addressLine1: string; readonly postcode: string };

const isSame = (one: string, other: string): boolean => searchable(one) !== '' && searchable(one) === searchable(other);

/**
 * What a friend has in common with who invited them. A hint for our team, who may know better: a couple lives together, and a son has the name of
 * his father.
 */
export const sameAsReferrer = (referrer: Person, friend: Person): NonNullable<AdminReferral['sameAsReferrer']> => [
  ...(isSame(referrer.fullName, friend.fullName) ? (['name'] as const) : []),
  ...(isSame(normalPostcode(referrer.postcode), normalPostcode(friend.postcode)) && isSame(referrer.addressLine1, friend.addressLine1)
    ? (['address'] as const)
    : []),
];
