export type { CheckoutTotal } from '../checkout/checkout-total.ts';
