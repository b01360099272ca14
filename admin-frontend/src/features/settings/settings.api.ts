import type { BodyOf, Endpoint } from '@willow/contracts/endpoint';
import {
  pausePayments,
  publishNotice,
  readSettings,
  removePreparedAnswer,
  resumePayments,
  savePreparedAnswer,
  type Settings,
  setReviewTarget,
  withdrawNotice,
} from '@willow/contracts/operator/settings.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const change = <E extends Endpoint>(endpoint: E) => ({
  query: (body: BodyOf<E>) => ({ endpoint, body }),
  responseSchema: readSettings.response,
  invalidatesTags: ['Settings' as const],
});

const settingsApi = api.enhanceEndpoints({ addTagTypes: ['Settings'] }).injectEndpoints({
  endpoints: (build) => ({
    settings: build.query({
      ...endpointOf(readSettings),
      providesTags: ['Settings'],
    }),
    publishNotice: build.mutation<Settings, BodyOf<typeof publishNotice>>(change(publishNotice)),
    withdrawNotice: build.mutation<Settings, BodyOf<typeof withdrawNotice>>(change(withdrawNotice)),
    pausePayments: build.mutation<Settings, BodyOf<typeof pausePayments>>(change(pausePayments)),
    resumePayments: build.mutation<Settings, void>({ ...change(resumePayments), query: () => ({ endpoint: resumePayments }) }),
    savePreparedAnswer: build.mutation<Settings, BodyOf<typeof savePreparedAnswer>>(change(savePreparedAnswer)),
    removePreparedAnswer: build.mutation<Settings, string>({
      ...change(removePreparedAnswer),
      query: (id) => ({ endpoint: removePreparedAnswer, params: { id } }),
    }),
    setReviewTarget: build.mutation<Settings, BodyOf<typeof setReviewTarget>>(change(setReviewTarget)),
  }),
});

export const {
  useSettingsQuery,
  usePublishNoticeMutation,
  useWithdrawNoticeMutation,
  usePausePaymentsMutation,
  useResumePaymentsMutation,
  useSetReviewTargetMutation,
  useSavePreparedAnswerMutation,
  useRemovePreparedAnswerMutation,
} = settingsApi;
