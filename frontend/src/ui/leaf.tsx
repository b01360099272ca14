export const LEAF_OUTLINE = 'M27 4C13 4 5 11 5 20c0 3 1 5 2 6 9 3 20-3 20-22z';

export function LeafLine({ width }: { readonly width: number }) {
  return (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      d={`${LEAF_OUTLINE}M4 29c3-8 8-14 16-18`}
    />
  );
}
