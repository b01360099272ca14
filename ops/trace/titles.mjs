import { parseSync } from '@swc/core';

const RUNNERS = new Set(['it', 'test', 'describe']);
const REQUIREMENT = /\b[ACP]-\d{3}\b/g;
/** A row of docs/threat-model.md. */
export const THREAT = /\bT-\d{2}\b/g;

const isNode = (value) => typeof value === 'object' && value !== null;

function* nodesOf(value) {
  if (!isNode(value)) return;
  if (typeof value.type === 'string') yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

/** `it` of it(…), it.only(…) and it.each(table)(…). */
const rootName = (callee) => {
  if (callee.type === 'Identifier') return callee.value;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? rootName(callee.tag) : undefined;
};

const textsIn = (node) =>
  [...nodesOf(node)].flatMap(({ type, value, raw }) => {
    if (type === 'StringLiteral') return [value];
    return type === 'TemplateElement' ? [raw] : [];
  });

/** A table that is declared apart from the test that runs over it. */
const tablesNamedIn = (callee, declared) =>
  [...nodesOf(callee)].filter(({ type, value }) => type === 'Identifier' && declared.has(value)).map(({ value }) => declared.get(value));

/** The ids that the titles of one test file name, its tables of cases included. */
export const idsNamedIn = (source, isTsx, form) => {
  const program = parseSync(source, { syntax: 'typescript', tsx: isTsx, decorators: true, target: 'es2023' });
  const nodes = [...nodesOf(program)];
  const declared = new Map(nodes.filter(({ type, init }) => type === 'VariableDeclarator' && init).map(({ id, init }) => [id.value, init]));
  const calls = nodes.filter(({ type, callee }) => type === 'CallExpression' && RUNNERS.has(rootName(callee)));
  const texts = calls.flatMap(({ callee, arguments: [title] }) =>
    [callee, title?.expression, ...tablesNamedIn(callee, declared)].flatMap(textsIn),
  );
  return new Set(texts.flatMap((text) => text.match(form) ?? []));
};

export const requirementsNamedIn = (source, isTsx) => idsNamedIn(source, isTsx, REQUIREMENT);
