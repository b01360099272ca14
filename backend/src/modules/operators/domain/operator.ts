import { MESSAGES, Role } from '@willow/contracts';
import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';

const Identity = z.object({ email: z.string(), name: z.string(), passwordHash: z.string() });

export const OperatorCreated = defineFact('OperatorCreated', { data: z.object({ role: Role }), personal: Identity });
/** `timeStep` of the code that was used, which cannot be used again; null without a second factor. */
export const OperatorLoggedIn = defineFact('OperatorLoggedIn', { data: z.object({ timeStep: z.number().int().nullable() }) });
/** `count`: wrong tries in a row up to this one, also those that are not kept. `on`: the day in London. */
export const OperatorLoginFailed = defineFact('OperatorLoginFailed', { data: z.object({ count: z.number().int(), on: z.string() }) });
export const OperatorDisabled = defineFact('OperatorDisabled', { data: z.object({}) });
export const SecondFactorProposed = defineFact('SecondFactorProposed', { data: z.object({}), personal: z.object({ secret: z.string() }) });
export const SecondFactorEnrolled = defineFact('SecondFactorEnrolled', { data: z.object({ timeStep: z.number().int() }) });
export const SecondFactorReset = defineFact('SecondFactorReset', { data: z.object({}) });

export const operatorFacts = [
  OperatorCreated,
  OperatorLoggedIn,
  OperatorLoginFailed,
  OperatorDisabled,
  SecondFactorProposed,
  SecondFactorEnrolled,
  SecondFactorReset,
] as const;
export type OperatorFact = FactOf<(typeof operatorFacts)[number]>;

export type Operator = {
  readonly identity: z.infer<typeof Identity> | null;
  readonly role: Role;
  readonly active: boolean;
  readonly factor: {
    readonly secret: string | null;
    readonly enrolled: boolean;
    readonly lastStep: number;
  };
  /** Failed logins that were kept on the newest day that has any. */
  readonly failures: { readonly on: string | null; readonly kept: number };
};

export type OperatorCommand =
  | { readonly type: 'CreateOperator'; readonly role: Role; readonly email: string; readonly name: string; readonly passwordHash: string }
  | {
      readonly type: 'LogIn';
      readonly passwordRight: boolean;
      readonly factorRequired: boolean;
      /** `none` when no code was given, null when it is wrong, else the time step it is right for. */
      readonly code: 'none' | number | null;
      readonly newSecret: string;
      /** Wrong tries in a row, should this be one. */
      readonly count: number;
      readonly today: string;
    }
  | { readonly type: 'EnrolSecondFactor'; readonly timeStep: number | null }
  | { readonly type: 'ResetSecondFactor' }
  | { readonly type: 'DisableOperator' };

export type OperatorRefusal =
  | 'OperatorExists'
  | 'OperatorUnknown'
  | 'AlreadyEnrolled'
  | 'CredentialsWrong'
  | 'CodeNeeded'
  | 'CodeWrong'
  | 'LoginCodeWrong';

/** More of a day are not kept: whoever knows an address could make the history as long as they like. */
const KEPT_A_DAY = 5;
const noFactor = { secret: null, enrolled: false, lastStep: 0 };

export const operator: Decider<Operator, OperatorCommand, OperatorFact, OperatorRefusal> = {
  initial: { identity: null, role: 'operator', active: false, factor: noFactor, failures: { on: null, kept: 0 } },
  decide: {
    CreateOperator: ({ type: _, role, ...identity }, state) =>
      state.identity ? refuse('OperatorExists') : [OperatorCreated.of({ role }, identity)],
    LogIn: ({ passwordRight, factorRequired, code, newSecret, count, today }, { identity, active, factor, failures }) => {
      const failed = failures.on === today && failures.kept >= KEPT_A_DAY ? [] : [OperatorLoginFailed.of({ count, on: today })];
      if (!identity) return refuse('OperatorUnknown');
      if (!passwordRight || !active) return failed;
      if (!factorRequired) return [OperatorLoggedIn.of({ timeStep: null })];
      if (!factor.enrolled)
        return [OperatorLoggedIn.of({ timeStep: null }), ...(factor.secret ? [] : [SecondFactorProposed.of({}, { secret: newSecret })])];
      if (code === 'none') return refuse('CodeNeeded', [{ path: ['code'], message: MESSAGES.codeNeeded }]);
      return code === null || code <= factor.lastStep ? failed : [OperatorLoggedIn.of({ timeStep: code })];
    },
    EnrolSecondFactor: ({ timeStep }, { factor }) => {
      if (factor.enrolled) return [];
      return timeStep === null || !factor.secret ? refuse('CodeWrong') : [SecondFactorEnrolled.of({ timeStep })];
    },
    ResetSecondFactor: (_, { identity, factor }) => {
      if (!identity) return refuse('OperatorUnknown');
      return factor.secret ? [SecondFactorReset.of({})] : [];
    },
    DisableOperator: (_, state) => (state.active ? [OperatorDisabled.of({})] : []),
  },
  evolve: {
    OperatorCreated: (state, { data, personal }) => ({ ...state, identity: personal, role: data.role, active: true }),
    OperatorLoggedIn: (state, { data }) => stepped(state, data.timeStep),
    OperatorLoginFailed: (state, { data: { on } }) => ({
      ...state,
      failures: { on, kept: state.failures.on === on ? state.failures.kept + 1 : 1 },
    }),
    OperatorDisabled: (state) => ({ ...state, active: false }),
    SecondFactorProposed: (state, { personal }) => ({ ...state, factor: { ...noFactor, secret: personal?.secret ?? null } }),
    SecondFactorEnrolled: (state, { data }) => stepped({ ...state, factor: { ...state.factor, enrolled: true } }, data.timeStep),
    SecondFactorReset: (state) => ({ ...state, factor: noFactor }),
  },
};

const stepped = (state: Operator, timeStep: number | null): Operator =>
  timeStep === null ? state : { ...state, factor: { ...state.factor, lastStep: timeStep } };
