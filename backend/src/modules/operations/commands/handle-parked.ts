import { ModuleRef } from '@nestjs/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { Logger } from '../../../platform/logging/logger.ts';
import type { OperationRefusal } from '../domain/operations.ts';
import { Operations, OPERATIONS_LOG } from '../operations.repository.ts';
import { findConsumer, type Parking, PARKINGS } from '../parking.ts';

/** A whole stream is tried again; one fact is given up. */
export type ParkedAct =
  | { readonly subscription: string; readonly stream: string }
  | { readonly subscription: string; readonly eventId: string; readonly reason: string };

export class HandleParked extends Command<void> {
  constructor(
    readonly act: ParkedAct,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(HandleParked)
export class HandleParkedHandler implements ICommandHandler<HandleParked> {
  constructor(
    private readonly parts: ModuleRef,
    private readonly operations: Operations,
    private readonly logger: Logger,
  ) {}

  async execute({ act, context }: HandleParked): Promise<void> {
    const found = findConsumer(this.parts.get<readonly Parking[]>(PARKINGS, { strict: false }), act.subscription);
    const parked = found ? await found.parking.list(found.name) : [];
    const isMeant = ({ stream, eventId }: { readonly stream: string; readonly eventId: string }) =>
      'stream' in act ? stream === act.stream : eventId === act.eventId;
    if (!found || !parked.some(isMeant)) throw new RefusedError<OperationRefusal>('NothingParked');
    if ('stream' in act) {
      await this.operations.handle(OPERATIONS_LOG, { type: 'RequestParkedRetry', ...act }, context);
      await this.#retry(found.parking, found.name, act.stream);
    } else {
      await this.operations.handle(OPERATIONS_LOG, { type: 'RequestParkedSkip', ...act }, context);
      // The words are in the fact, sealed.
      await found.parking.skip(found.name, act.eventId, 'skipped in the console: the reason is in the log');
    }
  }

  /** Why it failed again stands with the parked fact, without personal data. */
  async #retry(parking: Parking, name: string, stream: string): Promise<void> {
    try {
      await parking.retry(name, stream);
    } catch (error) {
      this.logger.failure('a parked fact failed again', error, { consumer: name, stream });
      throw new RefusedError<OperationRefusal>('FailedAgain');
    }
  }
}
