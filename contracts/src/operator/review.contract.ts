import { TEXT_LIMITS } from '../text-limits.ts';
import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Id, text } from '../primitives.ts';
import { WillChanges } from '../will/comparison.ts';
import { z } from '../zod.ts';

/** How much a flag weighs. BLOCK stops the will, HIGH needs a decision, MED is read and ticked, the rest only informs. */
export const FlagSeverity = z.enum(['BLOCK', 'HIGH', 'MED', 'LOW', 'INFO']);
export type FlagSeverity = z.infer<typeof FlagSeverity>;

/**
 * What an operator made of a flag. `asked` waits for the customer and `reopened` takes a decision back: neither settles anything.
 * `read` is the tick of a flag that needs no more.
 */
export const FlagDecision = z.enum(['accepted', 'confirmed', 'fixed', 'asked', 'read', 'reopened']);
export type FlagDecision = z.infer<typeof FlagDecision>;

const NEED_NO_REASON: ReadonlySet<FlagDecision> = new Set(['read', 'reopened']);

export const needsReason = (decision: FlagDecision): boolean => !NEED_NO_REASON.has(decision);

const SETTLES: ReadonlySet<FlagDecision> = new Set(['accepted', 'confirmed', 'fixed']);

export const settles = (decision: FlagDecision): boolean => SETTLES.has(decision);

const MIN_CHARACTERS = 20;
const MIN_WORDS = 3;

/** A reason in words of one's own: neither a single word nor one written again and again. */
export const isOfSubstance = (reason: string): boolean => {
  const words = reason.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return reason.trim().replaceAll(/\s+/g, ' ').length >= MIN_CHARACTERS && new Set(words).size >= MIN_WORDS;
};

/** What stands at the end of a reason that the operator completes: a date, a name, what was said. */
const BLANK = '…';
export const isUnfinished = (choice: string): boolean => choice.endsWith(BLANK);
export const finished = (choice: string, rest: string): string =>
  isUnfinished(choice) ? `${choice.slice(0, -BLANK.length)}${rest}` : [choice, rest].filter(Boolean).join(' ');

/** A reason to choose for a decision, as a sentence. It is named by its words. */
export const FlagReason = z.object({ decision: FlagDecision, text: z.string() });
export type FlagReason = z.infer<typeof FlagReason>;

const Deed = z.object({ by: z.object({ id: z.string(), name: z.string() }), at: z.string() });

/** A decision as it was made. Its free words may name people, so they are null for whoever may not read names, and after erasure. */
export const MadeDecision = z.extend(Deed, {
  decision: FlagDecision,
  /** The sentence that was chosen for it; null when the reason stands in free words alone. */
  choice: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The second operator, where the rule asks for one. */
  agreed: z.nullable(Deed),
});
export type MadeDecision = z.infer<typeof MadeDecision>;

/** What one operator decided and another has to agree to. `mayAgree`: whether that is who asks. */
export const ProposedDecision = z.extend(MadeDecision, { revision: z.int(), mayAgree: z.boolean() });
export type ProposedDecision = z.infer<typeof ProposedDecision>;

/** Read-only by its type: `z.readonly` would freeze it as well, and be one more kind of schema for the storefront to fetch. */
type Path = readonly (string | number)[];
const Path: z.ZodMiniType<Path, Path> = z.array(z.union([z.string(), z.number()]));

/** Which answer a flag is about: a question of the wizard (null: the applicant's own details) and the path of the answer. */
export const FlagSubject = z.object({ step: z.nullable(z.number()), path: Path });
export type FlagSubject = z.infer<typeof FlagSubject>;

export const ReviewFlag = z.object({
  key: z.string(),
  id: z.string(),
  severity: FlagSeverity,
  /** Another one with everything that is decided about it. */
  revision: z.int(),
  /** What was found, what to do, and where. Null for whoever may not read names, and after erasure. */
  message: z.nullable(z.string()),
  action: z.nullable(z.string()),
  about: z.nullable(FlagSubject),
  stops: z.boolean(),
  choices: z.array(FlagDecision),
  reasons: z.array(FlagReason),
  /** Whether a decision counts only once a second operator agrees. */
  twoPeople: z.boolean(),
  proposal: z.nullable(ProposedDecision),
  decision: z.nullable(MadeDecision),
  /** What was decided on the same flag for earlier answers. It no longer counts. */
  earlier: z.nullable(MadeDecision),
});
export type ReviewFlag = z.infer<typeof ReviewFlag>;

