import { Injectable } from '@nestjs/common';
import { emailKey } from '@willow/contracts';
import { v5 } from 'uuid';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import type { OperatorCommand, OperatorRefusal } from './domain/operator.commands.ts';
import type { OperatorFact } from './domain/operator.facts.ts';
import { operator } from './domain/operator.ts';
import type { Operator } from './domain/operator.state.ts';

const OPERATORS = 'b3a0c9d2-0b58-5f0e-8a43-6f2a7c1de904';

@Injectable()
export class Operators extends Repository<Operator, OperatorCommand, OperatorFact, OperatorRefusal> {
  readonly #secrets: Secrets;

  constructor(store: EventStore, codec: FactCodec, secrets: Secrets) {
    super('operator', operator, store, codec);
    this.#secrets = secrets;
  }

  /** A keyed hash of the address: signing in needs no table, and the id does not reveal the address. */
  idOf(email: string): string {
    return v5(this.#secrets.hmac('email-index', `operator|${emailKey(email)}`), OPERATORS);
  }
}
