export type Attachment = {
  readonly filename: string;
  readonly type: string;
  /** Base64, as it was sent. */
  readonly content: string;
};

export type Message = {
  readonly id: string;
  /** `x-message-id` of the call, shared by all its recipients. */
  readonly sendId: string;
  readonly to: string;
  readonly from: string;
  readonly fromName: string | null;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string | null;
  readonly attachments: readonly Attachment[];
  readonly customArgs: Readonly<Record<string, string>>;
  readonly categories: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly trackingSettings: Readonly<Record<string, unknown>>;
  readonly receivedAt: string;
};

export type Summary = Omit<Message, 'html' | 'text' | 'attachments' | 'trackingSettings' | 'headers'> & {
  readonly attachments: readonly (Pick<Attachment, 'filename' | 'type'> & { readonly size: number })[];
};

export const decodedSize = ({ content }: Attachment): number => Buffer.byteLength(content, 'base64');

export function summarise(message: Message): Summary {
  const { html: _html, text: _text, headers: _headers, trackingSettings: _tracking, ...summary } = message;
  return {
    ...summary,
    attachments: message.attachments.map((attachment) => ({
      filename: attachment.filename,
      type: attachment.type,
      size: decodedSize(attachment),
    })),
  };
}
