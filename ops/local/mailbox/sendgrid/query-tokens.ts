export class QueryError extends Error {}

const TOKEN = /\s*(?:(!=|>=|<=|[=<>(),[\]])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([a-z_]+))/iy;

type Token = { readonly kind: 'symbol' | 'text' | 'word'; readonly value: string };

export function tokenise(query: string): readonly Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (query.slice(TOKEN.lastIndex).trim() !== '') {
    const at = TOKEN.lastIndex;
    const [, symbol, double, single, word] = TOKEN.exec(query) ?? [];
    const text = double ?? single;
    if (symbol !== undefined) tokens.push({ kind: 'symbol', value: symbol });
    else if (text !== undefined) tokens.push({ kind: 'text', value: text.replaceAll(/\\(.)/g, '$1') });
    else if (word !== undefined) tokens.push({ kind: 'word', value: word });
    else throw new QueryError(`unexpected text at ${at}`);
  }
  return tokens;
}

export type Reader = {
  readonly peek: (ahead?: number) => Token | undefined;
  readonly takes: (value: string) => boolean;
  readonly demand: (value: string) => void;
  readonly next: (kind: Token['kind']) => string;
};

export function createReader(tokens: readonly Token[]): Reader {
  let at = 0;
  const peek = (ahead = 0): Token | undefined => tokens[at + ahead];
  const takes = (value: string): boolean => {
    const token = peek();
    const found = token !== undefined && token.kind !== 'text' && token.value.toUpperCase() === value;
    if (found) at += 1;
    return found;
  };
  return {
    peek,
    takes,
    demand: (value) => {
      if (!takes(value)) throw unexpected(peek());
    },
    next: (kind) => {
      const token = peek();
      if (token?.kind !== kind) throw unexpected(token);
      at += 1;
      return token.value;
    },
  };
}

export function unexpected(token: Token | undefined): QueryError {
  return new QueryError(token ? `unexpected ${token.kind} ${token.value}` : 'unexpected end of query');
}
