/** What one of so many members may hold. All shares together are enough for everything, and no two differ by more than one while all are full. */
export const fairShare = (total: number, members: number): number => Math.ceil(total / Math.max(1, members));

/** How many more a member may take, and how many it has to give up. */
export function balance(held: number, total: number, members: number): { readonly room: number; readonly surplus: number } {
  const share = fairShare(total, members);
  return { room: Math.max(0, share - held), surplus: Math.max(0, held - share) };
}
