import { z } from '../zod.ts';
import { ExactShare } from './simulation.ts';

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
