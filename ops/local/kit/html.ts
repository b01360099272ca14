export type Html = { readonly markup: string };

type Fragment = Html | string | number | undefined | false | readonly Fragment[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Values are escaped unless they came from `html` itself. */
export function html(literals: TemplateStringsArray, ...values: readonly Fragment[]): Html {
  const parts = literals.map((literal, index) => (index < values.length ? literal + render(values[index]) : literal));
  return { markup: parts.join('') };
}

function render(value: Fragment): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return 'markup' in value ? value.markup : value.map(render).join('');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
