import { Controller, Inject, Query, Req, Res } from '@nestjs/common';
import { followLive, type QueryOf } from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { cookieName } from '../../../platform/http/cookies.ts';
import { Contract, Ctx, OperatorSubject } from '../../../platform/http/decorators.ts';
import { EventStream } from '../../../platform/http/event-stream.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { LiveStreams } from './live-streams.ts';

@Controller()
export class LiveOperatorController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(followLive)
  follow(
    @Query() { reading }: QueryOf<typeof followLive>,
    @OperatorSubject() operator: SignedInOperator,
    @Ctx() { now }: Context,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): undefined {
    const token = request.cookies[cookieName(this.config, 'operator')] ?? '';
    const isSignedIn = async (): Promise<boolean> => (await this.sessions.find('operator', token, this.clock.now())) !== null;
    this.streams.makeRoom(operator);
    this.streams.open({ stream: new EventStream(reply), operator, reading: reading ?? null, isSignedIn }, now);
    return undefined;
  }
}
