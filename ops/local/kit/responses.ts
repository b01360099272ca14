import type { LocalRequest, LocalResponse } from './http-server.ts';

export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): LocalResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(value),
  };
}

export function asset(type: 'text/css' | 'text/javascript', body: string): LocalResponse {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }, body };
}

export function page(body: string, policy: string, status = 200): LocalResponse {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy },
    body,
  };
}

export function readJson(request: LocalRequest): unknown {
  try {
    return JSON.parse(request.body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
