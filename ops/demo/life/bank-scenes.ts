import { assertFine } from '../../people/answers.ts';
import { Visitor } from '../../people/visitor.ts';
import type { Case } from './team-scenes.ts';

/** By the local card provider's page for what banks do. */
async function plays({ world: { place, story }, character: { number } }: Case, play: string): Promise<void> {
  const bank = new Visitor(place.stripeUrl, place.connections, '192.0.2.1');
  const { payment } = story.of(number);
  assertFine(play, await bank.ask('POST', '/_local/payments', { json: { payment, play } }));
}

const REPORTS = ['dispute', 'inquiry', 'fraud_warning'] as const;

export const bankDisputes = (current: Case): Promise<void> =>
  plays(current, current.character.stage === 'disputed' ? 'not_received' : REPORTS[current.character.number % REPORTS.length]!);

export async function bankDecides(current: Case): Promise<void> {
  await plays(current, 'review');
  await plays(current, current.character.number % 2 === 0 ? 'win' : 'lose');
}
