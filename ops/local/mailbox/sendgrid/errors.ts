import type { LocalResponse } from '../../kit/http-server.ts';
import { json } from '../../kit/responses.ts';

export type SendGridError = { readonly message: string; readonly field: string | null; readonly help: string | null };

const HELP = 'http://sendgrid.com/docs/API_Reference/Web_API_v3/Mail/errors.html';

export function fieldError(field: string, message: string): SendGridError {
  return { message, field, help: `${HELP}#message.${field.replaceAll(/\.\d+/g, '')}` };
}

export const refused = (errors: readonly SendGridError[], status = 400): LocalResponse => json({ errors }, status);

export const refusedWith = (status: number, message: string): LocalResponse => refused([{ message, field: null, help: null }], status);
