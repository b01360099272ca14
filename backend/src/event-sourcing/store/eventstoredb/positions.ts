import { PositionBeyondEnd } from '../event-store.ts';
import type { Position } from '../event-store.ts';

/** Both parts matter: consumers that kept only one have lost events. */
export type LogPosition = { readonly commit: bigint; readonly prepare: bigint };

const SHAPE = /^(\d{1,20})\/(\d{1,20})$/;

export const toPosition = ({ commit, prepare }: LogPosition): Position => `${commit}/${prepare}`;

export function parsePosition(position: Position): LogPosition {
  const [, commit, prepare] = SHAPE.exec(position) ?? [];
  if (commit === undefined || prepare === undefined) throw new PositionBeyondEnd(position, 'start');
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

export const parseStart = (position: Position | 'start'): LogPosition | 'start' =>
  position === 'start' ? 'start' : parsePosition(position);

export function comparePositions(a: Position | 'start', b: Position | 'start'): number {
  return compareLogPositions(orBeforeAll(a), orBeforeAll(b));
}

const orBeforeAll = (position: Position | 'start'): LogPosition =>
  position === 'start' ? { commit: -1n, prepare: -1n } : parsePosition(position);

export function compareLogPositions(a: LogPosition, b: LogPosition): number {
  if (a.commit !== b.commit) return a.commit < b.commit ? -1 : 1;
  if (a.prepare === b.prepare) return 0;
  return a.prepare < b.prepare ? -1 : 1;
}
