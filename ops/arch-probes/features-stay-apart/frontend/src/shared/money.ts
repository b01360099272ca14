export const pounds = (pence: number): string => String(pence / 100);
