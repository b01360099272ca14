import { describe, expect, it } from '@jest/globals';
import { endpoint } from '@willow/contracts/endpoint';
import { z } from '@willow/contracts/zod';
import { endpointOf } from './endpoint-of.ts';

const getThing = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  audience: 'operator',
  params: z.object({ id: z.string() }),
  status: 200,
  response: z.object({ name: z.string() }),
});

describe('an endpoint', () => {
  it('is asked what its argument says, and its answers are held against the contract', () => {
    const { query, responseSchema } = endpointOf(getThing, (id: string) => ({ params: { id } }));
    expect(query('t1')).toEqual({ endpoint: getThing, params: { id: 't1' } });
    expect(responseSchema).toBe(getThing.response);
  });

  it('that needs nothing said is asked as it is', () => {
    expect(endpointOf(getThing).query()).toEqual({ endpoint: getThing });
  });
});
