import { CARYS, DESCRIPTION, MARRIED, gift, home, share, shares, toChildren, type Row } from '../testing/answers.ts';

export const HOME_AND_TAX_ROWS: readonly Row[] = [
  ['R24', 'a home over the nil-rate band', { ...home(325_001), ...shares(share(100)) }, ['MED property.marketValue']],
  ['R24', 'exactly the band', { ...home(325_000), ...shares(share(100)) }, []],
  ['R24', 'a home to children', { ...home(500_000), ...toChildren('per_stirpes', CARYS) }, []],
  ['R24', 'a home to children, and more', { ...home(500_001), ...toChildren('per_stirpes', CARYS) }, ['MED property.marketValue']],
  ['R24', 'with a gift of money', { ...home(320_000), ...gift('£6,000'), ...shares(share(100)) }, ['MED property.marketValue']],
  ['R24', 'exactly a million', { ...home(1_000_000), ...shares(share(100)) }, ['MED property.marketValue']],
  ['R24', 'over a million', { ...home(1_000_001), ...shares(share(100)) }, ['HIGH property.marketValue']],
  ['R24', 'over two million', { ...home(2_000_001), ...shares(share(100)) }, ['HIGH property.marketValue']],
  ['R24', 'worth more than there is', { ...home(1e308), ...shares(share(100)) }, ['HIGH property.marketValue']],
  ['R24', 'all to the spouse', { ...home(2_000_001), ...MARRIED }, []],
  ['R24', 'a gift to somebody beside the spouse', { ...home(400_000), ...MARRIED, ...gift('£1') }, ['MED property.marketValue']],
  ['R25', 'a single owner', { ...home(1), ...shares(share(100)) }, []],
  ['R25', 'a partner who does not come first', { ...MARRIED, ...home(1), ...shares(share(100)) }, ['HIGH isHomeowner']],
  ['R25', 'words that share the home', { ...home(1), ...shares(share(100)), ...gift('my half of the house') }, ['HIGH isHomeowner']],
  ['R25', 'a partner, and nobody is chosen', { ...MARRIED, ...home(1), beneficiaryType: undefined }, ['HIGH isHomeowner']],
  ['R25', 'a home that does', { ...home(1), ...MARRIED }, []],
  ['R25', 'no home', shares(share(100)), []],
  ['R26', 'a home', home(1), []],
  ['R26', 'a mortgage', { ...home(1), ...gift('£500 off the mortgage') }, [`MED ${DESCRIPTION}`]],
  ['R26', 'a stale home', { ...home(1), isHomeowner: 'no' }, []],
];
