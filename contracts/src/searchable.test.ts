import { describe, expect, it } from '@jest/globals';
import { partOfOrderId, searchable } from './searchable.ts';

describe('a text as it is searched for (D-075)', () => {
  it.each([
    ['Łukasz Wałęsa', 'lukasz walesa'],
    ['Großmann', 'GROSSMANN'],
    ['GROẞMANN', 'Großmann'],
    ['Jane  Smith', ' jane\u00A0smith '],
    ['O’Neill', "o'neill"],
    ['O´Neill', 'O`Neill'],
    ['Oʼ\u200BNeill', 'ONeill'],
    ['Anne‐Marie', 'anne-marie'],
    ['Anne–Marie', 'Anne Marie'],
    ['Søren Ærøskøbing', 'soren aeroskobing'],
    ['Đorđe Þór Œuvré', 'dorde thor oeuvre'],
    ['Işıl İnan', 'isil inan'],
    ['Zoë Nuñez', 'Zoe\u0308 Nun\u0303ez'],
    ['Ｊａｎｅ ﬁeld', 'jane field'],
    ['Ξένος', 'ΞΈΝΟΣ'],
    ['Smith\u00ADson', 'smithson'],
  ])('is the same for %j and %j', (one, other) => expect(searchable(one)).toBe(searchable(other)));

  it.each([
    ['MacDonald', 'McDonald'],
    ['Müller', 'Moller'],
    ['Ann Roe', 'Annroe'],
    ['50%', '50_'],
  ])('tells %j from %j', (one, other) => expect(searchable(one)).not.toBe(searchable(other)));

  it('is found again when it is written so twice', () => {
    for (const text of ['O’Neill – Großmann', '＃ Łódź ´', 'ŉ ĳ ǆ']) expect(searchable(searchable(text))).toBe(searchable(text));
  });
});

describe('a number of an order', () => {
  it.each([
    '#0193AAAA',
    '# 0193aaaa',
    '＃0193aaaa',
    '№ 0193aaaa',
    'Order #0193aaaa',
    'receipt no. #0193aaaa',
    'Receipt number: #0193aaaa',
    'Order 0193AAAA',
    'receipt number 0193aaaa',
    'Ref: 0193aaaa',
    'order id 0193aaaa',
    'No. 0193aaaa',
  ])('is named by %j', (text) => expect(partOfOrderId(text)).toEqual({ part: '0193aaaa', named: true }));

  it('may be what has no sign, however its dashes are typed, and is no name', () => {
    expect(partOfOrderId(' 0193aaaa–bbbb ')).toEqual({ part: '0193aaaa-bbbb', named: false });
    expect(partOfOrderId('Dee')).toEqual({ part: 'dee', named: false });
    expect(partOfOrderId('Jane')).toBeNull();
    expect(partOfOrderId('# Jane')).toBeNull();
    expect(partOfOrderId('#')).toBeNull();
    expect(partOfOrderId('Order Dee')).toBeNull();
    expect(partOfOrderId('No Dade')).toBeNull();
    expect(partOfOrderId('Order')).toBeNull();
    expect(partOfOrderId('Norder 12')).toBeNull();
  });
});