export const OrderFlags = z.object({
  /** The answers that were reviewed; a decision names it, so that it is never made on other answers. Null while nothing was reviewed. */
  answerHash: z.nullable(z.string()),
  reviewedAt: z.nullable(z.string()),
  /** Heaviest first. */
  flags: z.array(ReviewFlag),
  /** The country whose will stays in force, as an operator recorded it. Null while none does, and for whoever may not read names. */
  keptAbroad: z.nullable(z.string()),
  approval: z.object({ open: z.boolean(), reason: z.nullable(z.string()) }),
  warnings: z.array(z.string()),
});
export type OrderFlags = z.infer<typeof OrderFlags>;

const orderId = z.object({ id: Id });

export const getOrderFlags = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/flags',
  audience: ['operator', 'auditor', 'admin'],
  params: orderId,
  status: 200,
  response: OrderFlags,
});

const oneFlag = z.object({ id: Id, key: z.string().check(z.minLength(1), z.maxLength(TEXT_LIMITS.flagKey)) });
const ReviewedAnswers = z.string().check(z.regex(/^[0-9a-f]{64}$/, MESSAGES.answerHash));

/**
 * The reason is one of the flag's sentences, free words of substance, or both. `revision`: of the flag as it was read; 409 when somebody has
 * decided about it since.
 */
export const decideFlag = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/flags/:key/decision',
  audience: ['operator', 'admin'],
  params: oneFlag,
  body: z
    .object({
      answerHash: ReviewedAnswers,
      decision: FlagDecision,
      choice: z.optional(text(TEXT_LIMITS.short)),
      reason: z.optional(text(TEXT_LIMITS.reason)),
      revision: z.optional(z.int().check(z.minimum(0))),
    })
    .check(
      z.refine(({ decision, choice, reason }) => !needsReason(decision) || Boolean(choice) || Boolean(reason), {
        path: ['reason'],
        error: MESSAGES.reasonNeeded,
      }),
      z.refine(({ decision, choice, reason }) => !needsReason(decision) || Boolean(choice) || !reason || isOfSubstance(reason), {
        path: ['reason'],
        error: MESSAGES.reasonThin,
      }),
    ),
  status: 200,
  response: OrderFlags,
});

/** A second operator agrees to what the first proposed, and to nothing else: `proposal` is the revision that was read. */
export const agreeToDecision = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/flags/:key/agreement',
  audience: ['operator', 'admin'],
  params: oneFlag,
  body: z.object({ answerHash: ReviewedAnswers, proposal: z.int().check(z.minimum(0)) }),
  status: 200,
  response: OrderFlags,
});

/** A will abroad that stays in force: this one leaves to it what it gives away. An empty country takes it back. */
export const keepWillAbroad = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/kept-abroad',
  audience: ['operator', 'admin'],
  params: orderId,
  body: z.object({ answerHash: ReviewedAnswers, country: text(TEXT_LIMITS.short) }),
  status: 200,
  response: OrderFlags,
});

/** Words of a will in a row that stayed, went or came. */
export const RedlineRun = z.object({ kind: z.enum(['same', 'deleted', 'inserted']), text: z.string() });
export type RedlineRun = z.infer<typeof RedlineRun>;

/** `label`: as it is numbered now, or was if it went. */
export const RedlinedLine = z.object({ label: z.string(), isItem: z.boolean(), runs: z.array(RedlineRun) });
export type RedlinedLine = z.infer<typeof RedlinedLine>;

export const RedlinedClause = z.object({
  heading: z.string(),
  change: z.enum(['changed', 'new', 'gone']),
  lines: z.array(RedlinedLine),
});
export type RedlinedClause = z.infer<typeof RedlinedClause>;

export const OrderChanges = z.object({
  /** The version before, which was reviewed too: when it was submitted, and whether it went out. Null while there is only one. */
  earlier: z.nullable(z.object({ submittedAt: z.string(), sent: z.boolean() })),
  notCompared: z.nullable(z.string()),
  changes: WillChanges.shape.changes,
  /** The clauses that read differently, word by word. */
  redline: z.array(RedlinedClause),
});
export type OrderChanges = z.infer<typeof OrderChanges>;

export const getOrderChanges = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/changes',
  audience: ['operator', 'admin'],
  params: orderId,
  status: 200,
  response: OrderChanges,
});
