import { z } from '../zod.ts';
import { ExactShare } from './simulation.ts';

export const ComparedShare = z.object({
  name: z.string(),
  share: z.nullable(ExactShare),
  pounds: z.nullable(z.number()),
});
export type ComparedShare = z.infer<typeof ComparedShare>;

const LegalFigure = z.object({ label: z.string(), value: z.string(), source: z.string(), asOf: z.string() });

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
