import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WillInput } from '../../../drafting/index.ts';
import { DraftingPool } from '../drafting-pool/drafting-pool.ts';
import type { TaskResult } from '../drafting-pool/drafting-tasks.ts';

export class CompareWills extends Query<TaskResult<'changes'>> {
  constructor(
    readonly was: WillInput,
    readonly is: WillInput,
  ) {
    super();
  }
}

@QueryHandler(CompareWills)
export class CompareWillsHandler implements IQueryHandler<CompareWills> {
  constructor(private readonly drafting: DraftingPool) {}

  execute({ was, is }: CompareWills): Promise<TaskResult<'changes'>> {
    return this.drafting.run('changes', was, is);
  }
}
