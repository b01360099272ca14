/** Text, or what `name[key]=` and `name[]=` build up. */
export type FormValue = string | readonly FormValue[] | FormFields;
export type FormFields = { readonly [name: string]: FormValue };

type Branch = Map<string, string | Branch>;

export function parseForm(text: string): FormFields {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) place(root, path(name), value);
  return fields(root);
}

function path(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function place(branch: Branch, [head = '', ...rest]: readonly string[], value: string): void {
  const key = head === '' ? String(branch.size) : head;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const existing = branch.get(key);
  const next: Branch = existing instanceof Map ? existing : new Map();
  branch.set(key, next);
  place(next, rest, value);
}

function fields(branch: Branch): FormFields {
  // No prototype, so that a field called `__proto__` is only a field.
  const result: Record<string, FormValue> = Object.create(null) as Record<string, FormValue>;
  for (const [name, value] of branch) result[name] = finish(value);
  return result;
}

function finish(value: string | Branch): FormValue {
  if (typeof value === 'string') return value;
  const isList = [...value.keys()].every((key, index) => key === String(index));
  return isList ? [...value.values()].map(finish) : fields(value);
}
