export abstract class PaymentGateway {}
