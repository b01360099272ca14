import { Role } from '@willow/contracts';
import { z } from 'zod';
import type { Decider } from '../../../kernel/decider.ts';
import { defineFact, type FactOf } from '../../../kernel/fact.ts';
import { refuse } from '../../../kernel/refused.ts';

const Identity = z.object({ email: z.string(), name: z.string(), passwordHash: z.string() });

export const OperatorCreated = defineFact('OperatorCreated', { data: z.object({ role: Role }), personal: Identity });
export const OperatorLoggedIn = defineFact('OperatorLoggedIn', { data: z.object({}) });
export const OperatorLoginFailed = defineFact('OperatorLoginFailed', { data: z.object({}) });
export const OperatorDisabled = defineFact('OperatorDisabled', { data: z.object({}) });
/** Who opened whose order: every look at personal data leaves a trace. */
export const RecordViewed = defineFact('RecordViewed', {
  data: z.object({ orderId: z.string(), what: z.enum(['details', 'draft', 'final']) }),
});

export const operatorFacts = [OperatorCreated, OperatorLoggedIn, OperatorLoginFailed, OperatorDisabled, RecordViewed] as const;
export type OperatorFact = FactOf<(typeof operatorFacts)[number]>;

export type Operator = { readonly identity: z.infer<typeof Identity> | null; readonly role: Role; readonly active: boolean };
export type OperatorCommand =
  | { readonly type: 'CreateOperator'; readonly role: Role; readonly email: string; readonly name: string; readonly passwordHash: string }
  | { readonly type: 'RecordLogin'; readonly succeeded: boolean }
  | { readonly type: 'DisableOperator' }
  | { readonly type: 'RecordView'; readonly orderId: string; readonly what: 'details' | 'draft' | 'final' };
export type OperatorRefusal = 'OperatorExists' | 'OperatorUnknown';

export const operator: Decider<Operator, OperatorCommand, OperatorFact, OperatorRefusal> = {
  initial: { identity: null, role: 'operator', active: false },
  decide: {
    CreateOperator: ({ type: _, role, ...identity }, state) =>
      state.identity ? refuse('OperatorExists') : [OperatorCreated.of({ role }, identity)],
    RecordLogin: ({ succeeded }, state) =>
      state.identity ? [succeeded ? OperatorLoggedIn.of({}) : OperatorLoginFailed.of({})] : refuse('OperatorUnknown'),
    DisableOperator: (_, state) => (state.active ? [OperatorDisabled.of({})] : []),
    RecordView: ({ orderId, what }, state) => (state.identity ? [RecordViewed.of({ orderId, what })] : refuse('OperatorUnknown')),
  },
  evolve: {
    OperatorCreated: (_, { data, personal }) => ({ identity: personal, role: data.role, active: true }),
    OperatorLoggedIn: (state) => state,
    OperatorLoginFailed: (state) => state,
    OperatorDisabled: (state) => ({ ...state, active: false }),
    RecordViewed: (state) => state,
  },
};
