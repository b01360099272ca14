import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { AreDetailsLocked } from '../../customers/index.ts';
import { Wills } from '../wills.repository.ts';

@QueryHandler(AreDetailsLocked)
export class AreDetailsLockedHandler implements IQueryHandler<AreDetailsLocked> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId }: AreDetailsLocked): Promise<boolean> {
    return (await this.wills.load(customerId)).state.lockedBy !== null;
  }
}
