import type { BodyOf } from '@willow/contracts/endpoint';
import {
  checkVersionCodes,
  checkWitnesses,
  compareWithoutWill,
  getExplainedWill,
  getFamilyMap,
  getNoWitnesses,
  getSecondLook,
  getStressReport,
  getWillChanges,
  tryDeaths,
} from '@willow/contracts/will/explanations.contract';
import { z } from '@willow/contracts/zod';
import { api } from './api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

/** Out of date whenever the dashboard's copy of the will is. */
const ofTheWill = [{ type: 'Will', id: 'dashboard' }, 'Me'] as const;

const explanationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    explainedWill: build.query({
      ...endpointOf(getExplainedWill),
      providesTags: ofTheWill,
    }),
    stressReport: build.query({
      ...endpointOf(getStressReport),
      providesTags: ofTheWill,
    }),
    /** Only a help: whoever is not signed in any more is told so by what they do next. */
    secondLook: build.query({
      query: (_: void) => ({ endpoint: getSecondLook }),
      extraOptions: { nothingOn401: true },
      responseSchema: z.nullable(getSecondLook.response),
      providesTags: ofTheWill,
    }),
    /** Every combination that was tried is kept, so that going back to one is instant. */
    whoGetsWhat: build.query({
      ...endpointOf(tryDeaths, (body: BodyOf<typeof tryDeaths>) => ({ body })),
      providesTags: ofTheWill,
    }),
    familyMap: build.query({
      ...endpointOf(getFamilyMap),
      providesTags: ofTheWill,
    }),
    withoutWill: build.query({
      ...endpointOf(compareWithoutWill, (body: BodyOf<typeof compareWithoutWill>) => ({ body })),
      providesTags: ofTheWill,
    }),
    willChanges: build.query({
      ...endpointOf(getWillChanges),
      providesTags: ofTheWill,
    }),
    noWitnesses: build.query({
      ...endpointOf(getNoWitnesses),
      providesTags: ofTheWill,
    }),
    /** A mutation, although it changes nothing: its answer is not kept. */
    checkWitnesses: build.mutation(endpointOf(checkWitnesses, (body: BodyOf<typeof checkWitnesses>) => ({ body }))),
    checkVersionCodes: build.mutation(endpointOf(checkVersionCodes, (body: BodyOf<typeof checkVersionCodes>) => ({ body }))),
  }),
});

export const {
  useExplainedWillQuery,
  useStressReportQuery,
  useSecondLookQuery,
  useWhoGetsWhatQuery,
  useFamilyMapQuery,
  useWithoutWillQuery,
  useWillChangesQuery,
  useNoWitnessesQuery,
  useCheckWitnessesMutation,
  useCheckVersionCodesMutation,
} = explanationsApi;
