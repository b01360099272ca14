import type { StepId } from '@willow/contracts';
import type { WillFacts } from '../answers/will-facts.ts';
import type { ClauseId } from '../document/sentence.ts';
import { conditionalAge } from '../residue/residue-plan.ts';

const STEPS: { readonly [Id in ClauseId]: readonly StepId[] } = {
  'this-will': [],
  family: ['partner', 'children'],
  executors: ['executors'],
  guardian: ['children'],
  gifts: ['gifts'],
  pets: ['gifts'],
  digital: ['gifts'],
  home: ['home'],
  debts: [],
  residue: ['beneficiaries', 'substitutes'],
  'under-18': [],
  powers: [],
  funeral: ['funeral'],
  words: [],
  'safety-net': [],
};

/** The steps of the wizard whose answers a clause is made of, the one to change it by first. */
export function stepsOf(id: ClauseId, { partner, expectsToMarry, plan }: WillFacts): readonly StepId[] {
  if (id === 'under-18' && conditionalAge(plan) !== null) return ['substitutes'];
  if (id === 'family' && partner === null) return ['children'];
  return id === 'this-will' && expectsToMarry !== '' ? ['partner'] : STEPS[id];
}
