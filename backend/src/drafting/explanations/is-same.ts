/** Whether two answers say the same: both were read by one definition, so their parts stand in one order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
