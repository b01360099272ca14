export type OrderPlaced = { readonly type: 'OrderPlaced' };
export const orderEvents = ['OrderPlaced'];
