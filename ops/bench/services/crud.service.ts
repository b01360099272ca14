import 'reflect-metadata';
import { createHash, randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import {
  BadRequestException,
  Body,
  type CanActivate,
  Controller,
  type ExecutionContext,
  HttpCode,
  Injectable,
  Module,
  NotFoundException,
  Post,
  Req,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { saveWill } from '@willow/contracts';
import { Column, DataSource, Entity, PrimaryColumn, Repository } from 'typeorm';
import { serve } from '../kit/role.ts';

// What a team that keeps only the present would have built: a session by its cookie, the same contract checked, one row updated.
@Entity({ name: 'session' })
class SessionRow {
  @PrimaryColumn({ type: 'bytea' })
  idHash!: Buffer;

  @Column({ type: 'uuid' })
  customerId!: string;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}

@Entity({ name: 'will' })
class WillRow {
  @PrimaryColumn({ type: 'uuid' })
  customerId!: string;

  @Column({ type: 'int' })
  currentStep!: number;

  @Column({ type: 'jsonb' })
  answers!: object;

  @Column({ type: 'timestamptz' })
  updatedAt!: Date;
}

type SignedIn = { readonly cookies: Readonly<Record<string, string | undefined>>; customerId?: string };
const hash = (token: string): Buffer => createHash('sha256').update(token).digest();

@Injectable()
class SessionGuard implements CanActivate {
  constructor(@InjectRepository(SessionRow) private readonly sessions: Repository<SessionRow>) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SignedIn>();
    const token = request.cookies['willow-session'];
    const session = token ? await this.sessions.findOneBy({ idHash: hash(token) }) : null;
    if (!session || session.expiresAt < new Date()) throw new UnauthorizedException();
    request.customerId = session.customerId;
    return true;
  }
}

@Controller()
@UseGuards(SessionGuard)
class WillController {
  constructor(@InjectRepository(WillRow) private readonly wills: Repository<WillRow>) {}

  @Post('/api/will')
  @HttpCode(200)
  async save(@Req() request: SignedIn, @Body() body: unknown): Promise<object> {
    if (request.customerId === undefined) throw new UnauthorizedException();
    const parsed = saveWill.body.safeParse(body);
    if (!parsed.success) throw new BadRequestException(parsed.error.issues);
    const { step, answers } = parsed.data;
    const updatedAt = new Date();
    const { affected } = await this.wills.update({ customerId: request.customerId }, { currentStep: step, answers, updatedAt });
    if (affected !== 1) throw new NotFoundException();
    return { willAnswers: { status: 'in_progress', currentStep: step, answers, updatedAt: updatedAt.toISOString() } };
  }
}

const { DATABASE_URL = '' } = process.env;

@Module({
  imports: [
    TypeOrmModule.forRoot({ type: 'postgres', url: DATABASE_URL, entities: [SessionRow, WillRow], synchronize: true, poolSize: 16 }),
    TypeOrmModule.forFeature([SessionRow, WillRow]),
  ],
  controllers: [WillController],
})
class CrudModule {}

const app = await NestFactory.create<NestFastifyApplication>(CrudModule, new FastifyAdapter(), { logger: ['error'] });
await app.register(cookie);
await app.listen(0, '127.0.0.1');

const DAY_MS = 86_400_000;
const methods = {
  url: () => app.getUrl(),

  signIn: async (count: number): Promise<string[]> => {
    const people = Array.from({ length: count }, () => ({ customerId: randomUUID(), token: randomUUID() }));
    const now = new Date();
    const expiresAt = new Date(now.getTime() + DAY_MS);
    const { manager } = app.get(DataSource);
    const wills = people.map(({ customerId }) => ({ customerId, currentStep: 1, answers: {}, updatedAt: now }));
    const sessions = people.map(({ customerId, token }) => ({ idHash: hash(token), customerId, expiresAt }));
    for (let from = 0; from < count; from += 500) {
      await manager.insert(WillRow, wills.slice(from, from + 500));
      await manager.insert(SessionRow, sessions.slice(from, from + 500));
    }
    return people.map(({ token }) => token);
  },
};
export type CrudService = typeof methods;
serve(methods);
