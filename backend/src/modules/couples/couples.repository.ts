import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { COUPLE_CODE_LENGTH, COUPLE_CODE_LETTERS } from '@willow/contracts';
import { v5 } from 'uuid';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { streamName } from '../../event-sourcing/core/stream-name.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import type { CoupleCommand, CoupleRefusal } from './domain/couple.commands.ts';
import { couple } from './domain/couple.decider.ts';
import type { CoupleFact } from './domain/couple.facts.ts';
import type { Couple } from './domain/couple.state.ts';

const CATEGORY = 'couple';
const COUPLES = '6d0b7f0e-3c1a-5b52-9a77-1f4f2f0c8e11';

export const coupleStream = (coupleId: string): string => streamName(CATEGORY, coupleId);

/** What is kept of a code. */
export const codeHashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

@Injectable()
export class Couples extends Repository<Couple, CoupleCommand, CoupleFact, CoupleRefusal> {
  readonly #secrets: Secrets;

  constructor(store: EventStore, codec: FactCodec, secrets: Secrets) {
    super(CATEGORY, couple, store, codec);
    this.#secrets = secrets;
  }

  /** The next invitation of a customer who has sent so many: two requests at once make one. Nobody can guess it. */
  idFor(inviterId: string, sentBefore: number): string {
    return v5(this.#secrets.hmac('couple-id', `${inviterId}|${sentBefore}`), COUPLES);
  }

  /** Derived, so that it is stored nowhere: 31 letters and digits, twelve of them. */
  codeOf(coupleId: string): string {
    const bytes = Buffer.from(this.#secrets.hmac('couple-code', coupleId), 'hex').subarray(0, COUPLE_CODE_LENGTH * 2);
    return Array.from(
      { length: COUPLE_CODE_LENGTH },
      (_, at) => COUPLE_CODE_LETTERS[bytes.readUInt16BE(at * 2) % COUPLE_CODE_LETTERS.length],
    ).join('');
  }
}
