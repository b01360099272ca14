export type Sources = {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly frames?: readonly string[];
  readonly connects?: readonly string[];
  readonly trustedTypes?: boolean;
};

export function contentSecurityPolicy({
  scripts = [],
  styles = [],
  frames = [],
  connects = [],
  trustedTypes = true,
}: Sources = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${connects.join(' ')}`.trim(),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ');
}

/** The hash of the empty text: the console's styling library makes empty style elements and fills them through the object model. */
export const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
