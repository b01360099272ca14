import type { AdminOrder, OrderFlags } from '@willow/contracts';
import { isUnfinished } from '@willow/contracts/operator/review.contract';
import { OWN_REASON, REASONS } from './sayings.ts';
import type { Team, Who } from './team.ts';

type Flag = OrderFlags['flags'][number];
type Deciding = { readonly team: Team; readonly orderId: string; readonly nextKey: () => string };

const PREFERRED = ['confirmed', 'accepted', 'fixed', 'read'] as const;

/** Takes the first of the rule's own sentences, completed where it asks for that. */
function decisionOn({ choices, reasons }: Flag, reason: string): object | null {
  const decision = PREFERRED.find((each) => choices.includes(each));
  if (!decision) return null;
  if (decision === 'read') return { decision };
  const choice = reasons.find((each) => each.decision === decision)?.text;
  if (choice === undefined) return { decision, reason: OWN_REASON };
  return { decision, choice, ...(isUnfinished(choice) && { reason: reason }) };
}

/** Decides what the will raised, as many as `most`; a second operator agrees where the rule asks for one. Whether it may be sent now. */
export async function decides(
  { team, orderId, nextKey }: Deciding,
  [first, second]: readonly [Who, Who],
  most = Infinity,
): Promise<boolean> {
  const path = `/api/admin/orders/${orderId}`;
  await team.ask(first, 'GET', `${path}/reading`);
  let read = await team.ask<OrderFlags>(first, 'GET', `${path}/flags`);
  const open = read.flags.filter(({ decision }) => decision === null);
  for (const [at, flag] of open.slice(0, most).entries()) {
    const said = decisionOn(flag, REASONS[(at + orderId.charCodeAt(0)) % REASONS.length]!);
    if (!said) continue;
    const flagPath = `${path}/flags/${encodeURIComponent(flag.key)}`;
    read = await team.ask<OrderFlags>(first, 'POST', `${flagPath}/decision`, { answerHash: read.answerHash, ...said }, nextKey());
    const proposal = read.flags.find(({ key }) => key === flag.key)?.proposal;
    if (!proposal || most < Infinity) continue;
    await team.ask(second, 'GET', `${path}/reading`);
    read = await team.ask<OrderFlags>(
      second,
      'POST',
      `${flagPath}/agreement`,
      { answerHash: read.answerHash, proposal: proposal.revision },
      nextKey(),
    );
  }
  return read.approval.open;
}

export const orderAt = async (team: Team, who: Who, orderId: string): Promise<AdminOrder> =>
  (await team.ask<{ order: AdminOrder }>(who, 'GET', `/api/admin/orders/${orderId}`)).order;
