import { createApi } from '@reduxjs/toolkit/query/react';
import { apiOptions } from '@willow/frontend/web/api/api-options';

export const api = createApi({ ...apiOptions, tagTypes: ['Orders', 'OrderCounts', 'Discounts'] });
