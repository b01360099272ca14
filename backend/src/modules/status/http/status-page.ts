import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { fillStatusPage } from '@willow/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { GetStatus } from '../queries/get-status.ts';

/** Puts what is so into the page when it is served: public pages make no calls (P-023), and who has no script is told, too. */
@Injectable()
export class StatusPage {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async fill(page: string): Promise<string> {
    return fillStatusPage(page, await this.queries.execute(new GetStatus()), this.clock.now());
  }
}
