import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { ReadWill } from '@willow/contracts/operator/reading.contract';
import type { ReviewFlag } from '@willow/contracts/operator/review.contract';
import { ClauseOfWill } from './clause-of-will.tsx';
import { FlagMarks, type Marked } from './flag-marks.tsx';
import { idOf, type Place } from './places.ts';

const { colour, font } = tokens;

type WillSheetProps = {
  readonly will: ReadWill;
  readonly flags: readonly ReviewFlag[];
  /** The place that is looked at, from a flag or by pointing at it. */
  readonly here: Place | null;
  readonly onLook: (place: Place) => void;
};

/** The will as the customer will get it, with a mark at every part that a review flag is about. */
export function WillSheet({ will, flags, here, onLook }: WillSheetProps) {
  const marked = will.anchors.flatMap((anchor): Marked[] => {
    const flag = flags.find(({ key }) => key === anchor.flag);
    return flag ? [{ flag, anchor }] : [];
  });
  const atOpening = marked.filter(({ anchor }) => anchor.clause === OPENING.clause).map(({ flag }) => flag);
  return (
    <Box component="article" aria-label="The will" sx={SHEET}>
      <Typography variant="h2" sx={{ textAlign: 'center', mb: 2 }}>
        {will.title}
      </Typography>
      <Box id={idOf(OPENING)} tabIndex={-1} data-here={here?.clause === OPENING.clause || undefined} sx={{ mb: 3 }}>
        {will.opening}
        <FlagMarks flags={atOpening} />
      </Box>
      {will.clauses.map((clause) => (
        <ClauseOfWill
          key={clause.id}
          clause={clause}
          marked={marked.filter(({ anchor }) => anchor.clause === clause.id)}
          here={here?.clause === clause.id ? here : null}
          onLook={onLook}
        />
      ))}
      <Box
        component="section"
        aria-label="Signing page"
        sx={{ mt: 4, pt: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        {will.signingPage.map((block) => (
          <Box key={block} sx={{ whiteSpace: 'pre-line', mb: 2 }}>
            {block}
          </Box>
        ))}
        Version {will.versionCode}
      </Box>
    </Box>
  );
}

const OPENING: Place = { clause: 'opening', part: null };

const SHEET = {
  p: { xs: 2, md: 3, lg: 5 },
  maxWidth: '46rem',
  mx: 'auto',
  background: colour.card,
  border: `1px solid ${colour.line}`,
  fontFamily: font.text,
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& [data-here]': { background: colour.goldPale, outline: `4px solid ${colour.goldPale}`, borderRadius: 1 },
  '& [data-here] [data-here]': { background: colour.goldPale },
} as const;
