import { Query } from '@nestjs/cqrs';

/** Answered by the wills module, because the details are part of a paid will. */
export class AreDetailsLocked extends Query<boolean> {
  constructor(readonly customerId: string) {
    super();
  }
}
