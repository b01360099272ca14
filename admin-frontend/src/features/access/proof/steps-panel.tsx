import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { ReactNode } from 'react';
import { Panel } from '../../../shared/ui/panel.tsx';

/** From a fresh computer to a verdict. */
export function StepsPanel({ publicKey }: { readonly publicKey: string }) {
  return (
    <Panel title="Check an export offline" note="You need Node 22 or newer and no network.">
      <Box component="ol" sx={{ m: 0, mt: 1.5, pl: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <Step>Compare the public key above with the one you saved at the start. If they differ, stop and ask us why.</Step>
        <Step>Download verify.mjs once and have someone you trust read it. It is one short file and uses none of our code.</Step>
        <Step>Open an order, then its history, and choose Export this order. You get a file such as order-0193b0d2.ndjson.</Step>
        <Step>
          Put both files in one folder and run this there. ORDER is the full order number, found in the address of its history page.
          <Command>{`node verify.mjs order-0193b0d2.ndjson --public-key ${publicKey} --order ORDER`}</Command>
        </Step>
        <Step>
          Read the last line. OK: the file is what we signed, and all of it. CHANGED: it is not, and the line says what shows it. CANNOT
          TELL: something else got in the way, such as a mistyped key or an editor that re-saved the file; the line says how to fix it.
        </Step>
      </Box>
    </Panel>
  );
}

const Step = ({ children }: { readonly children: ReactNode }) => <Typography component="li">{children}</Typography>;

const Command = ({ children }: { readonly children: string }) => (
  <Box component="pre" sx={COMMAND}>
    <code>{children}</code>
  </Box>
);

const COMMAND = {
  m: 0,
  mt: 1,
  p: 1.5,
  borderRadius: 1,
  border: `1px solid ${tokens.colour.line}`,
  fontFamily: tokens.font.mono,
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
