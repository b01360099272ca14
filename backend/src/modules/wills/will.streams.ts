export const willStream = (customerId: string): string => `will-${customerId}`;
