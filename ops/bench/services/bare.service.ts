import 'reflect-metadata';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { serve } from '../kit/role.ts';

// The limit of the platform: a Nest route on Fastify that parses the same JSON and answers with one that never changes.
const ANSWER = { willAnswers: { status: 'in_progress', currentStep: 6, answers: {}, updatedAt: '2026-11-21T10:00:00.000Z' } };

@Controller()
class BareController {
  @Post('/api/will')
  save(@Body() _body: unknown): typeof ANSWER {
    return ANSWER;
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

const app = await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), { logger: ['error'] });
await app.listen(0, '127.0.0.1');

const methods = { url: () => app.getUrl() };
export type BareService = typeof methods;
serve(methods);
