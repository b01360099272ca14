import { type DataEntry, type getWillHistory, londonDate, type ResponseOf } from '@willow/contracts';

type Lines = ResponseOf<typeof getWillHistory>['lines'];
type Story = Readonly<Record<string, string | null | ((entry: DataEntry) => string)>>;

const dayOf = ({ at }: { readonly at: string }): string => londonDate(new Date(at));

/** What happened, told as a story, newest first: what a customer did or got, and one sentence a day for what went on for a while. */
export function storyOf(entries: readonly DataEntry[], story: Story): Lines {
  const lines: Lines = [];
  for (const entry of entries.toSorted((one, other) => one.at.localeCompare(other.at))) {
    const sentence = story[entry.type] ?? null;
    if (sentence === null) continue;
    const says = typeof sentence === 'string' ? sentence : sentence(entry);
    const last = lines.at(-1);
    if (last?.says === says && dayOf(last) === dayOf(entry)) lines[lines.length - 1] = { at: entry.at, says };
    else lines.push({ at: entry.at, says });
  }
  return lines.toReversed();
}
