import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { RedlinedClause, RedlinedLine, RedlineRun } from '@willow/contracts/operator/review.contract';

const { colour, font } = tokens;

/** The wording of each clause that changed: what went is struck through, what came is underlined, and both are said aloud. */
export function Redline({ clauses }: { readonly clauses: readonly RedlinedClause[] }) {
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={SUMMARY}>
        The wording, word by word ({clauses.length} {clauses.length === 1 ? 'clause' : 'clauses'})
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, ...MARKS }}>
        <del>Struck through</del>: no longer there. <ins>Underlined</ins>: new. All other clauses read as before.
      </Typography>
      {clauses.map((clause) => (
        <Box key={clause.heading} component="section" aria-label={clause.heading} sx={CLAUSE}>
          <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
            {clause.heading}
            {clause.change !== 'changed' && (
              <Box component="span" sx={STATE}>
                {CHANGES[clause.change]}
              </Box>
            )}
          </Typography>
          {clause.lines.map((line, index) => (
            <Line key={`${index} ${line.label}`} {...line} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Line({ label, isItem, runs }: RedlinedLine) {
  const stayed = runs.every(({ kind }) => kind === 'same');
  return (
    <Box sx={{ mb: 0.75, pl: isItem ? 3 : 0, ...(stayed && { color: 'text.secondary' }) }}>
      {label}{' '}
      {runs.map((run, index) => (
        <Run key={`${index} ${run.text}`} {...run} />
      ))}
    </Box>
  );
}

/** Screen readers pass over `del` and `ins`, so both are framed in words that only they read. */
function Run({ kind, text }: RedlineRun) {
  if (kind === 'same') return text;
  const words = text.trimEnd();
  const [Mark, name] = kind === 'deleted' ? (['del', 'removed'] as const) : (['ins', 'added'] as const);
  return (
    <>
      <Mark>
        <Box component="span" sx={HIDDEN}>{` [${name}: `}</Box>
        {words}
        <Box component="span" sx={HIDDEN}>
          {'] '}
        </Box>
      </Mark>
      {text.slice(words.length)}
    </>
  );
}

const CHANGES = { new: 'New clause', gone: 'Clause removed' } as const;

const MARKS = {
  '& del': { color: colour.error, background: colour.errorPale, textDecoration: 'line-through', textDecorationThickness: '0.1em' },
  '& ins': {
    color: colour.leafDark,
    background: colour.leafMist,
    textDecoration: 'underline',
    textDecorationThickness: '0.12em',
    fontWeight: 600,
  },
  '& del + ins': { marginInlineStart: '0.25em' },
} as const;

const SUMMARY = { cursor: 'pointer', py: 0.75, fontWeight: 600, '&:focus-visible': { outlineOffset: '2px' } } as const;

const CLAUSE = {
  mt: 1.5,
  p: 2,
  background: colour.card,
  border: `1px solid ${colour.line}`,
  borderRadius: 1,
  fontFamily: font.text,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  ...MARKS,
} as const;

const STATE = { ml: 1, fontSize: '0.875rem', fontWeight: 400, color: 'text.secondary' } as const;

const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;
