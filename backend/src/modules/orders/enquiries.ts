import type { EnquiryState } from '@willow/contracts';
import type { OrderFact } from './domain/order.facts.ts';
import type { Recorded } from '../../event-sourcing/codec/recorded-fact.ts';

type Said = { readonly text: string | null; readonly by: string; readonly at: string };

type Enquiry = {
  readonly id: string;
  readonly step: number | null;
  readonly state: EnquiryState;
  /** Who asked is an actor's name in the log. Texts are null after erasure. */
  readonly asked: Said;
  readonly answer: (Said & { readonly how: 'dashboard' | 'operator' | 'answers' }) | null;
  readonly closed: Omit<Said, 'text'> | null;
};

/** What we asked the customer of an order, oldest first. */
export function enquiriesIn(facts: readonly Recorded<OrderFact>[]): readonly Enquiry[] {
  return facts
    .filter((fact) => fact.type === 'EnquiryRaised')
    .map(({ data: { enquiryId: id, step }, personal, metadata }) => {
      const answer = facts.filter((fact) => fact.type === 'EnquiryAnswered').find((fact) => fact.data.enquiryId === id);
      const closing = facts.filter((fact) => fact.type === 'EnquiryClosed').find((fact) => fact.data.enquiryId === id);
      return {
        id,
        step,
        state: closing ? 'closed' : answer ? 'answered' : 'open',
        asked: { text: personal?.question ?? null, ...signed(metadata) },
        answer: answer ? { how: answer.data.by, text: answer.personal?.text ?? null, ...signed(answer.metadata) } : null,
        closed: closing ? signed(closing.metadata) : null,
      };
    });
}

const signed = ({ actor, occurredAt }: Recorded<OrderFact>['metadata']) => ({ by: actor, at: occurredAt });
