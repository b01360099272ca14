import { eventually } from './eventually.ts';
import type { Addresses } from './product.ts';

export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly type: string; readonly content: string }[];
};
type Listed = Pick<Mail, 'id' | 'to' | 'subject'>;

const getJson = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T;

/** Newest first. */
export const mailsTo = ({ mailboxUrl }: Addresses, email: string, subject = /./): Promise<readonly Listed[]> =>
  getJson<Listed[]>(`${mailboxUrl}/api/messages?to=${encodeURIComponent(email)}`).then((all) =>
    all.filter((mail) => subject.test(mail.subject)),
  );

export const mailTo = async (product: Addresses, email: string, subject: RegExp): Promise<Mail> => {
  let arrived: Listed | undefined;
  await eventually(`a mail with the subject ${subject}`, async () => {
    [arrived] = await mailsTo(product, email, subject);
    return arrived !== undefined;
  });
  return getJson<Mail>(`${product.mailboxUrl}/api/messages/${arrived?.id}`);
};

/** The link to a page of ours: to that of a login mail unless told. */
export const linkIn = ({ text }: Pick<Mail, 'text'>, page = 'verify?token='): string => {
  const link = text.match(/https?:\/\/\S+/g)?.find((each) => each.includes(`/${page}`));
  if (!link) throw new Error(`There is no link to ${page} in the mail`);
  return link;
};

export const attachmentOf = ({ attachments }: Pick<Mail, 'attachments'>): Buffer => {
  const [only, ...others] = attachments;
  if (!only || others.length > 0) throw new Error(`The mail has ${attachments.length} attachments`);
  return Buffer.from(only.content, 'base64');
};

const faultOf = ({ mailboxUrl }: Addresses): string => `${mailboxUrl}/_local/fault`;

export const slowDownMails = async (product: Addresses, delayMs: number): Promise<void> => {
  const fault = { kind: 'slow', delayMs, times: 1000, method: 'POST', path: '/v3/mail/send' };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(faultOf(product), { method: 'POST', headers, body: JSON.stringify(fault) });
  if (!answer.ok) throw new Error(`The mailbox refused the fault: ${await answer.text()}`);
};

export const restoreMailSpeed = async (product: Addresses): Promise<void> => void (await fetch(faultOf(product), { method: 'DELETE' }));
