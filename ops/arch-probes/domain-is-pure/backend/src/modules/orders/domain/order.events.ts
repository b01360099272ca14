export type OrderPlaced = { readonly type: 'OrderPlaced' };
