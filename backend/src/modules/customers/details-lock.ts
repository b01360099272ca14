/** Whether the customer's details are part of a paid will. The wills module answers. */
export abstract class DetailsLock {
  abstract isLocked(customerId: string): Promise<boolean>;
}
