import { Injectable } from '@nestjs/common';
import { londonDate, type WillAnswers } from '@willow/contracts';
import { customer, customerStream } from '../customers/index.ts';
import { Streams } from '../../platform/facts/streams.ts';
import { will } from './domain/will.decider.ts';
import { type Drafting, draftWill, type Kind } from './drafting/index.ts';
import { willStream } from './will.streams.ts';

export type Submitted = { readonly answers: WillAnswers; readonly on: string };

/** Drafts of exactly what was submitted: the answers of a revision, the customer's details, the day of the submission. */
@Injectable()
export class WillDrafts {
  constructor(private readonly streams: Streams) {}

  /** The submission at a revision of the will's stream, or null when there is none (or it was erased). */
  async submitted(customerId: string, willRevision: number): Promise<Submitted | null> {
    const { state, facts } = await this.streams.load(will, willStream(customerId), willRevision);
    const submission = facts.at(-1);
    if (!submission || state.submitted?.revision !== willRevision || state.erased) return null;
    return { answers: state.submitted.answers, on: londonDate(new Date(submission.metadata.occurredAt)) };
  }

  /** Drafts the will of a revision; null when there is nothing to draft. */
  async draft(customerId: string, willRevision: number, kind: Kind): Promise<Drafting | null> {
    const [submission, account] = await Promise.all([
      this.submitted(customerId, willRevision),
      this.streams.load(customer, customerStream(customerId)),
    ]);
    const testator = account.state.details;
    return submission && testator ? draftWill({ ...submission, testator, kind }) : null;
  }
}
