import { createApi } from '@reduxjs/toolkit/query/react';
import { apiOptions } from '../../web/api/api-options.ts';

/** The one cache of the app; features inject their calls. */
export const api = createApi({ ...apiOptions, tagTypes: ['Me', 'Will', 'Order', 'Referrals'] });
