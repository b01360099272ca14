import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { MESSAGES } from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestRefused } from './request-refused.ts';

/** One strong entity tag (RFC 9110, 8.8.3). */
const TAG = /^"([\x21\x23-\x7e]{1,64})"$/;

export const sendVersion = (reply: FastifyReply, version: string): void => void reply.header('etag', `"${version}"`);

/** The version that `If-Match` names, null without it. Any version (`*`), a choice of several and weak tags are refused: nobody has read those. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): string | null =>
  versionNamed(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

export function versionNamed(header: string | undefined): string | null {
  if (header === undefined) return null;
  const [, version] = TAG.exec(header) ?? [];
  if (version === undefined) throw new RequestRefused(400, MESSAGES.badVersion);
  return version;
}
