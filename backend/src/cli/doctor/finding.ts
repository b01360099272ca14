export const STATUSES = ['ok', 'warn', 'broken'] as const;
export type Status = (typeof STATUSES)[number];

/** One line of what the doctor says. */
export type Finding = {
  readonly status: Status;
  readonly says: string;
  /** What to do about it; null when nothing is to be done. */
  readonly todo: string | null;
  /** Of its own, where that of its check is about something else. */
  readonly runbook?: string;
  /** What was measured, for programs. */
  readonly figures?: Readonly<Record<string, number | string | null>>;
};

type Figures = NonNullable<Finding['figures']>;
type Make<T extends readonly unknown[]> = (says: string, ...rest: T) => Finding;

const made =
  (status: 'warn' | 'broken'): Make<[todo: string, figures?: Figures]> =>
  (says, todo, figures) => ({ status, says, todo, ...(figures && { figures }) });

export const ok: Make<[figures?: Figures]> = (says, figures) => ({ status: 'ok', says, todo: null, ...(figures && { figures }) });
export const warn = made('warn');
export const broken = made('broken');

/** The worst of them; ok when there is none. */
export const worstOf = (findings: readonly Pick<Finding, 'status'>[]): Status =>
  STATUSES.findLast((status) => findings.some((finding) => finding.status === status)) ?? 'ok';

/** Names, the first of many. */
export const some = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

/** How bad a figure is that should be small. */
export const above = (figure: number, limits: { readonly warn: number; readonly broken: number }): Status =>
  figure > limits.broken ? 'broken' : figure > limits.warn ? 'warn' : 'ok';
