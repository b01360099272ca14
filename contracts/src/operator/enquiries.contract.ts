import { endpoint } from '../endpoint.ts';
import { EnquiryAnswer, EnquiryQuestion, EnquiryStep } from '../order/enquiry.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';
import { AdminOrder } from './operator.contract.ts';

/** Asks the customer by email and on the dashboard. With a step, the answers of a paid order are given back too. */
export const raiseEnquiry = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/enquiries',
  audience: ['operator', 'admin'],
  params: z.object({ id: Id }),
  body: z.object({ question: EnquiryQuestion, step: EnquiryStep }),
  status: 201,
  response: AdminOrder,
});

const enquiry = z.object({ id: Id, enquiryId: Id });

/** Writes down what the customer said by email or telephone. */
export const recordEnquiryAnswer = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/enquiries/:enquiryId/answer',
  audience: ['operator', 'admin'],
  params: enquiry,
  body: EnquiryAnswer,
  status: 200,
  response: AdminOrder,
});

/** The answer has been read and dealt with; without one the question is withdrawn. */
export const closeEnquiry = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/enquiries/:enquiryId/closed',
  audience: ['operator', 'admin'],
  params: enquiry,
  status: 200,
  response: AdminOrder,
});
