import { Email, type MailKind } from '@willow/contracts';
import { MailRefused } from './failures.ts';

export type Attachment = { readonly filename: string; readonly type: string; readonly content: Uint8Array };

/** What a mail is for, and whose it is: by these the provider's reports find their way. */
export type MailAbout = { readonly kind: MailKind; readonly customerId: string | null; readonly orderId: string | null };

export type OutgoingMail = {
  /** The id of the fact that the mail is about. Each key is sent once. */
  readonly key: string;
  readonly about: MailAbout;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  /** Where a mail program may say that no such mail shall come again. */
  readonly unsubscribeHref?: string;
};

const KEY = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,199}$/;
const HEADER_TEXT = /^[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u;
const HEADER_ADDRESS = /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]{1,900}$/;
const FILENAME = /^[^\p{C}\p{Zl}\p{Zp}"/\\]{1,120}$/u;
const MEDIA_TYPE = /^[a-z]+\/[a-z0-9.+-]+$/;
/** The provider takes 30 MB in all; attachments grow by a third on the way. */
const MAX_ATTACHED_BYTES = 20 * 1024 * 1024;

/** Throws MailRefused. The message never quotes the mail. */
export function checkMail({ key, to, subject, html, text, attachments = [], unsubscribeHref }: OutgoingMail): void {
  const bytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
  if (typeof key !== 'string' || !KEY.test(key)) throw new MailRefused('The key of a mail is an id.');
  if (!isOnePlainAddress(to)) throw new MailRefused('The address is not one plain email address.', null, { isForAddress: true });
  if (typeof subject !== 'string' || !HEADER_TEXT.test(subject))
    throw new MailRefused('The subject is not one line of up to 200 characters.');
  if (!html || !text) throw new MailRefused('A mail has an HTML part and a text part.');
  if (unsubscribeHref !== undefined && !HEADER_ADDRESS.test(unsubscribeHref))
    throw new MailRefused('The address to unsubscribe at is no web address.');
  if (!attachments.every(isNamedProperly)) throw new MailRefused('An attachment has no proper name and type.');
  if (bytes > MAX_ATTACHED_BYTES) throw new MailRefused('The attachments are too large to mail.');
}

function isOnePlainAddress(to: unknown): boolean {
  const parsed = Email.safeParse(to);
  return parsed.success && parsed.data === to;
}

const isNamedProperly = ({ filename, type }: Attachment): boolean => FILENAME.test(filename) && MEDIA_TYPE.test(type);
