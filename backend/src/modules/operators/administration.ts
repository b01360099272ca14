import { Injectable } from '@nestjs/common';
import { MESSAGES, PASSWORD_MIN, type Role } from '@willow/contracts';
import type { Context } from '../../event-sourcing/context.ts';
import { isRefusedFor, RefusedError } from '../../event-sourcing/core/refusal.ts';
import { SessionStore } from '../../platform/sessions/session-store.ts';
import { Admins, isActiveAdmin } from './admins.ts';
import type { NewInvitation, OperatorCommand, OperatorRefusal } from './domain/operator.commands.ts';
import { InvitationLinks } from './links/invitation-links.ts';
import { Operators } from './operators.repository.ts';
import { isGuessable } from './guessable.ts';
import { hashPassword } from './passwords.ts';

type Who = { readonly email: string; readonly name: string; readonly role: Role };
type NewOperator = Who & { readonly password: string };
type Delivery = NewInvitation['delivery'];

/** An address that has an operator already changes nothing. `strict` refuses passwords that are short or easily guessed. Answers whether one was created. */
export async function createOperator(
  operators: Operators,
  { password, ...who }: NewOperator,
  { strict }: { readonly strict: boolean },
  context: Context,
): Promise<boolean> {
  if (strict && password.length < PASSWORD_MIN) throw new Error(`An operator's password has at least ${PASSWORD_MIN} characters`);
  if (strict && (await isGuessable(password, who))) throw new Error(`The password of an operator: ${MESSAGES.passwordGuessable}`);
  const command = { type: 'CreateOperator', ...who, passwordHash: await hashPassword(password) } as const;
  try {
    await operators.handle(operators.idOf(who.email), command, context);
    return true;
  } catch (error) {
    if (isRefusedFor(error, 'OperatorExists')) return false;
    throw error;
  }
}

/** Who is on the team and what they may do, for the console and the command line. */
@Injectable()
export class Team {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: SessionStore,
    private readonly links: InvitationLinks,
    private readonly admins: Admins,
  ) {}

  hasAdmin(): Promise<boolean> {
    return this.admins.hasAnother('');
  }

  /** Gives the id of the operator, and that of the link. */
  async invite(who: Who, delivery: Delivery, context: Context): Promise<{ readonly id: string; readonly linkId: string }> {
    const id = this.operators.idOf(who.email);
    const link = this.links.make(id, delivery, context.now);
    await this.operators.handle(id, { type: 'InviteOperator', ...who, ...link }, context);
    return { id, linkId: link.linkId };
  }

  async renew(id: string, delivery: Delivery, context: Context): Promise<{ readonly linkId: string }> {
    const link = this.links.make(id, delivery, context.now);
    await this.operators.handle(id, { type: 'RenewInvitation', ...link }, context);
    return link;
  }

  async changeRole(id: string, role: Role, context: Context): Promise<void> {
    await this.#change(id, { type: 'ChangeRole', role, own: isOwn(id, context) }, role !== 'admin', context);
  }

  async disable(id: string, context: Context): Promise<void> {
    await this.#change(id, { type: 'DisableOperator', own: isOwn(id, context) }, true, context);
  }

  async enable(id: string, context: Context): Promise<void> {
    await this.#change(id, { type: 'EnableOperator' }, false, context);
  }

  async endSessions(id: string, context: Context): Promise<void> {
    await this.operators.handle(id, { type: 'RecordSessionsEnded', which: 'all', own: isOwn(id, context) }, context);
    await this.sessions.revokeAll('operator', id);
  }

  async resetSecondFactor(id: string, context: Context): Promise<void> {
    await this.operators.handle(id, { type: 'ResetSecondFactor', own: isOwn(id, context) }, context);
    await this.sessions.revokeAll('operator', id);
  }

  /** A session says which role it has, so a change of it ends the sessions, too. */
  async #change(id: string, command: OperatorCommand, takesAdminAway: boolean, context: Context): Promise<void> {
    await this.admins.oneAtATime(async () => {
      const { state } = await this.operators.load(id);
      const own = 'own' in command && command.own;
      const last = takesAdminAway && !own && isActiveAdmin(state) && !(await this.admins.hasAnother(id));
      if (last) throw new RefusedError<OperatorRefusal>('LastAdmin');
      await this.operators.handle(id, command, context);
    });
    await this.sessions.revokeAll('operator', id);
  }
}

const isOwn = (id: string, { actor }: Context): boolean => actor === `operator:${id}`;
