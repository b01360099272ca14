import { childrenBesideSpouse, overNetSum } from '@willow/contracts';
import { type Fraction, fraction, WHOLE, ZERO } from '../residue/fraction.ts';

/** Who would take without a will: what the law gives each, or whom it would have to ask about. `pence` is null where nobody can say. */
type IntestateShare = { readonly name: string; readonly share: Fraction | null; readonly pence: number | null };

type Family = { readonly partner: string | null; readonly children: readonly string[] };

/** What nobody asked about: the law goes on to parents, brothers and sisters and further, and at last to the Crown. */
export const FURTHER_FAMILY = 'Your parents, brothers and sisters or further family (we did not ask about them)';

/**
 * Who would take an estate without a will, were the testator to die today with everybody alive: Administration of Estates Act 1925 s.46. A
 * partner without marriage or civil partnership takes nothing, so only a spouse or civil partner is in here.
 */
export function withoutWill({ partner, children }: Family, estatePence: number): readonly IntestateShare[] {
  if (partner !== null)
    return children.length === 0
      ? [{ name: partner, share: WHOLE, pence: estatePence }]
      : sharedWithChildren(partner, children, estatePence);
  if (children.length === 0) return [{ name: FURTHER_FAMILY, share: null, pence: null }];
  return children.map((name) => part(name, fraction(1, children.length), estatePence));
}

/** The spouse takes the fixed net sum and half of what is over it; the children take the other half in equal shares. */
function sharedWithChildren(partner: string, children: readonly string[], estate: number): readonly IntestateShare[] {
  const over = overNetSum(estate);
  const spouse = {
    name: partner,
    share: estate === 0 ? WHOLE : fraction(2 * estate - over, 2 * estate),
    pence: estate - childrenBesideSpouse(estate),
  };
  if (over === 0) return [spouse, ...children.map((name) => ({ name, share: ZERO, pence: 0 }))];
  return [spouse, ...children.map((name) => part(name, fraction(over, 2 * estate * children.length), estate))];
}

const part = (name: string, share: Fraction, estate: number): IntestateShare => ({
  name,
  share,
  pence: Number((BigInt(estate) * BigInt(share.n)) / BigInt(share.d)),
});
