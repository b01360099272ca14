import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../../shared/store.ts';
import { clockTime } from '../../../shared/times.ts';

/** Who else has this will open: two who decide about one at the same time should know it of each other. */
export function ReadersNote() {
  const readers = useAppSelector((state) => state.live.readers);
  return (
    <Typography component="output" variant="body2" sx={{ display: 'block', minHeight: '1.25rem' }}>
      {readers.map(({ id, name, since }) => (
        <span key={id}>
          <strong>{name}</strong> is reading this will too, since {clockTime(new Date(since))}.{' '}
        </span>
      ))}
    </Typography>
  );
}
