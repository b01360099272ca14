// Other modules talk to this one over the query bus, and never by an injected class.
export { DeliveriesCoreModule, DeliveriesModule } from './deliveries.module.ts';
export { deliveryFacts, MailBounced } from './domain/delivery.ts';
export { mailDeliveryProjection } from './projections/mail-delivery.projection.ts';
export { GetDeliveryData } from './queries/get-delivery-data.ts';
export { HasUndeliveredWill } from './queries/has-undelivered-will.ts';
export { ListDeliveries } from './queries/list-deliveries.ts';
export { ListDeliveryIds } from './queries/list-delivery-ids.ts';
