import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { Endpoint, ResponseOf } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import { RequestRefused } from './request-refused.ts';
import { requested, type SignedInCustomer, type SignedInOperator, type Subject } from './subject.ts';
import { unknownFieldsOf } from './validation.ts';

export const CONTRACT = 'willow:contract';

export const REPEATABLE = 'willow:repeatable';
/** Done twice it is as done once, whatever key it has: it names what it was made from, or is found again by keys of its own. */
export const Repeatable = () => SetMetadata(REPEATABLE, true);

type Answers<E extends Endpoint> = (...inputs: never[]) => Promise<ResponseOf<E> | undefined> | Promise<void> | ResponseOf<E> | undefined;
type Implements<E extends Endpoint> = <M extends Answers<E>>(target: object, name: string, descriptor: TypedPropertyDescriptor<M>) => void;

/**
 * Binds a controller method to an endpoint of the contract: method, path, audience and status, the schemas of its `@Param()`, `@Query()` and
 * `@Body()`, and the shape of the answer.
 */
export const Contract = <E extends Endpoint>(endpoint: E): Implements<E> =>
  applyDecorators(
    SchemasOf(endpoint),
    AnswersAs(endpoint),
    RequestMapping({ path: endpoint.path, method: RequestMethod[endpoint.method] }),
    HttpCode(endpoint.status),
    SetMetadata(CONTRACT, endpoint),
    RouteConfig({ stream: endpoint.stream ?? false }),
  );

type Input = { readonly index: number; readonly schema?: unknown };

/** Gives Nest the schemas that `@Body({ schema })` and its like would name one by one. Decorators of parameters have run before. */
const SchemasOf =
  ({ params, query, body }: Endpoint) =>
  (target: object, name: string | symbol): void => {
    const schemas: Readonly<Record<number, unknown>> = {
      [RouteParamtypes.PARAM]: params,
      [RouteParamtypes.QUERY]: query,
      [RouteParamtypes.BODY]: body,
    };
    const place = [ROUTE_ARGS_METADATA, target.constructor, name] as const;
    const inputs = Object.entries<Input>(Reflect.getMetadata(...place) ?? {});
    const bound = inputs.map(([key, input]) => [key, { ...input, schema: schemas[Number.parseInt(key, 10)] ?? input.schema }] as const);
    Reflect.defineMetadata(ROUTE_ARGS_METADATA, Object.fromEntries(bound), target.constructor, name);
  };

type Handler = (this: unknown, ...args: unknown[]) => unknown;

/**
 * An answer has only what its contract promises. Undefined: the method has sent its own answer, a file or a page. A field that is not known
 * is never lost without a word: a change with one is refused, and any other answer names it.
 */
const AnswersAs =
  ({ response, method }: Endpoint) =>
  (_target: object, _name: PropertyKey, descriptor: PropertyDescriptor): void => {
    const handler: Handler = descriptor.value;
    const checked: Handler = async function (...args) {
      const ignoredFields = args.flatMap(unknownFieldsOf);
      if (method === 'PATCH') refuseUnknown(ignoredFields);
      const answer = await handler.apply(this, args);
      if (answer === undefined) return undefined;
      const parsed = response.parse(answer);
      return ignoredFields.length > 0 && isObject(parsed) ? { ...parsed, ignoredFields } : parsed;
    };
    // What decorators below this one have said about the method.
    for (const key of Reflect.getMetadataKeys(handler)) Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), checked);
    descriptor.value = checked;
  };

function refuseUnknown([first, ...others]: readonly string[]): void {
  if (first === undefined) return;
  const issues = [first, ...others].map((field) => ({ path: field.split('.'), message: 'This cannot be changed here' }));
  throw new RequestRefused(400, `“${first}” cannot be changed here. Nothing was saved: leave it out and send the rest again.`, { issues });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

const from = (context: ExecutionContext) => requested(context.switchToHttp().getRequest<FastifyRequest>());

export const Ctx = createParamDecorator((_: unknown, context: ExecutionContext) => from(context).context);

export const SubjectId = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { subject } = from(context);
  if (!subject) throw new Error('This endpoint is open to visitors: it has no subject');
  return subject.id;
});

export const CustomerSubject = createParamDecorator((_: unknown, context: ExecutionContext): SignedInCustomer => {
  const { subject } = from(context);
  if (subject?.kind !== 'customer') throw new Error('This endpoint is not for customers only');
  return subject;
});

export const OperatorSubject = createParamDecorator((_: unknown, context: ExecutionContext): SignedInOperator => {
  const { subject } = from(context);
  if (subject?.kind !== 'operator') throw new Error('This endpoint is not for operators only');
  return subject;
});

export const MaybeSubject = createParamDecorator((_: unknown, context: ExecutionContext): Subject | null => from(context).subject);

export const ReadAfter = createParamDecorator((_: unknown, context: ExecutionContext) => from(context).after);
