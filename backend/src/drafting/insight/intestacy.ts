import { FIGURES } from '@willow/contracts';
import { type Fraction, fraction } from '../residue/fraction.ts';

/** Who would take without a will: what the law gives each, or whom it would have to ask about. `pence` is null where nobody can say. */
export type IntestateShare = { readonly name: string; readonly share: Fraction | null; readonly pence: number | null };

export type Family = { readonly partner: string | null; readonly children: readonly string[] };

/** What nobody asked about: the law goes on to parents, brothers and sisters and further, and at last to the Crown. */
export const FURTHER_FAMILY = 'Your parents, brothers and sisters or further family (we did not ask about them)';

/**
 * Who would take an estate without a will, were the testator to die today with everybody alive: Administration of Estates Act 1925 s.46. A
 * partner without marriage or civil partnership takes nothing, so only a spouse or civil partner is in here.
 */
export function withoutWill({ partner, children }: Family, estatePence: number): readonly IntestateShare[] {
  if (partner === null && children.length === 0) return [{ name: FURTHER_FAMILY, share: null, pence: null }];
  const toPartner = partner === null ? 0 : children.length === 0 ? 1 : null;
  if (toPartner === null) return sharedWithChildren(partner!, children, estatePence);
  if (toPartner === 1) return [{ name: partner!, share: { n: 1, d: 1 }, pence: estatePence }];
  return children.map((name) => part(name, fraction(1, children.length), estatePence));
}

/** The spouse takes the fixed net sum and half of what is over it; the children take the other half in equal shares. */
function sharedWithChildren(partner: string, children: readonly string[], estate: number): readonly IntestateShare[] {
  const over = Math.max(0, estate - FIGURES.intestacyNetSum.value);
  const spouse = {
    name: partner,
    share: estate === 0 ? { n: 1, d: 1 } : fraction(2 * estate - over, 2 * estate),
    pence: estate - Math.ceil(over / 2),
  };
  if (over === 0) return [spouse, ...children.map((name) => ({ name, share: { n: 0, d: 1 }, pence: 0 }))];
  return [spouse, ...children.map((name) => part(name, fraction(over, 2 * estate * children.length), estate))];
}

const part = (name: string, share: Fraction, estate: number): IntestateShare => ({
  name,
  share,
  pence: Number((BigInt(estate) * BigInt(share.n)) / BigInt(share.d)),
});
