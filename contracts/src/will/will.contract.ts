import { WIZARD_STEPS } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';
import { WillAnswers } from './answers.ts';

export const WillStatus = z.enum(['not_started', 'in_progress', 'submitted', 'draft_generated', 'sent']);
export type WillStatus = z.infer<typeof WillStatus>;

export const WillRecord = z.object({
  status: WillStatus,
  currentStep: z.int(),
  jsonAnswers: WillAnswers,
  updatedAt: z.nullable(z.string()),
  /** Of these answers: a save says which it was made from, and submitting, which was read. -1 while there are none. */
  revision: z.optional(z.int()),
  locked: z.boolean(),
  /** Whether what was paid for is back with its customer, to be changed and submitted again for nothing. */
  returned: z.optional(z.boolean()),
  /** Whether its customer changes a will that was sent: from then until the new one is sent. */
  updating: z.optional(z.boolean()),
  /** When the newest submission was made: the one that is locked, once it is paid for. Not said by what saves. */
  submittedAt: z.optional(z.nullable(z.string())),
  /** Whether answers were saved after that submission. They are kept, and not part of it. */
  laterChanges: z.optional(z.boolean()),
  /** Why what was paid for could not be drafted, in plain words where there are some: a person looks at it. */
  draftProblem: z.optional(z.nullable(z.object({ reason: z.nullable(z.string()) }))),
});
export type WillRecord = z.infer<typeof WillRecord>;

/** What is not said is what this session read last. */
const Revision = z.optional(z.int().check(z.minimum(-1)));

const WillEnvelope = z.object({ willAnswers: WillRecord });

export const getWill = endpoint({
  method: 'GET',
  path: '/api/will',
  audience: 'customer',
  query: z.object({ userId: z.optional(Id) }),
  status: 200,
  response: WillEnvelope,
});

export const saveWill = endpoint({
  method: 'POST',
  path: '/api/will',
  audience: 'customer',
  body: z.object({ step: z.int().check(z.minimum(1), z.maximum(WIZARD_STEPS)), answers: WillAnswers, revision: Revision }),
  status: 200,
  response: WillEnvelope,
});

export const submitWill = endpoint({
  method: 'POST',
  path: '/api/will/submit',
  audience: 'customer',
  body: z.optional(z.object({ revision: Revision })),
  status: 200,
  response: z.object({ success: z.literal(true), willAnswers: WillRecord }),
});
