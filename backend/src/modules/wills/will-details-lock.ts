import { Injectable } from '@nestjs/common';
import { DetailsLock } from '../customers/index.ts';
import { Streams } from '../../event-sourcing/streams.ts';
import { will } from './domain/will.decider.ts';
import { willStream } from './will.streams.ts';

/** A customer's details are locked while the answers are: both stand in the will. */
@Injectable()
export class WillDetailsLock extends DetailsLock {
  constructor(private readonly streams: Streams) {
    super();
  }

  async isLocked(customerId: string): Promise<boolean> {
    return (await this.streams.load(will, willStream(customerId))).state.lockedBy !== null;
  }
}
