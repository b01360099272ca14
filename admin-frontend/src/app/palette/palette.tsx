import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { tokens } from '../../shared/theme/tokens.ts';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { takeFocus } from '../../shared/ui/form-dialog.tsx';
import type { Section } from '../sections.ts';
import { type Choice, useFound } from './use-found.ts';

const { colour } = tokens;

/** Typing does not ask for every letter. */
const PAUSE_MS = 200;

type PaletteProps = { readonly sections: readonly Section[]; readonly onClose: () => void };

/** One field that finds orders, customers and actions: arrows choose, Enter goes there. */
export function Palette({ sections, onClose }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { groups, looking, failed } = useFound(useSettled(text.trim()), sections);
  const choices = groups.flatMap((group) => group.choices);
  const [at, setAt] = useState(0);
  const chosen = choices[Math.min(at, choices.length - 1)];
  const go = (choice: Choice) => {
    onClose();
    if ('to' in choice) void navigate(choice.to);
    else choice.run();
  };
  const press = (event: KeyboardEvent) => {
    // An input method is still at work on the words.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS.get(event.key);
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, choices.length - 1) + step + choices.length) % choices.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      go(chosen);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth slotProps={{ paper: { 'aria-label': 'Search and go', sx: PAPER } }}>
      <InputBase
        value={text}
        inputRef={takeFocus}
        placeholder="Search orders, customers and actions"
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={press}
        inputProps={{
          role: 'combobox',
          'aria-label': 'Search orders, customers and actions',
          'aria-expanded': true,
          'aria-controls': `${id}-list`,
          'aria-autocomplete': 'list',
          'aria-activedescendant': chosen ? `${id}-${chosen.id}` : undefined,
          autoComplete: 'off',
          spellCheck: false,
          maxLength: TEXT_LIMITS.name,
        }}
        sx={INPUT}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a list that a field beside it moves in */}
      <Box id={`${id}-list`} role="listbox" aria-label="Found" sx={LIST}>
        {groups.map(({ title, choices: ofGroup }) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
          <Box key={title} role="group" aria-label={title} sx={{ py: 0.5 }}>
            <Typography aria-hidden variant="body2" sx={{ px: 2, py: 0.5, color: 'text.secondary' }}>
              {title}
            </Typography>
            {ofGroup.map((choice) => (
              <Box
                key={choice.id}
                ref={choice === chosen ? intoView : undefined}
                id={`${id}-${choice.id}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
                role="option"
                aria-selected={choice === chosen}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => go(choice)}
                sx={{ ...OPTION, ...(choice === chosen && CHOSEN) }}
              >
                <span>{choice.name}</span>
                {choice.note && (
                  <Box component="span" sx={NOTE}>
                    {choice.note}
                  </Box>
                )}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
      <Typography component="output" variant="body2" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
        {statusOf(choices.length, looking, failed)}
      </Typography>
    </Dialog>
  );
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

function statusOf(count: number, looking: boolean, failed: boolean): string {
  if (looking) return 'Looking…';
  if (failed) return 'Orders or customers could not be searched. Try again in a moment.';
  if (count === 0) return 'Nothing found. Try fewer letters, or the start of an order ID.';
  return `${count} found. Use the arrows to choose, Enter to open, Escape to close.`;
}

/** The words, once typing has paused for a moment. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

const PAPER = { alignSelf: 'flex-start', mt: { xs: 2, sm: '12vh' }, maxHeight: { xs: 'calc(100dvh - 32px)', sm: '70vh' } } as const;
const INPUT = {
  px: 2,
  py: 1.5,
  fontSize: '1.125rem',
  borderBottom: `1px solid ${colour.line}`,
  '&.Mui-focused': { outline: 'none' },
} as const;
const LIST = { flex: 1, minHeight: 0, overflowY: 'auto' } as const;
const OPTION = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  px: 2,
  py: 1,
  minHeight: 44,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  borderInlineStart: '4px solid transparent',
  '&:hover': { background: colour.leafMist },
} as const;
const CHOSEN = { background: colour.leafPale, borderInlineStartColor: colour.leaf, '&:hover': { background: colour.leafPale } } as const;
const NOTE = { ml: 'auto', fontSize: '0.9375rem', color: 'text.secondary' } as const;
