import { tokens } from '../shared/theme/tokens.ts';
import { useWaiting } from '../shared/waiting/use-waiting.ts';

const { colour } = tokens;

/** How many wait in a section, if any do. */
export function WaitingCount({ path }: { readonly path: string }) {
  const count = useWaiting()[path] ?? 0;
  if (count === 0) return null;
  return (
    // Without MUI: a count alone would cut what the login screen loads into more pieces.
    <span style={COUNT}>
      {count > 99 ? '99+' : count}
      <span style={UNSEEN}> waiting</span>
    </span>
  );
}

const UNSEEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

const COUNT = {
  position: 'relative',
  marginLeft: 'auto',
  minWidth: '1.5rem',
  padding: '0 0.375rem',
  borderRadius: '0.75rem',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '1.5rem',
  textAlign: 'center',
  background: colour.gold,
  color: colour.night,
} as const;
