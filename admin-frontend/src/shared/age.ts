const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long something has lasted, in its largest whole unit: `3 hours`. */
export function ageInWords(since: string, now: number): string {
  const ms = now - Date.parse(since);
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? ['minute', 60_000];
  const count = Math.floor(ms / length);
  if (count < 1) return 'under a minute';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
