import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { getWillAccess } from '@willow/contracts';
import { Contract, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { GetOwnAccess } from '../queries/get-own-access.ts';

const ACCESS_READS: Limit = { name: 'own-access-reads', max: 30, windowSeconds: 60 };

@Controller()
export class AccessController {
  constructor(private readonly queries: QueryBus) {}

  @Contract(getWillAccess)
  @Limited(ACCESS_READS)
  async mine(@SubjectId() customerId: string) {
    return { lines: await this.queries.execute(new GetOwnAccess(customerId)) };
  }
}
