import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type BodyOf,
  changePerson,
  endSessionsOf,
  invitePerson,
  listPeople,
  MESSAGES,
  type ParamsOf,
  type Person,
  renewInvitation,
  resetSecondFactor,
} from '@willow/contracts';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, ReadAfter, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { ChangeOperator, type OperatorChange } from '../commands/change-operator.ts';
import { InviteOperator } from '../commands/invite-operator.ts';
import { ListPeople } from '../queries/list-people.ts';

/** Each is a mail to somebody outside. */
const INVITATIONS: Limit = { name: 'team-invitations', max: 30, windowSeconds: 24 * 3600 };

@Controller()
export class PeopleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(listPeople)
  list(@SubjectId() self: string, @ReadAfter() after: string | null): Promise<Person[]> {
    return this.queries.execute(new ListPeople(self, after));
  }

  @Contract(invitePerson)
  @Limited(INVITATIONS)
  async invite(@Body() who: BodyOf<typeof invitePerson>, @SubjectId() self: string, @Ctx() context: Context): Promise<Person> {
    const { outcome: id, position } = await trackPosition(context, (tracked) => this.commands.execute(new InviteOperator(who, tracked)));
    return this.#person(self, id, position);
  }

  @Contract(changePerson)
  change(
    @Param() { id }: ParamsOf<typeof changePerson>,
    @Body() change: BodyOf<typeof changePerson>,
    @SubjectId() self: string,
    @Ctx() context: Context,
    @ReadAfter() after: string | null,
  ): Promise<Person> {
    return this.#changed(id, change, { self, context, after });
  }

  @Contract(renewInvitation)
  @Limited(INVITATIONS)
  renew(
    @Param() { id }: ParamsOf<typeof renewInvitation>,
    @SubjectId() self: string,
    @Ctx() context: Context,
    @ReadAfter() after: string | null,
  ): Promise<Person> {
    return this.#changed(id, { invitation: 'renewed' }, { self, context, after });
  }

  @Contract(resetSecondFactor)
  reset(
    @Param() { id }: ParamsOf<typeof resetSecondFactor>,
    @SubjectId() self: string,
    @Ctx() context: Context,
    @ReadAfter() after: string | null,
  ): Promise<Person> {
    return this.#changed(id, { secondFactor: 'reset' }, { self, context, after });
  }

  @Contract(endSessionsOf)
  endSessions(
    @Param() { id }: ParamsOf<typeof endSessionsOf>,
    @SubjectId() self: string,
    @Ctx() context: Context,
    @ReadAfter() after: string | null,
  ): Promise<Person> {
    return this.#changed(id, { sessions: 'ended' }, { self, context, after });
  }

  async #changed(id: string, change: OperatorChange, { self, context, after }: Asked): Promise<Person> {
    const { position } = await trackPosition(context, (tracked) => this.commands.execute(new ChangeOperator(id, change, tracked)));
    return this.#person(self, id, position ?? after);
  }

  async #person(self: string, id: string, after: string | null): Promise<Person> {
    const [person] = await this.queries.execute(new ListPeople(self, after, id));
    if (!person) throw new RequestRefused(404, MESSAGES.personUnknown);
    return person;
  }
}

type Asked = { readonly self: string; readonly context: Context; readonly after: string | null };
