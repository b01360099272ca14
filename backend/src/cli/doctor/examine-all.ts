import { type Check, examine, type Examined, type Found, type Part } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';

/** Everything that the checks find, in their order. First the parts that they need, one after the other; then all others at once, the heavy ones last. */
export async function examineAll(
  checks: readonly Check[],
  parts: Readonly<Record<Part, Check>>,
  context: DoctorContext,
): Promise<readonly Found[]> {
  const needed = new Set(checks.flatMap(({ name, needs = [] }) => [name, ...needs, ...needs.flatMap((part) => parts[part].needs ?? [])]));
  const examined = new Map<string, Examined>();
  const away = new Set<Part>();
  for (const part of Object.keys(parts) as Part[]) {
    if (!needed.has(part)) continue;
    const found = await examine(parts[part], context, away);
    examined.set(part, found);
    if (found.isAway) away.add(part);
  }
  const others = checks.filter(({ name }) => !examined.has(name));
  for (const group of [others.filter(({ isHeavy }) => !isHeavy), others.filter(({ isHeavy }) => isHeavy)])
    await Promise.all(group.map(async (check) => examined.set(check.name, await examine(check, context, away))));
  return checks.flatMap(({ name }) => examined.get(name)?.findings ?? []);
}
