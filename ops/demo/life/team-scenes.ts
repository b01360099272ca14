import type { AdminOrderDetail } from '@willow/contracts';
import type { Character } from '../cast/cast.ts';
import { idFrom } from './keys.ts';
import { decides, orderAt } from './review.ts';
import { NOTES, QUESTIONS } from './sayings.ts';
import { OPERATORS, type Who } from './team.ts';
import type { World } from './world.ts';

export type Case = { readonly world: World; readonly character: Character; readonly nextKey: () => string };

const turnOf = ({ character: { number } }: Case): readonly [Who, Who] => (number % 2 === 0 ? OPERATORS : [OPERATORS[1], OPERATORS[0]]);

const orderIdOf = ({ world: { story }, character: { number } }: Case): string => {
  const { orderId } = story.of(number);
  if (!orderId) throw new Error('There is no order');
  return orderId;
};

function asks(current: Case, who: Who = turnOf(current)[0]) {
  const { world, nextKey } = current;
  return <T>(path: string, json?: object): Promise<T> =>
    world.team.ask<T>(who, 'POST', `/api/admin/orders/${orderIdOf(current)}${path}`, json, nextKey());
}

const detailOf = (current: Case, who: Who = turnOf(current)[0]): Promise<AdminOrderDetail> =>
  current.world.team.ask<AdminOrderDetail>(who, 'GET', `/api/admin/orders/${orderIdOf(current)}`);

/** Some are taken before anything else is done, by whoever will do it. */
export async function isTaken(current: Case): Promise<void> {
  const { team } = current.world;
  const [who] = turnOf(current);
  const colleagues = await team.ask<readonly { id: string; name: string }[]>(who, 'GET', '/api/admin/assignees');
  const { order } = await detailOf(current);
  const name = who === 'priya' ? 'Priya Nair' : 'Tom Hargreaves';
  const mine = colleagues.find((each) => each.name === name)?.id ?? null;
  if (order.assignee?.id === mine) return;
  await asks(current)('/assignee', { operatorId: mine, before: order.assignee?.id ?? null });
}

/** Read, decided, and sent. What no decision may clear is asked of the customer instead. */
export async function isReviewed(current: Case): Promise<void> {
  const { world, character, nextKey } = current;
  const orderId = orderIdOf(current);
  const [who, second] = turnOf(current);
  if (character.number % 3 === 0) await isTaken(current);
  const mayBeSent = await decides({ team: world.team, orderId, nextKey }, [who, second]);
  if (character.number % 5 === 0)
    await world.team.ask(who, 'PATCH', `/api/admin/orders/${orderId}`, { notes: NOTES[character.number % NOTES.length]! }, nextKey());
  if (!mayBeSent) return isAsked(current);
  if ((await orderAt(world.team, who, orderId)).status !== 'sent') await asks(current)('/send');
}

export async function isHalfDecided(current: Case): Promise<void> {
  const { world, character, nextKey } = current;
  const most = character.number % 2;
  await decides({ team: world.team, orderId: orderIdOf(current), nextKey }, turnOf(current), most);
}

export async function isAsked(current: Case): Promise<void> {
  const { number } = current.character;
  await asks(current)('/enquiries', { question: QUESTIONS[number % QUESTIONS.length]!, step: null });
}

export const isReturned = (current: Case): Promise<void> => asks(current)('/return');

/** What the customer reported, and what the bank asked about. */
export async function isSettled(current: Case): Promise<void> {
  const { problems, disputes } = await detailOf(current);
  for (const { id } of problems.filter(({ answered }) => answered === null)) await asks(current)(`/problems/${id}/answered`);
  if (disputes.length > 0) await asks(current)('/evidence');
}

export async function isCorrected(current: Case): Promise<void> {
  const { world, nextKey } = current;
  const { user } = await detailOf(current);
  const changes = { fullName: user.fullName.replace(/^(\S+)/, '$1 Jane') };
  const reason = 'The customer wrote that a middle name is missing, as in the passport.';
  await world.team.ask(turnOf(current)[0], 'POST', `/api/admin/customers/${user.id}/details`, { changes, reason }, nextKey());
}

export async function isRefunded(current: Case): Promise<void> {
  const { order } = await detailOf(current, 'admin');
  const id = orderIdOf(current);
  await asks(current, 'admin')('/refunds', {
    requestId: idFrom('refund', id),
    amount: order.finalAmount,
    refundedBefore: order.refunded,
    reason: 'asked',
    note: 'Has found a solicitor in the family after all, and asked kindly.',
    confirm: id.slice(0, 8),
  });
}

export async function isArchived(current: Case): Promise<void> {
  const { world, nextKey } = current;
  await world.team.ask(turnOf(current)[0], 'PATCH', `/api/admin/orders/${orderIdOf(current)}`, { status: 'archived' }, nextKey());
}

/** Both operators have to agree to the erasure of a will that was paid for. */
export async function isAgreedTo({ world, character, nextKey }: Case): Promise<void> {
  const { erasureId } = world.story.of(character.number);
  for (const who of OPERATORS) await world.team.ask(who, 'POST', `/api/admin/erasures/${erasureId}/agreement`, undefined, nextKey());
}
