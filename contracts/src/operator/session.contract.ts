import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Email } from '../email.ts';
import { z } from '../zod.ts';
import { PasskeyAnswer } from './passkey-answer.ts';
import { trimmed } from '../unseen.ts';

export const Role = z.enum(['operator', 'auditor', 'admin']);
export type Role = z.infer<typeof Role>;
export const Admin = z.object({ id: z.string(), email: z.string(), name: z.string(), role: Role });
export type Admin = z.infer<typeof Admin>;

export const Enrolment = z.object({ secret: z.string(), uri: z.string() });
export type Enrolment = z.infer<typeof Enrolment>;

export const AdminEnvelope = z.object({ admin: Admin, enrolment: z.nullable(Enrolment) });

const code = z.string().check(trimmed, z.regex(/^\d{6}$/, MESSAGES.codeWrong));

export const adminLogin = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  audience: 'visitor',
  /** `code` or `passkey` is asked for (401 with errors at these paths) once a second factor is set up. */
  body: z.object({
    email: Email,
    password: z.string().check(z.minLength(1), z.maxLength(1000)),
    code: z.optional(code),
    passkey: z.optional(PasskeyAnswer),
  }),
  status: 200,
  response: AdminEnvelope,
});
export const adminMe = endpoint({
  method: 'GET',
  path: '/api/admin/me',
  audience: ['operator', 'auditor', 'admin'],
  beforeEnrolment: true,
  status: 200,
  response: AdminEnvelope,
});
export const enrolSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor',
  audience: ['operator', 'auditor', 'admin'],
  beforeEnrolment: true,
  body: z.object({ code }),
  status: 200,
  response: AdminEnvelope,
});
export const adminLogout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  audience: 'visitor',
  status: 200,
  response: z.object({ success: z.literal(true) }),
});
