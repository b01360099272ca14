import { PaymentGateway } from './payment-gateway.ts';
export class StripePaymentGateway extends PaymentGateway {}
