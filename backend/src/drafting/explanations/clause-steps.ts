import type { StepId } from '@willow/contracts';
import { professionalsIn, type WillFacts } from '../answers/will-facts.ts';
import type { ClauseId } from '../document/sentence.ts';
import { agesIn, somebodyWaits } from '../residue/ages.ts';

const STEPS: { readonly [Id in ClauseId]: readonly StepId[] } = {
  'this-will': [],
  family: ['partner', 'children'],
  executors: ['executors'],
  guardian: ['children'],
  gifts: ['gifts'],
  groups: ['gifts'],
  pets: ['gifts'],
  digital: ['gifts'],
  contents: ['gifts'],
  home: ['home'],
  loans: ['gifts'],
  debts: [],
  residue: ['beneficiaries', 'substitutes'],
  'under-18': [],
  powers: [],
  funeral: ['funeral'],
  words: [],
  'safety-net': [],
};

/** The steps of the wizard whose answers a clause is made of, the one to change it by first. */
export function stepsOf(id: ClauseId, facts: WillFacts): readonly StepId[] {
  const { partner, expectsToMarry } = facts;
  if (id === 'under-18' && somebodyWaits(agesIn(facts))) return agedAt(facts);
  if (id === 'powers' && professionalsIn(facts).length > 0) return ['executors'];
  if (id === 'family' && partner === null) return ['children'];
  return id === 'this-will' && expectsToMarry !== '' ? ['partner'] : STEPS[id];
}

function agedAt(facts: WillFacts): readonly StepId[] {
  const { ofChildren, ofOthers } = agesIn(facts);
  return ofChildren === null && ofOthers === null ? ['gifts'] : ['substitutes'];
}
