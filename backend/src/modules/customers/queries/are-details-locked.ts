import { Query } from '@nestjs/cqrs';

/** Whether the customer's details are part of a paid will. The wills module answers. */
export class AreDetailsLocked extends Query<boolean> {
  constructor(readonly customerId: string) {
    super();
  }
}
