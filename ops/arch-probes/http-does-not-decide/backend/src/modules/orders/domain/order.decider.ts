export const order = { initial: {} };
