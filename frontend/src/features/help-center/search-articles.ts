export type Entry = { readonly id: string; readonly category: string; readonly title: string; readonly description: string };

/**
 * The entries that stay: those of the category (`all` is every one) whose title or description contains the words as they are typed, in any
 * case. Both have to match.
 */
export function searchArticles<T extends Entry>(entries: readonly T[], words: string, category: string): readonly T[] {
  const wanted = words.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (category === 'all' || entry.category === category) &&
      [entry.title, entry.description].some((text) => text.toLowerCase().includes(wanted)),
  );
}
