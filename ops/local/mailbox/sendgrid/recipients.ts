import { isRecord } from '../../kit/responses.ts';
import { fieldError, type SendGridError } from './errors.ts';
import { checkTexts } from './mail-parts.ts';

const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Refused like an address that SendGrid cannot take, so that it can be tried what happens then. */
const REFUSED = /@refused\.test$/i;

export function checkAddress(value: unknown, field: string): readonly SendGridError[] {
  const email = isRecord(value) ? value['email'] : undefined;
  const valid = typeof email === 'string' && email.length <= 254 && ADDRESS.test(email) && !email.includes('..') && !REFUSED.test(email);
  return valid ? [] : [fieldError(field, 'Does not contain a valid address.')];
}

export function checkRecipients(value: unknown): readonly SendGridError[] {
  if (!Array.isArray(value) || value.length === 0) {
    return [fieldError('personalizations', 'The personalizations field is required and must have at least one personalization.')];
  }
  return value.flatMap((one: unknown, index) => checkPersonalization(one, `personalizations.${index}`));
}

function checkPersonalization(value: unknown, field: string): readonly SendGridError[] {
  const one = isRecord(value) ? value : {};
  const lists = (['to', 'cc', 'bcc'] as const).map((name) => ({ name, list: one[name] }));
  const errors = lists.flatMap(({ name, list }) => {
    if (list === undefined && name !== 'to') return [];
    if (!Array.isArray(list) || list.length === 0) return [fieldError(`${field}.${name}`, missingRecipients(name))];
    return list.flatMap((item: unknown, index) => checkAddress(item, `${field}.${name}.${index}.email`));
  });
  return [...errors, ...checkTwice(lists, field), ...checkTexts(one['custom_args'], `${field}.custom_args`)];
}

function checkTwice(lists: readonly { readonly name: string; readonly list: unknown }[], field: string): readonly SendGridError[] {
  const seen = new Set<string>();
  for (const { name, list } of lists) {
    const items: readonly unknown[] = Array.isArray(list) ? list : [];
    for (const item of items) {
      const email = isRecord(item) && typeof item['email'] === 'string' ? item['email'].toLowerCase() : '';
      if (seen.has(email)) {
        const message = `Each email address in the personalization block should be unique between to, cc, and bcc. We found the first duplicate instance of [${email}] in the ${field}.${name} field.`;
        return [fieldError(field, message)];
      }
      seen.add(email);
    }
  }
  return [];
}

const missingRecipients = (name: string): string =>
  `The ${name} array is required for all personalization objects, and must have at least one email object with a valid email address.`;
