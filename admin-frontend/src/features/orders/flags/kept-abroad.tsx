import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../../shared/toast/toasts.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { useReadVersion, useSayWhyNot } from '../use-version.ts';
import { useFocusOnOpen } from './decision-form.tsx';
import { useKeepWillAbroadMutation } from './flags.api.ts';

type KeptAbroadProps = { readonly orderId: string; readonly answerHash: string; readonly country: string | null };

/** What the flag about property abroad asks for: a will in another country that this one must leave in force. */
export function KeptAbroad({ orderId, answerHash, country }: KeptAbroadProps) {
  const [open, setOpen] = useState(false);
  const { keep, busy } = useKeeping({ orderId, answerHash });
  if (open) return <KeepForm busy={busy} onKeep={keep} onClose={() => setOpen(false)} />;
  return (
    <Box sx={{ mt: 1.25, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {country === null ? (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          Keep a will abroad in force
        </Button>
      ) : (
        <>
          <Typography>
            A will for property in <strong>{country}</strong> stays in force.
          </Typography>
          <Button size="small" disabled={busy} onClick={() => void keep('')}>
            Cancel every earlier will again
          </Button>
        </>
      )}
    </Box>
  );
}

function useKeeping({ orderId, answerHash }: Pick<KeptAbroadProps, 'orderId' | 'answerHash'>) {
  const [send, { isLoading: busy }] = useKeepWillAbroadMutation();
  const version = useReadVersion(orderId);
  const sayWhyNot = useSayWhyNot(orderId);
  const keep = async (country: string): Promise<boolean> => {
    const { error } = await send({ id: orderId, version, answerHash, country });
    if (error) {
      sayWhyNot(error, 'Failed to change the will');
      return false;
    }
    showToast({ tone: 'success', title: 'The will was changed', description: 'Read the draft again, and decide its flags again.' });
    return true;
  };
  return { keep, busy };
}

type KeepFormProps = { readonly busy: boolean; readonly onKeep: (country: string) => Promise<boolean>; readonly onClose: () => void };

function KeepForm({ busy, onKeep, onClose }: KeepFormProps) {
  const [country, setCountry] = useState('');
  const [wrong, setWrong] = useState<string>();
  const form = useFocusOnOpen();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = country.trim();
    setWrong(typed === '' ? 'Enter the country whose will stays in force.' : undefined);
    if (typed !== '' && (await onKeep(typed))) onClose();
  };
  return (
    <Box component="form" ref={form} noValidate aria-label="Keep a will abroad in force" onSubmit={(event) => void submit(event)} sx={FORM}>
      <Field
        label="Country"
        hint="A will covering only property there stays in force, and this will leaves that property to it. All flags are raised again."
        error={wrong}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        inputProps={{ maxLength: TEXT_LIMITS.short }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? 'Saving…' : 'Keep it in force'}
        </Button>
        <Button onClick={onClose}>Back</Button>
      </Box>
    </Box>
  );
}

const FORM = { display: 'grid', gap: 1.5, mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' } as const;
