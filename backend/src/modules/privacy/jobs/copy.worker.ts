import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { printPaper } from '../../../drafting/index.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { PdfRenderer } from '../../../platform/pdf/index.ts';
import { HandlesJob, type PayloadOf, PermanentJobError } from '../../../platform/queue/index.ts';
import { CopyStore } from '../copies/copy-store.ts';
import { myDataPaper } from '../copies/my-data-paper.ts';
import { GetMyData } from '../queries/get-my-data.ts';
import { printCopy } from './erasure.jobs.ts';

/** Prints a customer's copy of everything. */
@Injectable()
export class CopyWorker {
  constructor(
    private readonly queries: QueryBus,
    private readonly pdf: PdfRenderer,
    private readonly store: CopyStore,
    private readonly clock: Clock,
  ) {}

  @HandlesJob(printCopy)
  async print({ copyId, customerId, after }: PayloadOf<typeof printCopy>): Promise<void> {
    const data = await this.queries.execute(new GetMyData(customerId, after));
    if (!data) throw new PermanentJobError('There is no such account');
    await this.store.keep(copyId, customerId, await this.pdf.render(printPaper(myDataPaper(data)), { canWait: true }), this.clock.now());
  }
}
