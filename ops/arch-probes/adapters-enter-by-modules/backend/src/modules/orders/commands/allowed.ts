export type { PaymentGateway } from '../payment/payment-gateway.ts';
