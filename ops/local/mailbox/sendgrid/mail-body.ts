import { isRecord } from '../../kit/responses.ts';
import { fieldError, type SendGridError } from './errors.ts';
import { checkAttachments, checkContent, checkTexts } from './mail-parts.ts';
import { checkAddress, checkRecipients } from './recipients.ts';

type MailAddress = { readonly email: string; readonly name?: string };

type Personalization = {
  readonly to: readonly MailAddress[];
  readonly cc?: readonly MailAddress[];
  readonly bcc?: readonly MailAddress[];
  readonly subject?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly custom_args?: Readonly<Record<string, string>>;
};

export type MailBody = {
  readonly personalizations: readonly Personalization[];
  readonly from: MailAddress;
  readonly reply_to?: MailAddress;
  readonly subject?: string;
  readonly content: readonly { readonly type: string; readonly value: string }[];
  readonly attachments?: readonly { readonly content: string; readonly filename: string; readonly type?: string }[];
  readonly categories?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly custom_args?: Readonly<Record<string, string>>;
  readonly tracking_settings?: Readonly<Record<string, unknown>>;
  readonly mail_settings?: {
    readonly sandbox_mode?: { readonly enable?: boolean };
    readonly bypass_spam_management?: { readonly enable?: boolean };
  };
};

const KNOWN = [
  'personalizations',
  'from',
  'reply_to',
  'subject',
  'content',
  'attachments',
  'categories',
  'headers',
  'custom_args',
  'tracking_settings',
  'mail_settings',
];

type Checked = { readonly mail: MailBody; readonly errors?: undefined } | { readonly errors: readonly SendGridError[] };

/** Reports every complaint, as SendGrid does. Fields that are not modelled are refused, not ignored. */
export function checkMail(value: unknown): Checked {
  if (!isRecord(value)) return { errors: [{ message: 'Bad Request', field: null, help: null }] };
  const unknown = Object.keys(value).filter((name) => !KNOWN.includes(name));
  const errors = [
    ...unknown.map((name) => fieldError(name, `Additional property ${name} is not allowed`)),
    ...checkRecipients(value['personalizations']),
    ...checkSender(value['from']),
    ...(value['reply_to'] === undefined ? [] : checkAddress(value['reply_to'], 'reply_to.email')),
    ...checkSubject(value['subject'], value['personalizations']),
    ...checkContent(value['content']),
    ...checkAttachments(value['attachments']),
    ...checkTexts(value['custom_args'], 'custom_args'),
    ...checkTexts(value['headers'], 'headers'),
  ];
  return errors.length === 0 ? { mail: value as unknown as MailBody } : { errors };
}

function checkSender(from: unknown): readonly SendGridError[] {
  if (isRecord(from)) return checkAddress(from, 'from.email');
  const message =
    'The from object must be provided for every email send. It is an object that requires the email parameter, but may also contain a name parameter.  e.g. {"email" : "example@example.com"}  or {"email" : "example@example.com", "name" : "Example Recipient"}.';
  return [fieldError('from.email', message)];
}

function checkSubject(subject: unknown, personalizations: unknown): readonly SendGridError[] {
  const eachHasItsOwn =
    Array.isArray(personalizations) &&
    personalizations.length > 0 &&
    personalizations.every((one) => isRecord(one) && isText(one['subject']));
  if (isText(subject) || eachHasItsOwn) return [];
  const message =
    'The subject is required. You can get around this requirement if you use a template with a subject defined or if every personalization has a subject defined.';
  return [fieldError('subject', message)];
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
