import { z } from '../zod.ts';

/** What in the answers is worth a second look before the will is paid for, in the customer's words; the most important first. */
export const SecondLook = z.object({
  questions: z.array(
    z.object({
      /** The rule that asks. */
      id: z.string(),
      question: z.string(),
      /** The wizard's step where the answer is changed; null when it is one of the customer's own details. */
      step: z.nullable(z.int()),
      /** The field there, as the wizard calls it; null where the rule does not know it. */
      field: z.nullable(z.string()),
    }),
  ),
});
export type SecondLook = z.infer<typeof SecondLook>;
