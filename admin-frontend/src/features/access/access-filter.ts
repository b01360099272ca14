import { type AccessFilter, AccessKind } from '@willow/contracts/operator/access.contract';

/** By the names that stand in the address. */
const FIELDS = ['person', 'order', 'customer', 'from', 'to'] as const;

/** Of an address, or of the form; what was left empty filters nothing. */
export function filterIn(values: URLSearchParams | FormData): AccessFilter {
  const kind = AccessKind.safeParse(values.get('show')).data;
  const given = FIELDS.flatMap((field) => {
    const value = values.get(field);
    return typeof value === 'string' && value.trim() !== '' ? [[field, value.trim()] as const] : [];
  });
  return { ...(kind && kind !== 'all' && { kind }), ...Object.fromEntries(given) };
}

export const addressOf = ({ kind, ...filter }: AccessFilter): Record<string, string> => ({
  ...(kind && { show: kind }),
  ...Object.fromEntries(Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined)),
});
