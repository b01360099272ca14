import type { Message } from '../inbox/message.ts';
import type { MailBody } from './mail-body.ts';

export function toMessages(mail: MailBody, sendId: string, receivedAt: string): readonly Message[] {
  const bodies = new Map(mail.content.map(({ type, value }) => [type, value]));
  const recipients = mail.personalizations.flatMap((one) =>
    [...one.to, ...(one.cc ?? []), ...(one.bcc ?? [])].map(({ email }) => ({ email, one })),
  );
  return recipients.map(({ email, one }, index) => ({
    id: index === 0 ? sendId : `${sendId}.${index}`,
    sendId,
    to: email,
    from: mail.from.email,
    fromName: mail.from.name ?? null,
    replyTo: mail.reply_to?.email ?? null,
    subject: one.subject ?? mail.subject ?? '',
    html: bodies.get('text/html') ?? null,
    text: bodies.get('text/plain') ?? null,
    attachments: (mail.attachments ?? []).map(({ filename, type, content }) => ({
      filename,
      type: type ?? 'application/octet-stream',
      content,
    })),
    customArgs: { ...mail.custom_args, ...one.custom_args },
    categories: mail.categories ?? [],
    headers: { ...mail.headers, ...one.headers },
    trackingSettings: mail.tracking_settings ?? {},
    receivedAt,
  }));
}
