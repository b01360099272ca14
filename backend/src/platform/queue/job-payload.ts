import type { JobDefinition } from './job.ts';
import { sanitizeJson } from './sanitize.ts';

const ID = /^(?!\d+$)[\w.-]{1,200}$/;
const PERSONAL = /[\s@]/;

const findText = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findText) : [];
};

/** Checks a payload against its schema, which drops undeclared fields. Refuses text that looks like personal data. */
export const parsePayload = <P>(job: JobDefinition<P>, payload: unknown): P => {
  const parsed = job.payload.parse(sanitizeJson(payload));
  if (findText(parsed).some((text) => PERSONAL.test(text))) throw new Error(`The payload of ${job.name} holds more than ids`);
  return parsed;
};

/** Refuses what the queue library would take for one of its own ids. */
export const assertJobId = (id: string): void => {
  if (!ID.test(id)) throw new Error(`"${id}" cannot be a job id: letters, digits, dots and dashes, and not a bare number`);
};
