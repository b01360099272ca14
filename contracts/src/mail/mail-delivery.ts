import { z } from '../zod.ts';

/** What the mail provider has told of a mail last, in words: the console needs no list of all mails and reasons for it. */
export const MailDelivery = z.object({
  id: z.string(),
  /** Which mail: "Receipt". */
  mail: z.string(),
  /** What became of it: "Bounced: mailbox does not exist". */
  says: z.string(),
  isBad: z.boolean(),
  at: z.string(),
});
export type MailDelivery = z.infer<typeof MailDelivery>;
