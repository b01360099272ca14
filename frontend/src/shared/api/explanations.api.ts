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

/** Out of date whenever the dashboard's copy of the will is. */
const ofTheWill = [{ type: 'Will', id: 'dashboard' }, 'Me'] as const;

const explanationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    explainedWill: build.query({
      query: (_: void) => ({ endpoint: getExplainedWill }),
      responseSchema: getExplainedWill.response,
      providesTags: ofTheWill,
    }),
    stressReport: build.query({
      query: (_: void) => ({ endpoint: getStressReport }),
      responseSchema: getStressReport.response,
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
      query: (body: BodyOf<typeof tryDeaths>) => ({ endpoint: tryDeaths, body }),
      responseSchema: tryDeaths.response,
      providesTags: ofTheWill,
    }),
    familyMap: build.query({
      query: (_: void) => ({ endpoint: getFamilyMap }),
      responseSchema: getFamilyMap.response,
      providesTags: ofTheWill,
    }),
    withoutWill: build.query({
      query: (body: BodyOf<typeof compareWithoutWill>) => ({ endpoint: compareWithoutWill, body }),
      responseSchema: compareWithoutWill.response,
      providesTags: ofTheWill,
    }),
    willChanges: build.query({
      query: (_: void) => ({ endpoint: getWillChanges }),
      responseSchema: getWillChanges.response,
      providesTags: ofTheWill,
    }),
    noWitnesses: build.query({
      query: (_: void) => ({ endpoint: getNoWitnesses }),
      responseSchema: getNoWitnesses.response,
      providesTags: ofTheWill,
    }),
    /** A mutation, although it changes nothing: its answer is not kept. */
    checkWitnesses: build.mutation({
      query: (body: BodyOf<typeof checkWitnesses>) => ({ endpoint: checkWitnesses, body }),
      responseSchema: checkWitnesses.response,
    }),
    checkVersionCodes: build.mutation({
      query: (body: BodyOf<typeof checkVersionCodes>) => ({ endpoint: checkVersionCodes, body }),
      responseSchema: checkVersionCodes.response,
    }),
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
