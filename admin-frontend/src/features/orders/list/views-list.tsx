import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Field } from '../../../shared/ui/field.tsx';
import { takeFocus } from '../../../shared/ui/form-dialog.tsx';
import { MAX_VIEWS, queryToKeep, useViews, type View } from './views.ts';

type ViewsListProps = { readonly button: HTMLElement; readonly onClose: () => void };

/** What was kept, and a way to keep the list that is shown. */
export function ViewsList({ button, onClose }: ViewsListProps) {
  const { views, save, remove } = useViews();
  const [params] = useSearchParams();
  const query = queryToKeep(params);
  return (
    <Popover
      open
      anchorEl={button}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Views', sx: { p: 2.5, width: '20rem', maxWidth: '100%' } } }}
    >
      {views.length === 0 && <Typography>No views yet. Filter the list, then give it a name here.</Typography>}
      {views.length > 0 && (
        <Box component="ul" aria-label="Views" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {views.map((view) => (
            <Box component="li" key={view.name} sx={{ display: 'flex', alignItems: 'center' }}>
              <Button
                component={Link}
                to={{ pathname: '/orders', search: view.query }}
                aria-current={view.query === query ? 'page' : undefined}
                onClick={onClose}
                sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', overflowWrap: 'anywhere', textAlign: 'left' }}
              >
                {view.name}
              </Button>
              <IconButton aria-label={`Remove view ${view.name}`} onClick={() => remove(view.name)}>
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <SaveForm query={query} full={views.length >= MAX_VIEWS} onSave={save} onSaved={onClose} />
    </Popover>
  );
}

type SaveFormProps = {
  readonly query: string;
  readonly full: boolean;
  readonly onSave: (view: View) => void;
  readonly onSaved: () => void;
};

function SaveForm({ query, full, onSave, onSaved }: SaveFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name === '') return setError('Give the view a name.');
    if (full) return setError(`There are ${MAX_VIEWS} views already. Remove one first.`);
    onSave({ name, query });
    return onSaved();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Field
        label="Save this list as"
        name="view"
        autoComplete="off"
        inputRef={takeFocus}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
        hint="Saved in this browser. Search words are left out."
        inputProps={{ maxLength: 40 }}
      />
      <Button type="submit" variant="contained">
        Save View
      </Button>
    </Box>
  );
}
