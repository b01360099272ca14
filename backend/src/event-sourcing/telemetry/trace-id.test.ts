import { describe, expect, it } from '@jest/globals';
import { newTraceId, toTraceId, traceIdIn } from './trace-id.ts';

const ID = '0af7651916cd43dd8448eb211c80319c';

describe('a trace id', () => {
  it('is taken from a traceparent of the form that W3C Trace Context has, and from no other', () => {
    expect(traceIdIn(`00-${ID}-b7ad6b7169203331-01`)).toBe(ID);
    const wrong = [
      undefined,
      '',
      ID,
      `00-${ID}-b7ad6b7169203331`,
      `00-${ID}-b7ad6b7169203331-01-more`,
      `00-${ID.toUpperCase()}-b7ad6b7169203331-01`,
      `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
      `00-${ID}-${'0'.repeat(16)}-01`,
      `ff-${ID}-b7ad6b7169203331-01`,
      `00-<script>alert(1)</script>....-b7ad6b7169203331-01`,
      [`00-${ID}-b7ad6b7169203331-01`],
    ];
    expect(wrong.map(traceIdIn)).toEqual(wrong.map(() => null));
  });

  it('is read from the UUIDs of older facts, and not from other words', () => {
    expect(toTraceId('0af76519-16cd-43dd-8448-eb211c80319c')).toBe(ID);
    expect(toTraceId('bench')).toBeNull();
    expect(toTraceId(newTraceId())).toMatch(/^[0-9a-f]{32}$/);
  });
});
