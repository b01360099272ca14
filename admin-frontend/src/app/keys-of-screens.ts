/** A key, or several, and what it does. */
export type KeyWords = readonly [key: string, does: string];

type ScreenKeys = { readonly title: string; readonly keys: readonly KeyWords[] };

const READING: readonly KeyWords[] = [
  ['a', 'Approve: asks first, Enter confirms'],
  ['f', 'Next flag, undecided ones first'],
  ['d', 'Decide the current flag: moves to its form or button, Enter presses it'],
  ['n', 'Next order'],
  ['p', 'Previous order'],
];
const LIST: readonly KeyWords[] = [
  ['↓ ↑', 'From the page to the first or last row'],
  ['j', 'Next row in the list'],
  ['k', 'Previous row in the list'],
  ['Enter', 'Opens the row'],
];
const HISTORY: readonly KeyWords[] = [['Ctrl P', 'Loads every entry, then prints them all']];
const DIALOG: readonly KeyWords[] = [
  ['← →', 'Moves between tabs when one has focus'],
  ['Escape', 'Closes the order; asks first if you have typed something'],
];

const EVERYWHERE: readonly KeyWords[] = [
  ['Ctrl K', 'Search orders, customers and actions'],
  ['?', 'These keys'],
];

const SCREENS: readonly (ScreenKeys & { readonly path: RegExp })[] = [
  { path: /^\/orders\/[^/]+\/read$/, title: 'Reading a will', keys: READING },
  { path: /^\/orders\/[^/]+\/history$/, title: 'History', keys: HISTORY },
  { path: /^\/orders\/[^/]+\/history/, title: 'History', keys: [] },
  { path: /^\/orders\/.+/, title: 'An order', keys: DIALOG },
  { path: /^\/(orders|users)$/, title: 'Lists', keys: LIST },
];

/** The keys of the screen at this address, above those that are heard everywhere. */
export function keysOf(pathname: string): { readonly screen: ScreenKeys | null; readonly everywhere: readonly KeyWords[] } {
  const screen = SCREENS.find(({ path, keys }) => path.test(pathname) && keys.length > 0) ?? null;
  return { screen, everywhere: EVERYWHERE };
}
