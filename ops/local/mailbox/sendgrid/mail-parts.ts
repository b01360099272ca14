import { isRecord } from '../../kit/responses.ts';
import { fieldError, type SendGridError } from './errors.ts';

export function checkContent(value: unknown): readonly SendGridError[] {
  if (!Array.isArray(value) || value.length === 0) {
    const message =
      'Unless a valid template_id is provided, the content parameter is required. There must be at least one defined content block. We typically suggest both text/plain and text/html blocks are included, but only one block is required.';
    return [fieldError('content', message)];
  }
  const blocks: readonly unknown[] = value;
  const empty = blocks.flatMap((block, index) => {
    const text = isRecord(block) ? block['value'] : undefined;
    if (typeof text === 'string' && text !== '') return [];
    return [fieldError(`content.${index}.value`, 'The content value must be a string at least one character in length.')];
  });
  const types = blocks.map((block) => (isRecord(block) ? block['type'] : undefined));
  const misplaced = types.indexOf('text/plain') > 0;
  const order = 'If present, text/plain and text/html may only be provided once, and text/plain must be the first content type.';
  return misplaced || new Set(types).size < types.length ? [...empty, fieldError('content', order)] : empty;
}

/** A file name must not break out of a header. */
export function checkAttachments(value: unknown): readonly SendGridError[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [fieldError('attachments', 'Invalid type. Expected: array, given: object.')];
  return value.flatMap((attachment: unknown, index) => {
    const { content, filename, type } = isRecord(attachment) ? attachment : {};
    const field = `attachments.${index}`;
    return [
      ...(isBase64(content) ? [] : [fieldError(`${field}.content`, 'The attachment content must be base64 encoded.')]),
      ...(isPlainName(filename)
        ? []
        : [fieldError(`${field}.filename`, 'The attachment filename is required and cannot contain CRLF characters.')]),
      ...(type === undefined || isPlainName(type)
        ? []
        : [fieldError(`${field}.type`, 'The attachment type cannot contain ‘;’, or CRLF characters.')]),
    ];
  });
}

export function checkTexts(value: unknown, field: string): readonly SendGridError[] {
  if (value === undefined) return [];
  if (!isRecord(value)) return [fieldError(field, 'Invalid type. Expected: object.')];
  return Object.entries(value)
    .filter(([, text]) => typeof text !== 'string')
    .map(([name, text]) => fieldError(`${field}.${name}`, `Invalid type. Expected: string, given: ${typeof text}.`));
}

const isBase64 = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length % 4 === 0 && /^[A-Za-z\d+/]+={0,2}$/.test(value);

const isPlainName = (value: unknown): boolean => typeof value === 'string' && value !== '' && !/[;\r\n]/.test(value);
