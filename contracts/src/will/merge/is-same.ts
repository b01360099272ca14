/** A field that was emptied is like one that was never filled in. */
const filled = (_: string, value: unknown): unknown => (value === '' ? undefined : value);

/** Whether two answers say the same. Their parts are in the order of their fields, as the contract reads them. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one, filled) === JSON.stringify(other, filled);
