// What an element looks like is asked thousands of times here, and jsdom tries every rule of every style sheet on it. A rule that ends with the
// name of another element, or with a class that the element does not have, need not be tried. No test looks at colours.
const { createRequire } = require('node:module');

const jsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

const ENDS_WITH = /(?:^|[\s>+~])([a-z][\w-]*|\.[\w-]+)[^\s>+~]*$/;

/** The names and classes one of which an element must have, if the selector says so plainly. */
function wantedBy(selector) {
  if (typeof selector !== 'string') return null;
  const plain = selector.replaceAll(/\[[^\]]*\]|\([^()]*\)/g, '').toLowerCase();
  if (/[[\]()|\\"']/.test(plain)) return null;
  const wanted = plain.split(',').map((one) => ENDS_WITH.exec(one.trim())?.[1]);
  return wanted.includes(undefined) ? null : wanted;
}

const known = new Map();
function wanted(selector) {
  if (!known.has(selector)) known.set(selector, wantedBy(selector));
  return known.get(selector);
}

function mayMatch(element, selector) {
  const names = wanted(selector);
  if (names === null) return true;
  const name = element._localName.toLowerCase();
  return names.some((one) => (one.startsWith('.') ? hasClass(element, one.slice(1)) : one === name));
}

const hasClass = (element, name) => element.getAttributeNS(null, 'class')?.toLowerCase().includes(name) ?? false;

// The style rules of jsdom take what they find here when they are loaded.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

const { propertiesWithResolvedValueImplemented: worked } = jsdom('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const [name, { computedValue }] of Object.entries(worked)) if (computedValue === 'computed-color') delete worked[name];

const { implForWrapper } = jsdom('jsdom/lib/jsdom/living/generated/utils.js');

/** jsdom forgets what it knows of styles when the document changes, and makes another store for it. Until then an answer stays the same. */
exports.rememberStyles = (window) => {
  const answers = new WeakMap();
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const store = () => implForWrapper(element)?._ownerDocument._styleCache;
    const known = pseudo ? undefined : answers.get(element);
    if (known && known.store === store()) return known.style;
    const style = getComputedStyle(element, pseudo);
    if (!pseudo && store()) answers.set(element, { store: store(), style });
    return style;
  };
};
