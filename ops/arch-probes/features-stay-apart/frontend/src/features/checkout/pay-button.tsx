export const payButton = 'Pay';
