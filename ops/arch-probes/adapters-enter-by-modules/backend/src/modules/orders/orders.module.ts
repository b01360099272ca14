export { StripePaymentGateway } from './payment/stripe-payment-gateway.ts';
