import { assertFine } from '../../people/answers.ts';
import { Visitor } from '../../people/visitor.ts';
import type { Part } from './customer-scenes.ts';

/**
 * Their mailbox is gone by the time the will is sent. An address that never took a mail would be no customer: whoever gets no link does not come
 * back to the questions.
 */
export async function mailComesBack({ world: { place }, person: { customer } }: Part): Promise<void> {
  const { id } = await customer.mail(/^Your will/i);
  const post = new Visitor(place.mailboxUrl, place.connections, '192.0.2.2');
  assertFine('a mail that comes back', await post.ask('POST', '/_local/events', { json: { message: id, play: 'bounced' } }));
}
