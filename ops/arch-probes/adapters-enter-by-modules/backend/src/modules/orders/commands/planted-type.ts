export type { StripePaymentGateway } from '../payment/stripe-payment-gateway.ts';
