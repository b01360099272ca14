import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Body, Param, Req } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { endpoint, z } from '@willow/contracts';
import { CONTRACT, Contract } from './decorators.ts';

const Name = z.object({ name: z.string() });
const one = endpoint({ method: 'GET', path: '/api/one', audience: 'visitor', status: 200, response: Name });
const many = endpoint({ method: 'GET', path: '/api/many', audience: 'visitor', status: 200, response: z.array(Name) });
const save = endpoint({
  method: 'POST',
  path: '/api/one/:id',
  audience: 'visitor',
  params: z.object({ id: z.string() }),
  body: Name,
  status: 200,
  response: Name,
});

class Names {
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }

  @Contract(one)
  one(secret: unknown) {
    return { name: this.#name, secret };
  }

  @Contract(many)
  many(secret: unknown) {
    return Promise.resolve([{ name: this.#name, secret }]);
  }

  @Contract(one)
  wrong() {
    return { name: null } as unknown as { name: string };
  }

  @Contract(one)
  sentItself(): undefined {
    return undefined;
  }
}
const names = new Names('Jane');

describe('what a method answers', () => {
  it('is what its contract promises and nothing beyond it, in lists too', async () => {
    await expect(Promise.resolve(names.one('hash'))).resolves.toEqual({ name: 'Jane' });
    await expect(names.many('hash')).resolves.toEqual([{ name: 'Jane' }]);
  });

  it('does not leave when it is something else', async () => {
    await expect(Promise.resolve(names.wrong())).rejects.toThrow(/Expected string received null/);
  });

  it('is left alone when the method has sent its own', async () => {
    await expect(Promise.resolve(names.sentItself())).resolves.toBeUndefined();
  });

  it('knows its contract', () => {
    expect(Reflect.getMetadata(CONTRACT, Object.getOwnPropertyDescriptor(Names.prototype, 'one')!.value as object)).toBe(one);
  });

  it('gives Nest the schemas of its inputs', () => {
    class Saving {
      @Contract(save)
      save(@Param() _params: unknown, @Body() _body: unknown, @Req() _request: unknown) {
        return { name: 'Jane' };
      }
    }
    const inputs = Object.values<{ schema?: unknown }>(Reflect.getMetadata(ROUTE_ARGS_METADATA, Saving, 'save'));
    expect(inputs.map(({ schema }) => schema)).toEqual(expect.arrayContaining([save.params, save.body, undefined]));
  });
});
