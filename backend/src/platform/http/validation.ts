import { StandardSchemaValidationPipe } from '@nestjs/common';
import { MESSAGES } from '@willow/contracts';
import { refuseUnstorable } from './json-body.ts';
import { RequestRefused } from './request-refused.ts';
import type { ArgumentMetadata } from '@nestjs/common';

const keyOf = (segment: PropertyKey | { readonly key: PropertyKey }): string | number => {
  const key = typeof segment === 'object' ? segment.key : segment;
  return typeof key === 'number' ? key : String(key);
};

export class ContractPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({
      exceptionFactory: (issues) => {
        const problems = issues.map(({ path = [], message }) => ({ path: path.map(keyOf), message }));
        return new RequestRefused(400, problems[0]?.message ?? MESSAGES.badRequest, { issues: problems.slice(0, 100) });
      },
    });
  }

  override async transform<T>(value: T, metadata: ArgumentMetadata) {
    if (metadata.type === 'query') refuseMalformedNames(value);
    if (metadata.type === 'query' || metadata.type === 'param') refuseUnstorable(value);
    const parsed = await super.transform(value, metadata);
    if (metadata.type === 'body' && isObject(parsed)) unknown.set(parsed, unknownFields(value, parsed, []));
    return parsed;
  }
}

const unknown = new WeakMap<object, readonly Path[]>();

/** What a body that was read had beside what its contract knows, as `answers.partner.nickname`: a hundred at most. */
export const unknownFieldsOf = (body: unknown): readonly string[] =>
  ((isObject(body) && unknown.get(body)) || []).slice(0, 100).map((path) => path.join('.').slice(0, 200));

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function unknownFields(sent: unknown, read: unknown, path: Path): readonly Path[] {
  if (!isObject(sent) || !isObject(read)) return [];
  return Object.keys(sent).flatMap((key) => {
    const at = [...path, Array.isArray(sent) ? Number(key) : key];
    return key in read ? unknownFields(sent[key], read[key], at) : [at];
  });
}

/** `name[]=x` and the like are attempts to smuggle in another type. */
function refuseMalformedNames(query: unknown): void {
  const names = typeof query === 'object' && query !== null ? Object.keys(query) : [];
  if (names.some((name) => !/^\w+$/.test(name))) throw new RequestRefused(400, MESSAGES.badRequest);
}
