import { z } from '../zod.ts';
import { ExactShare } from './insight.ts';

/** Something a person does or gets under the will, in a few words; `kind` chooses how its line is drawn. */
export const MapTie = z.object({
  kind: z.enum(['estate', 'substitute', 'gift', 'duty', 'family']),
  label: z.string(),
  share: z.nullable(ExactShare),
});
export type MapTie = z.infer<typeof MapTie>;

export const MapPerson = z.object({
  id: z.string(),
  name: z.string(),
  relation: z.string(),
  ties: z.array(MapTie),
  clashes: z.array(z.string()),
});
export type MapPerson = z.infer<typeof MapPerson>;

export const FamilyMap = z.object({
  you: z.string(),
  people: z.array(MapPerson),
  description: z.string(),
});
export type FamilyMap = z.infer<typeof FamilyMap>;

export const ComparedShare = z.object({
  name: z.string(),
  share: z.nullable(ExactShare),
  pounds: z.nullable(z.number()),
});
export type ComparedShare = z.infer<typeof ComparedShare>;

export const LegalFigure = z.object({ label: z.string(), value: z.string(), source: z.string(), asOf: z.string() });
export type LegalFigure = z.infer<typeof LegalFigure>;

export const WillComparison = z.object({
  /** In pounds; null, and nothing compared, while nobody has said what the estate may be worth. */
  estateValue: z.nullable(z.number()),
  withWill: z.array(ComparedShare),
  withoutWill: z.array(ComparedShare),
  differences: z.array(z.string()),
  notes: z.array(z.string()),
  figures: z.array(LegalFigure),
});
export type WillComparison = z.infer<typeof WillComparison>;

export const WillChanges = z.object({
  /** When the earlier version was submitted; null while there is only one version. */
  since: z.nullable(z.string()),
  changes: z.array(z.object({ sentence: z.string(), clause: z.nullable(z.string()) })),
});
export type WillChanges = z.infer<typeof WillChanges>;
