import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MIN_CUSTOMER_SEARCH } from '@willow/contracts/operator/customers.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { type FormEvent, useRef, useState } from 'react';
import { Field } from '../../../shared/ui/field.tsx';

type SearchFormProps = { readonly search: string; readonly onSearch: (text: string) => void };

export function SearchForm({ search, onSearch }: SearchFormProps) {
  const { text, setText } = useText(search);
  const [thin, setThin] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    const tooThin = wanted !== '' && wanted.length < MIN_CUSTOMER_SEARCH;
    setThin(tooThin);
    if (!tooThin && wanted !== search) onSearch(wanted);
  };
  const clear = () => {
    onSearch('');
    input.current?.focus();
  };
  return (
    <Box component="form" aria-label="Search users" noValidate onSubmit={apply} sx={FORM}>
      <Field
        label="Search by name or email"
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={thin ? `Type at least ${MIN_CUSTOMER_SEARCH} letters` : undefined}
        inputRef={input}
        inputProps={{ maxLength: TEXT_LIMITS.name }}
      />
      <Button type="submit" variant="contained" sx={{ mt: BESIDE_THE_INPUT }}>
        Search
      </Button>
      {search !== '' && (
        <Button variant="outlined" sx={{ mt: BESIDE_THE_INPUT }} onClick={clear}>
          Clear
        </Button>
      )}
    </Box>
  );
}

/** What is typed, until something else is searched for (the Back button). */
function useText(search: string) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setText(search);
  }
  return { text, setText };
}

/** Under the label's line, wherever the error is. */
const BESIDE_THE_INPUT = '1.75rem';
const FORM = { display: 'flex', alignItems: 'flex-start', gap: 1.5, mb: 3, maxWidth: '40rem' } as const;
