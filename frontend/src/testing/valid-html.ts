import { attributeFaults } from './valid-attributes.ts';

const PHRASING = 'p h1 h2 h3 h4 h5 h6 span strong em b i s small label legend summary output time dt button a pre code abbr cite q sub sup';
const ONLY_PHRASING = new Set(PHRASING.split(' '));
const IS_PHRASING = new Set(
  'a abbr audio b bdi bdo br button canvas cite code data datalist del dfn em embed i iframe img input ins kbd label map mark meter noscript object output picture progress q s samp script select slot small source span strong sub sup svg template textarea time u var video wbr option'.split(
    ' ',
  ),
);
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd', 'div'],
  table: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
  select: ['option', 'optgroup'],
  picture: ['source', 'img'],
};
const VOID = 'area base br col embed hr img input link meta source track wbr';
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list', 'headers'];
const INTERACTIVE = 'a[href], button, input, select, textarea, summary, label';

const nameOf = (element: Element): string => element.localName + [...element.classList].map((name) => `.${name}`).join('');

/** What is wrong with a page by the rules of HTML, in words; empty when nothing is. Rules that this site could break, not all there are. */
export function faultsOf(source: string): readonly string[] {
  const document = new DOMParser().parseFromString(source, 'text/html');
  const all = [...document.querySelectorAll('*')].filter((element) => !element.closest('svg > *'));
  return [
    ...misplaced(source, document),
    ...all.flatMap(contentOf),
    ...attributeFaults(document),
    ...referencesOf(document, all),
    ...headingsOf(document),
  ];
}

/** Browsers mend what stands where it may not, and then the page is another one than was written. */
function misplaced(source: string, document: Document): readonly string[] {
  const written = tagsOf(source.replace(/<([a-z]+)([^>]*)\/>/gi, (_, name: string, rest: string) => `<${name}${rest}></${name}>`));
  const read = tagsOf(document.documentElement.outerHTML);
  const at = written.findIndex((tag, index) => tag !== read[index]);
  return at < 0 && written.length === read.length ? [] : [`a browser reads it otherwise from ${written.slice(at, at + 4).join('')} on`];
}

const tagsOf = (html: string): readonly string[] =>
  (html.replace(/<(script|style|noscript)\b[^>]*>[\s\S]*?<\/\1>/gi, '').match(/<\/?[a-z][\w-]*/gi) ?? [])
    .map((tag) => tag.toLowerCase())
    .filter((tag) => !VOID.split(' ').includes(tag.replace('</', '')) || !tag.startsWith('</'));

function contentOf(element: Element): readonly string[] {
  const children = [...element.children].map(({ localName }) => localName);
  const allowed = CHILDREN[element.localName];
  const strangers = allowed
    ? children.filter((child) => ![...allowed, 'script', 'template'].includes(child))
    : ONLY_PHRASING.has(element.localName)
      ? children.filter((child) => !IS_PHRASING.has(child) && !mayHold(element, child))
      : [];
  const nested =
    element.matches('a[href], button') && element.querySelector(INTERACTIVE) ? [`${nameOf(element)} holds another control`] : [];
  return [...strangers.map((child) => `${child} inside ${nameOf(element)}`), ...nested];
}

/** A link may hold what its parent may; a summary and a legend may hold a heading. */
const mayHold = (element: Element, child: string): boolean =>
  element.localName === 'a' || (['summary', 'legend'].includes(element.localName) && /^h[1-6]$/.test(child));

function referencesOf(document: Document, all: readonly Element[]): readonly string[] {
  const ids = all.map(({ id }) => id).filter(Boolean);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements are called ${id}`);
  const lost = all.flatMap((element) =>
    REFERENCES.flatMap((name) => (element.getAttribute(name) ?? '').split(/\s+/).map((id) => [name, id] as const)),
  );
  return [
    ...twice,
    ...lost.filter(([, id]) => id && !document.getElementById(id)).map(([name, id]) => `${name} names ${id}, which is not there`),
  ];
}

function headingsOf(document: Document): readonly string[] {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1]));
  return levels.flatMap((level, index) => (level > (levels[index - 1] ?? 0) + 1 ? [`h${level} follows h${levels[index - 1] ?? 0}`] : []));
}
