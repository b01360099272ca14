import { type CustomerPage, searchCustomers } from '@willow/contracts/operator/customers.contract';
import { api } from '../../shared/api/api.ts';

export type CustomersAsked = { readonly search: string; readonly page: number };

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    customers: build.query<CustomerPage, CustomersAsked>({
      query: ({ search, page }) => ({ endpoint: searchCustomers, body: { page, ...(search && { search }) } }),
      responseSchema: searchCustomers.response,
    }),
  }),
});

export const { useCustomersQuery } = usersApi;
