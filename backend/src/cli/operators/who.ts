import { Email, Role } from '@willow/contracts';
import { required, UsageError } from '../usage-error.ts';

/** The address that a command line names. Throws UsageError. */
export function emailIn(word: string | undefined, usage: string): string {
  const email = Email.safeParse(required(word, 'an email address', usage));
  if (!email.success) throw new UsageError(`${word} is no email address.\nUsage: willow ${usage}`);
  return email.data;
}

/** The role that a command line names. Throws UsageError. */
export function roleIn(word: string | undefined, usage: string): Role {
  const role = Role.safeParse(word);
  if (!role.success) throw new UsageError(`Give a role: ${Role.options.join(', ')}.\nUsage: willow ${usage}`);
  return role.data;
}
