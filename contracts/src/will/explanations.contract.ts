import { endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { WillChanges, WillComparison } from './comparison.ts';
import { ExplainedWill } from './explanation.ts';
import { FamilyMap } from './family-map.ts';
import { SecondLook } from './second-look.ts';
import { NoWitnessList, VersionCheck, VersionCodes, WitnessCheck, WitnessNames } from './signing.ts';
import { StressReport, WhoGetsWhat } from './simulation.ts';

/**
 * What the customer's will means, worked out from the same plan as its clauses. Answers that make no will yet are refused with 409; the
 * refusal names the step of the wizard. Whatever names somebody is in a body, never in an address.
 */
const customer = { audience: 'customer', status: 200 } as const;

export const getExplainedWill = endpoint({ ...customer, method: 'GET', path: '/api/will/explained', response: ExplainedWill });

const MAX_TRIED = 60;
const ids = z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(MAX_TRIED, 'Choose fewer people'));

/** Reads, although it is sent as a body: who has died is nobody's business but the customer's. */
export const tryDeaths = endpoint({
  ...customer,
  method: 'POST',
  path: '/api/will/who-gets-what',
  body: z.object({ dead: ids, noIssue: ids }),
  response: WhoGetsWhat,
});

export const getStressReport = endpoint({ ...customer, method: 'GET', path: '/api/will/stress-report', response: StressReport });

/** Answered for unfinished answers too: it asks about those that are there. */
export const getSecondLook = endpoint({ ...customer, method: 'GET', path: '/api/will/second-look', response: SecondLook });

export const getFamilyMap = endpoint({ ...customer, method: 'GET', path: '/api/will/map', response: FamilyMap });

export const MAX_ESTATE_POUNDS = 1_000_000_000;

export const compareWithoutWill = endpoint({
  ...customer,
  method: 'POST',
  path: '/api/will/without',
  body: z.object({
    /** In whole pounds; null takes what the answers say the home is worth. */
    estateValue: z.nullable(
      z
        .int('Enter the value in whole pounds, for example 250000')
        .check(z.minimum(0, 'Enter an amount of £0 or more'), z.maximum(MAX_ESTATE_POUNDS, 'Enter no more than £1,000,000,000')),
    ),
  }),
  response: WillComparison,
});

export const getWillChanges = endpoint({ ...customer, method: 'GET', path: '/api/will/changes', response: WillChanges });

export const getNoWitnesses = endpoint({ ...customer, method: 'GET', path: '/api/will/no-witnesses', response: NoWitnessList });

/** The names are looked at and forgotten: nothing of them is stored or logged. */
export const checkWitnesses = endpoint({
  ...customer,
  method: 'POST',
  path: '/api/will/check-witnesses',
  body: WitnessNames,
  response: WitnessCheck,
});

export const checkVersionCodes = endpoint({
  ...customer,
  method: 'POST',
  path: '/api/will/check-version',
  body: VersionCodes,
  response: VersionCheck,
});
