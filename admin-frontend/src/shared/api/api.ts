import { createApi } from '@reduxjs/toolkit/query/react';
import { apiOptions } from '@willow/frontend/web/api/api-options';

/** The console's one cache; features inject their endpoints. */
export const api = createApi({ ...apiOptions, tagTypes: ['Orders', 'Discounts'] });
