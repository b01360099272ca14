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
    return super.transform(value, metadata);
  }
}

/** `name[]=x` and the like are attempts to smuggle in another type. */
function refuseMalformedNames(query: unknown): void {
  const names = typeof query === 'object' && query !== null ? Object.keys(query) : [];
  if (names.some((name) => !/^\w+$/.test(name))) throw new RequestRefused(400, MESSAGES.badRequest);
}
