import { describe, expect, it } from '@jest/globals';
import { parseForm } from './form-body.ts';

describe('a form body', () => {
  it('becomes nested fields and lists', () => {
    const form = parseForm('amount=5000&metadata[order_id]=o%201&metadata[x]=&expand[]=a&expand[]=b.c&types[0]=x&types[1]=y&a[b][c]=1');
    expect(form).toMatchObject({
      amount: '5000',
      metadata: { order_id: 'o 1', x: '' },
      expand: ['a', 'b.c'],
      types: ['x', 'y'],
      a: { b: { c: '1' } },
    });
  });

  it('keeps a field called __proto__ a field', () => {
    const form = parseForm('__proto__[polluted]=1&metadata[__proto__]=2');
    expect(Object.keys(form)).toEqual(['__proto__', 'metadata']);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
