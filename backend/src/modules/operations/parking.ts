import type { Parked } from '../../event-sourcing/subscriptions/parked.ts';

/** What consumers of one kind have put aside, and what a person does about it. */
export type Parking = {
  readonly names: readonly string[];
  subscriptionOf(name: string): string;
  list(name?: string): Promise<readonly Parked[]>;
  /** In order. Throws what the first throws that fails again; it and those behind it stay parked. */
  retry(name: string, stream: string): Promise<{ readonly processed: number }>;
  /** Gives one up for good. False when it is not parked. */
  skip(name: string, eventId: string, reason: string): Promise<boolean>;
};

/** Of every kind of consumer. */
export const PARKINGS = Symbol('parked facts of projections and of reactions');

/** Null when no consumer has that subscription. */
export function findConsumer(
  parkings: readonly Parking[],
  subscription: string,
): { readonly parking: Parking; readonly name: string } | null {
  for (const parking of parkings) {
    const name = parking.names.find((each) => parking.subscriptionOf(each) === subscription);
    if (name !== undefined) return { parking, name };
  }
  return null;
}
