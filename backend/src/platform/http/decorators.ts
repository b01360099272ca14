import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SerializeOptions,
  SetMetadata,
} from '@nestjs/common';
import { type Endpoint, z } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import { requested, type SignedInOperator, type Subject } from './subject.ts';

export const CONTRACT = 'willow:contract';

/** Binds a controller method to an endpoint of the contract: method, path, audience, status and the shape of the answer. */
export const Serves = (endpoint: Endpoint): MethodDecorator =>
  applyDecorators(
    RequestMapping({ path: endpoint.path, method: RequestMethod[endpoint.method] }),
    HttpCode(endpoint.status),
    SetMetadata(CONTRACT, endpoint),
    SerializeOptions({ schema: perItem(endpoint.response) }),
  );

/** Nest checks the items of a list one by one, so it is given the schema of an item. */
const perItem = (response: Endpoint['response']): Endpoint['response'] =>
  response instanceof z.ZodMiniArray ? (response.def.element as Endpoint['response']) : response;

const from = (context: ExecutionContext) => requested(context.switchToHttp().getRequest<FastifyRequest>());

/** The context for commands: who acts, in which request, when. */
export const Ctx = createParamDecorator((_: unknown, context: ExecutionContext) => from(context).context);

/** The id of the signed-in customer or operator. */
export const SubjectId = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { subject } = from(context);
  if (!subject) throw new Error('This endpoint is open to visitors: it has no subject');
  return subject.id;
});

/** The signed-in operator with their session. */
export const OperatorSubject = createParamDecorator((_: unknown, context: ExecutionContext): SignedInOperator => {
  const { subject } = from(context);
  if (subject?.kind !== 'operator') throw new Error('This endpoint is not for operators only');
  return subject;
});

/** The session's subject, or null for a visitor. */
export const MaybeSubject = createParamDecorator((_: unknown, context: ExecutionContext): Subject | null => from(context).subject);

/** The newest position this browser has written, for read models to catch up with. */
export const After = createParamDecorator((_: unknown, context: ExecutionContext) => from(context).after);
