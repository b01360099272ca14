import { Injectable } from '@nestjs/common';
import { DetailsLock } from '../customers/index.ts';
import { Wills } from './wills.repository.ts';

/** A customer's details are locked while the answers are: both stand in the will. */
@Injectable()
export class WillDetailsLock extends DetailsLock {
  constructor(private readonly wills: Wills) {
    super();
  }

  async isLocked(customerId: string): Promise<boolean> {
    return (await this.wills.load(customerId)).state.lockedBy !== null;
  }
}
