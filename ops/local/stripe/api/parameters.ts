import { invalidRequest } from './errors.ts';
import type { FormFields, FormValue } from './form-body.ts';
import type { Metadata } from '../objects/types.ts';

export type Reader<Value> = (value: FormValue, name: string) => Value;
type Shape = Readonly<Record<string, Reader<unknown>>>;
export type Read<S extends Shape> = { readonly [Name in keyof S]?: ReturnType<S[Name]> };

/**
 * Anything not in `shape` is refused: a stand-in that accepts what it does not model would hide mistakes that the real service answers
 * with an error.
 */
export function readParameters<S extends Shape>(form: FormFields, shape: S, prefix = ''): Read<S> {
  const entries = Object.entries(form).map(([name, value]) => {
    const label = prefix === '' ? name : `${prefix}[${name}]`;
    const reader = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!reader) throw invalidRequest(`Received unknown parameter: ${label}`, { code: 'parameter_unknown', param: label });
    return [name, reader(value, label)] as const;
  });
  return Object.fromEntries(entries) as Read<S>;
}

/** Throws Stripe's complaint when it is missing. */
export function required<Value>(value: Value | undefined, param: string): Value {
  if (value === undefined) throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return value;
}

export const text: Reader<string> = (value, name) => {
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param: name });
  if (value.length > 5000) throw invalidRequest('Invalid string: it is limited to 5000 characters.', { param: name });
  return value;
};

/** Text that an empty value clears. */
export const clearableText: Reader<string | null> = (value, name) => text(value, name) || null;

export const positiveInteger: Reader<number> = (value, name) => {
  const written = text(value, name);
  if (!/^-?\d+$/.test(written)) throw invalidRequest(`Invalid integer: ${written}`, integerDetails(name));
  if (Number(written) < 1) throw invalidRequest('This value must be greater than or equal to 1.', integerDetails(name));
  return Number(written);
};

export const flag: Reader<boolean> = (value, name) => {
  if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${JSON.stringify(value)}`, { param: name });
  return value === 'true';
};

export const list: Reader<readonly string[]> = (value, name) => {
  if (!isList(value)) throw invalidRequest('Invalid array', { param: name });
  return value.map((item, index) => text(item, `${name}[${index}]`));
};

export function oneOf<const Word extends string>(...words: readonly Word[]): Reader<Word> {
  return (value, name) => {
    const word = words.find((known) => known === value);
    if (word === undefined) throw invalidRequest(`Invalid ${name}: must be one of ${words.join(', ')}`, { param: name });
    return word;
  };
}

export function nested<S extends Shape>(shape: S): Reader<Read<S>> {
  return (value, name) => readParameters(hash(value, name), shape, name);
}

export const absoluteUrl: Reader<string> = (value, name) => {
  const written = text(value, name);
  if (!/^https?:\/\//.test(written) || !URL.canParse(written)) {
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: name });
  }
  return written;
};

export const email: Reader<string | null> = (value, name) => {
  const written = clearableText(value, name);
  if (written !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written)) {
    throw invalidRequest(`Invalid email address: ${written}`, { code: 'email_invalid', param: name });
  }
  return written;
};

/** An empty value means "remove this key", an empty hash "remove all". */
export const metadata: Reader<Metadata> = (value, name) => {
  const entries = Object.entries(value === '' ? {} : hash(value, name));
  if (entries.length > 50) throw invalidRequest('Metadata can have at most 50 keys.', { param: name });
  return Object.fromEntries(entries.map(([key, item]) => [key, metadataValue(key, item, name)]));
};

export function mergeMetadata(current: Metadata, sent: Metadata | undefined): Metadata {
  if (!sent) return current;
  if (Object.keys(sent).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...current, ...sent }).filter(([, value]) => value !== ''));
}

function metadataValue(key: string, value: FormValue, name: string): string {
  if (key.length > 40) {
    throw invalidRequest(`Metadata keys can have up to 40 characters, you passed in ${key.length}.`, { param: name });
  }
  if (typeof value !== 'string' || value.length > 500) {
    throw invalidRequest('Metadata values must be strings of up to 500 characters.', { param: `${name}[${key}]` });
  }
  return value;
}

function hash(value: FormValue, name: string): FormFields {
  if (typeof value === 'string' || isList(value)) throw invalidRequest('Invalid hash', { param: name });
  return value;
}

const isList = (value: FormValue): value is readonly FormValue[] => Array.isArray(value);

function integerDetails(param: string): { readonly code: string; readonly param: string } {
  return { code: 'parameter_invalid_integer', param };
}
