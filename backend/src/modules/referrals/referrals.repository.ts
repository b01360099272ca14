import { Injectable } from '@nestjs/common';
import { v5, validate } from 'uuid';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { streamName } from '../../event-sourcing/core/stream-name.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import type { ReferralCommand, ReferralRefusal } from './domain/referral.commands.ts';
import { type Referral, referral } from './domain/referral.decider.ts';
import type { ReferralFact } from './domain/referral.facts.ts';

const CATEGORY = 'referral';
const REFERRALS = '0a7f1c52-5f0e-5c7d-8b1a-6d0e3c9b4a72';

/** Whether a text may be the id of one: what comes out of an address may be anything. */
export const isReferralId = (text: string): boolean => validate(text);

export const referralStream = (referralId: string): string => streamName(CATEGORY, referralId);

@Injectable()
export class Referrals extends Repository<Referral, ReferralCommand, ReferralFact, ReferralRefusal> {
  readonly #secrets: Secrets;

  constructor(store: EventStore, codec: FactCodec, secrets: Secrets) {
    super(CATEGORY, referral, store, codec);
    this.#secrets = secrets;
  }

  /** The same friend of the same customer is the same stream, so that two requests at once make one invitation. Nobody can guess it. */
  idFor(referrerId: string, friend: string): string {
    return v5(this.#secrets.hmac('referral-id', `${referrerId}|${friend}`), REFERRALS);
  }
}
