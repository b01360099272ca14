import { createApi } from '@reduxjs/toolkit/query/react';
import { apiOptions } from '../../web/api/api-options.ts';

export const api = createApi({ ...apiOptions, tagTypes: ['Me', 'Will', 'Order', 'Referrals'] });
