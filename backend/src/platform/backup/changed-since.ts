/** Rows that a transaction wrote which the snapshot before may not have seen. What is seen twice does no harm. */
export const changedSince = (xmin: string): string => `age(xmin) <= age('${BigInt(xmin)}'::xid8::xid)`;
