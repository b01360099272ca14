const words = (text: string): readonly string[] => text.split(' ');

const TYPED = words('text search url tel email password');
const COUNTED = words('number range date month week time datetime-local');
const TICKED = words('radio checkbox');
const PRESSED = words('submit reset button image');
const OTHERS = words('hidden color file');
const but = (types: readonly string[]): readonly string[] =>
  [...TYPED, ...COUNTED, ...TICKED, ...PRESSED, ...OTHERS].filter((type) => !types.includes(type));

/** The kinds of input on which an attribute says anything. */
const ON_INPUTS: Readonly<Record<string, readonly string[]>> = {
  autocomplete: but([...TICKED, ...PRESSED, 'file']),
  checked: TICKED,
  list: but([...TICKED, ...PRESSED, 'hidden', 'file', 'password']),
  max: COUNTED,
  maxlength: TYPED,
  min: COUNTED,
  minlength: TYPED,
  multiple: ['email', 'file'],
  pattern: TYPED,
  placeholder: [...TYPED, 'number'],
  readonly: but([...TICKED, ...PRESSED, 'hidden', 'color', 'file', 'range']),
  required: but([...PRESSED, 'hidden', 'color', 'range']),
  size: TYPED,
  step: COUNTED,
};

const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
/** Without a role they are nothing that a name could be read out for. */
const NAMELESS = 'div, span, p, strong, em, b, i, small, code, sub, sup, time, label, legend, dt, dd, li';
const FIRST: Readonly<Record<string, string>> = { legend: 'fieldset', summary: 'details', caption: 'table' };
const OWN_ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  article: 'article',
  button: 'button',
  dialog: 'dialog',
  form: 'form',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  output: 'status',
  progress: 'progressbar',
  section: 'region',
  table: 'table',
  textarea: 'textbox',
  ul: 'list',
};
const IS_TIME = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?$|^\d\d:\d\d$|^P(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/;

type Rule = readonly [selector: string, fault: (element: Element) => string | false];

const RULES: readonly Rule[] = [
  ['input', (input) => misusedOn(input).join(', ')],
  ['label[for]', (label) => !isLabelable(label) && `label for ${label.getAttribute('for')}, which takes no label`],
  ['label', (label) => label.querySelectorAll(LABELABLE).length > 1 && 'a label around two controls'],
  [
    '[aria-label], [aria-labelledby]',
    (named) => named.matches(NAMELESS) && !named.hasAttribute('role') && `${named.localName} has a name and no role`,
  ],
  [
    '[role]',
    (element) => element.getAttribute('role') === OWN_ROLES[element.localName] && `${element.localName} says the role that it has`,
  ],
  ['button', (button) => !button.hasAttribute('type') && 'a button without a type'],
  ['img', (image) => !image.hasAttribute('alt') && 'a picture without an alternative'],
  ['[tabindex]', (element) => Number(element.getAttribute('tabindex')) > 0 && 'an order of its own for the Tab key'],
  ['time', (time) => !IS_TIME.test(time.getAttribute('datetime') ?? time.textContent ?? '') && `a time that is none: ${time.outerHTML}`],
  [
    'legend, summary, caption',
    (element) => !isFirst(element) && `${element.localName} is not the first thing in its ${element.parentElement?.localName}`,
  ],
  ['h1, h2, h3, h4, h5, h6, title', (heading) => heading.textContent?.trim() === '' && `${heading.localName} is empty`],
  ['main ~ main', () => 'two main parts'],
];

/** What is wrong with the attributes of a page, in words: what vnu and html-validate say of pages like ours. */
export const attributeFaults = (document: Document): readonly string[] =>
  RULES.flatMap(([selector, fault]) => [...document.querySelectorAll(selector)].map(fault)).filter((found): found is string =>
    Boolean(found),
  );

function misusedOn(input: Element): readonly string[] {
  const type = input.getAttribute('type') ?? 'text';
  return input
    .getAttributeNames()
    .filter((name) => ON_INPUTS[name] && !ON_INPUTS[name].includes(type))
    .map((name) => `${name} on an input of type ${type}`);
}

function isLabelable(label: Element): boolean {
  const control = label.ownerDocument.getElementById(label.getAttribute('for') ?? '');
  return control === null || control.matches(LABELABLE);
}

const isFirst = (element: Element): boolean =>
  element.parentElement?.localName === FIRST[element.localName] && element.previousElementSibling === null;
