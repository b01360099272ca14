/** `category-id`: EventStoreDB's own projections split at the first dash too. */
export const streamName = (category: string, id: string): string => `${category}-${id}`;

export const categoryOf = (stream: string): string => stream.split('-', 1)[0]!;

export const streamIdOf = ({ stream }: { readonly stream: string }): string => stream.slice(stream.indexOf('-') + 1);
