import { identity } from '../answers/identity.ts';
import type { Gift, Partner } from '../answers/will-facts.ts';
import type { ResiduePlan } from '../residue/residue-plan.ts';
import { takersOf } from '../residue/survival.ts';

export type WitnessBar = 'spouse' | 'partner' | 'expected' | 'takes' | 'substitute' | 'gift';

/** Somebody who must not witness. Two spellings of one name are one line, because a witness is turned away by name. */
export type BarredWitness = { readonly name: string; readonly id: string; readonly bars: readonly [WitnessBar, ...WitnessBar[]] };

type Sources = {
  readonly partner: Pick<Partner, 'name' | 'isMarried'> | null;
  readonly expectsToMarry: string;
  readonly gifts: readonly Pick<Gift, 'recipientName'>[];
  readonly plan: ResiduePlan | null;
};

export function barredWitnesses({ partner, expectsToMarry, gifts, plan }: Sources): readonly BarredWitness[] {
  const barred = new Map<string, BarredWitness>();
  const add = (name: string, bar: WitnessBar): void => {
    const id = identity(name);
    const known = barred.get(id);
    if (name === '' || known?.bars.includes(bar)) return;
    barred.set(id, known ? { ...known, bars: [...known.bars, bar] } : { name, id, bars: [bar] });
  };
  if (partner) add(partner.name, partner.isMarried ? 'spouse' : 'partner');
  add(expectsToMarry, 'expected');
  const standIns = new Set(plan?.rest.kind === 'shares' ? plan.rest.shares.map(({ substitute }) => substitute?.id) : []);
  for (const { id, name } of plan ? takersOf(plan) : [])
    add(name, (plan?.first && id !== plan.first.id) || standIns.has(id) ? 'substitute' : 'takes');
  for (const { recipientName } of gifts) add(recipientName, 'gift');
  return [...barred.values()];
}
