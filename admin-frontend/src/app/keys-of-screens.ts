/** A key, or several, and what it does. */
export type KeyWords = readonly [key: string, does: string];

type ScreenKeys = { readonly title: string; readonly keys: readonly KeyWords[] };

const READING: readonly KeyWords[] = [
  ['a', 'Approve: asks first, Enter confirms'],
  ['f', 'Next flag, those that wait first'],
  ['d', 'Decide the flag you are at: goes to its form or button, Enter presses it'],
  ['n', 'Next order'],
  ['p', 'Previous order'],
];
const LIST: readonly KeyWords[] = [
  ['↓ ↑', 'From the page into the list, at its start or end'],
  ['j', 'Next row, inside of the list'],
  ['k', 'Row before, inside of the list'],
  ['Enter', 'Opens the row'],
];
const HISTORY: readonly KeyWords[] = [['Ctrl P', 'Prints all entries, and reads those first that are not shown yet']];
const DIALOG: readonly KeyWords[] = [
  ['← →', 'Between the tabs, when one of them has the focus'],
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
