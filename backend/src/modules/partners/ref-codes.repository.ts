import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import type { Context } from '../../event-sourcing/context.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import type { RefCodeFact } from './domain/ref-code.facts.ts';
import { type RefCodeCommand, type RefCodeRefusal, type RefCodes, refCodes } from './domain/ref-codes.decider.ts';
import { Partners } from './partners.repository.ts';

const ALL = 'all';

@Injectable()
export class RefCodeRegistry extends Repository<RefCodes, RefCodeCommand, RefCodeFact, RefCodeRefusal> {
  readonly #partners: Partners;

  constructor(store: EventStore, codec: FactCodec, partners: Partners) {
    super('refcode', refCodes, store, codec);
    this.#partners = partners;
  }

  /**
   * For a partner that is being created. Gives its id: when a process died after it had taken the code, the partner that it meant is
   * created now. Throws RefusedError when the code is another's.
   */
  async assignToNew(refCode: string, newId: string, context: Context): Promise<string> {
    const holder = await this.#holderOf(refCode);
    const partnerId = holder?.status === 'unknown' ? holder.id : newId;
    await this.handle(ALL, assigning(refCode, partnerId, holder), context);
    return partnerId;
  }

  /** `before`: the code that was read, if it was named. */
  async assign(refCode: string, partnerId: string, before: string | undefined, context: Context): Promise<void> {
    await this.handle(ALL, { ...assigning(refCode, partnerId, await this.#holderOf(refCode)), before }, context);
  }

  async #holderOf(refCode: string): Promise<Holder | null> {
    const id = (await this.load(ALL)).state.partnerIds.get(refCode);
    return id === undefined ? null : { id, status: (await this.#partners.load(id)).state.status };
  }
}

const assigning = (refCode: string, partnerId: string, holder: Holder | null): RefCodeCommand => ({
  type: 'AssignRefCode',
  refCode,
  partnerId,
  deleted: holder?.status === 'deleted' ? holder.id : null,
});

type Holder = { readonly id: string; readonly status: 'unknown' | 'open' | 'deleted' };
