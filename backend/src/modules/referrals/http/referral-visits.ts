import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { withTimeout } from '../../../event-sourcing/concurrency/with-timeout.ts';
import { traceId } from '../../../event-sourcing/telemetry/current-trace.ts';
import { newTraceId } from '../../../event-sourcing/telemetry/trace-id.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Logger } from '../../../platform/logging/logger.ts';
import { RecordClick } from '../commands/record-click.ts';

const WAIT_MS = 250;
const AT_ONCE = 8;

/**
 * Records that an invitation was opened when its page is served (D-069): public pages make no calls. The page does not depend on it, and a
 * flood of visits is not recorded whole: the sign-up says the same at the latest.
 */
@Injectable()
export class ReferralVisits {
  #underWay = 0;

  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async record(referralId: string): Promise<void> {
    if (this.#underWay >= AT_ONCE) return;
    this.#underWay += 1;
    const id = traceId() ?? newTraceId();
    const context = { actor: 'visitor', correlationId: id, causationId: id, now: this.clock.now() } as const;
    const recording = this.commands
      .execute(new RecordClick(referralId, context))
      .catch((error: unknown) => this.logger.failure('an opened invitation was not recorded', error))
      .finally(() => (this.#underWay -= 1));
    await withTimeout(recording, WAIT_MS, () => undefined);
  }
}
