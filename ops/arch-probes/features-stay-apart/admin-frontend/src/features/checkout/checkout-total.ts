export type CheckoutTotal = { readonly pence: number };
