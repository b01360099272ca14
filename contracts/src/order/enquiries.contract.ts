import { endpoint } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';
import { EnquiryAnswer, EnquiryAnswerBy, EnquiryState, EnquiryStep } from './enquiry.ts';

/** What our team asked the customer. Texts are null after erasure, and of an answer that was given by changed answers. */
export const CustomerEnquiry = z.object({
  id: z.string(),
  step: EnquiryStep,
  state: EnquiryState,
  question: z.nullable(z.string()),
  askedAt: z.string(),
  answer: z.nullable(z.object({ text: z.nullable(z.string()), by: EnquiryAnswerBy, at: z.string() })),
});
export type CustomerEnquiry = z.infer<typeof CustomerEnquiry>;

/** Oldest first. */
const Enquiries = z.object({ enquiries: z.array(CustomerEnquiry) });

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/api/my-order/enquiries',
  audience: 'customer',
  status: 200,
  response: Enquiries,
});

export const answerEnquiry = endpoint({
  method: 'POST',
  path: '/api/my-order/enquiries/:enquiryId/answer',
  audience: 'customer',
  params: z.object({ enquiryId: Id }),
  body: EnquiryAnswer,
  status: 200,
  response: Enquiries,
});
