import { endpoint } from '../endpoint.ts';
import { Email } from '../email.ts';
import { GivenName } from '../given-name.ts';
import { MESSAGES } from '../messages.ts';
import { withoutUnseen } from '../unseen.ts';
import { WillAnswers } from '../will/answers.ts';
import { z } from '../zod.ts';

/** How long an invitation can be accepted. */
export const COUPLE_CODE_DAYS = 14;
export const COUPLE_CODE_LENGTH = 12;
/** Without letters and digits that look like others. */
export const COUPLE_CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** As in the mail, in groups of four; people type it in any way. */
export const CoupleCode = z.pipe(
  z.pipe(
    z.string(MESSAGES.coupleCode).check(z.maxLength(100, MESSAGES.coupleCode)),
    z.transform((code) => withoutUnseen(code).replaceAll(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(z.regex(new RegExp(`^[${COUPLE_CODE_LETTERS}]{${COUPLE_CODE_LENGTH}}$`), MESSAGES.coupleCode)),
);

export const InvitePartnerRequest = z.object({ name: GivenName, email: Email });
export type InvitePartnerRequest = z.infer<typeof InvitePartnerRequest>;

const Instant = z.string();

/** What one of the two did, and whether something is offered to them now. What the other did in silence is in none of it. */
export const OwnCouple = z.object({
  invitedAt: Instant,
  /** As the inviter typed it, until it was accepted. */
  invited: z.nullable(z.object({ name: z.string(), email: z.string(), until: Instant })),
  acceptedAt: z.nullable(Instant),
  /** When the reader offered their own answers. */
  offeredAt: z.nullable(Instant),
  isOfferedAnswers: z.boolean(),
});
export type OwnCouple = z.infer<typeof OwnCouple>;

const Changed = z.object({ couple: z.nullable(OwnCouple) });

/** `invitation`: the code of the one that its reader had opened before logging in, while it can be accepted. */
export const getCouple = endpoint({
  method: 'GET',
  path: '/api/couple',
  audience: 'customer',
  status: 200,
  response: z.object({ couple: z.nullable(OwnCouple), invitation: z.nullable(z.string()) }),
});

export const invitePartner = endpoint({
  method: 'POST',
  path: '/api/couple',
  audience: 'customer',
  body: InvitePartnerRequest,
  status: 201,
  response: Changed,
});

const byCode = z.object({ code: CoupleCode });

export const acceptPartner = endpoint({
  method: 'POST',
  path: '/api/couple/acceptance',
  audience: 'customer',
  body: byCode,
  status: 200,
  response: Changed,
});

/** Needs no account: declining must not require one. */
export const declinePartner = endpoint({
  method: 'POST',
  path: '/api/couple/refusal',
  audience: 'visitor',
  body: byCode,
  status: 200,
  response: z.object({ success: z.literal(true) }),
});

/** `agreed`: said in this moment, to these answers as they are now. */
export const offerAnswers = endpoint({
  method: 'POST',
  path: '/api/couple/offer',
  audience: 'customer',
  body: z.object({ agreed: z.literal(true) }),
  status: 200,
  response: Changed,
});

export const withdrawOffer = endpoint({
  method: 'DELETE',
  path: '/api/couple/offer',
  audience: 'customer',
  status: 200,
  response: Changed,
});

/** What the other offers, as the reader would say it. */
export const Offered = z.object({
  /** A first name. */
  from: z.nullable(z.string()),
  revision: z.int(),
  /** Mirrored, with all of the other's children: those who are the reader's too are asked for. */
  answers: WillAnswers,
  /** Numbers of steps that the reader has kept. */
  kept: z.array(z.int()),
});
export type Offered = z.infer<typeof Offered>;

export const getOffered = endpoint({
  method: 'GET',
  path: '/api/couple/offered',
  audience: 'customer',
  status: 200,
  response: z.object({ offered: z.nullable(Offered) }),
});

/** `ours`: places of the other's children who are the reader's, too. */
export const keepOffered = endpoint({
  method: 'POST',
  path: '/api/couple/offered',
  audience: 'customer',
  body: z.object({
    step: z.int().check(z.minimum(1), z.maximum(10)),
    revision: z.int().check(z.minimum(0)),
    ours: z.array(z.int().check(z.minimum(0))).check(z.maxLength(50)),
  }),
  status: 200,
  response: z.object({ success: z.literal(true) }),
});

export const leaveCouple = endpoint({ method: 'DELETE', path: '/api/couple', audience: 'customer', status: 200, response: Changed });
