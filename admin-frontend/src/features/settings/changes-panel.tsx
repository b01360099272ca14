import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SettingChange } from '@willow/contracts/operator/settings.contract';
import { timeInWords } from '../../shared/times.ts';
import { Panel } from './panel.tsx';

export function ChangesPanel({ changes }: { readonly changes: readonly SettingChange[] }) {
  return (
    <Panel title="Changes" note={changes.length === 0 ? 'No changes yet.' : 'Who changed what, newest first.'}>
      {changes.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {changes.map(({ at, by, words }) => (
            <Box component="li" key={`${at} ${words}`}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {by} {words}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <time dateTime={at}>{timeInWords(at)}</time>
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
