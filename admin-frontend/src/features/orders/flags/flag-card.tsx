import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type MadeDecision, needsReason, type ReviewFlag } from '@willow/contracts/operator/review.contract';
import { tokens } from '../../../shared/theme/tokens.ts';
import { use, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { timeInWords } from '../../../shared/times.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { BesideWillContext } from './beside-will.ts';
import { DecisionForm } from './decision-form.tsx';
import { KeptAbroad } from './kept-abroad.tsx';
import { DECISIONS, GROUPS, placeOf, reasonOf, secondPersonWords, subjectOf } from './flag-words.ts';
import { type FlagAt, useDecide } from './use-decide.ts';

const { colour } = tokens;

/** Property or a will abroad. */
const ABROAD = 'R04';

export function FlagCard({ keptAbroad, ...at }: FlagAt & { readonly keptAbroad: string | null }) {
  const { flag, orderId, answerHash } = at;
  const card = useRef<HTMLLIElement>(null);
  const { tone, word } = GROUPS[flag.severity];
  return (
    <Box
      component="li"
      ref={card}
      tabIndex={-1}
      data-flag={flag.key}
      data-stops={flag.stops ? '' : undefined}
      aria-label={`${flag.id}, ${word}`}
      sx={cardLook(flag)}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.75 }}>
        <Badge tone={tone}>{word}</Badge>
        <Typography variant="body2" component="span" sx={{ fontFamily: tokens.font.mono, color: 'text.secondary' }}>
          {flag.id}
        </Typography>
        <Box sx={LINKS}>
          <InWill flag={flag} />
          <Subject flag={flag} orderId={orderId} />
        </Box>
      </Box>
      <Typography sx={{ fontWeight: isQuiet(flag) ? 400 : 600 }}>
        {flag.message ?? 'What this flag said was erased with the customer’s data.'}
      </Typography>
      {flag.action !== null && <Typography sx={{ mt: 0.25, color: 'text.secondary' }}>{flag.action}</Typography>}
      {flag.earlier && <Made made={flag.earlier} lead="For earlier answers, which no longer count: " />}
      {flag.decision && <Made made={flag.decision} />}
      {flag.proposal && <Made made={flag.proposal} lead="Proposed: " />}
      {flag.twoPeople && flag.stops && <SecondPerson proposal={flag.proposal} mayDecide={flag.choices.length > 0} />}
      {flag.id === ABROAD && flag.choices.length > 0 && <KeptAbroad orderId={orderId} answerHash={answerHash} country={keptAbroad} />}
      <Deciding {...at} onDone={() => card.current?.focus()} />
    </Box>
  );
}

/** Each high enough for a finger, also where they stand below each other. */
const LINKS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  ml: 'auto',
  '& > .MuiLink-root': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
} as const;

function InWill({ flag: { key } }: Pick<FlagAt, 'flag'>) {
  const place = use(BesideWillContext)?.placeOf(key);
  if (!place) return null;
  return (
    <MuiLink component="button" type="button" variant="body2" data-print="words" onClick={place.show}>
      {place.name}
    </MuiLink>
  );
}

function Subject({ flag: { about }, orderId }: Pick<FlagAt, 'flag' | 'orderId'>) {
  const { search } = useLocation();
  const beside = use(BesideWillContext);
  if (!about) return null;
  const [tab = '', place] = placeOf(about).split('#');
  const inDialog = { pathname: `/orders/${orderId}/${tab}`, search, ...(place !== undefined && { hash: `#${place}` }) };
  return (
    <MuiLink component={Link} to={beside ? beside.answerAt(about) : inDialog} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {subjectOf(about)}
    </MuiLink>
  );
}

function Made({ made, lead = '' }: { readonly made: MadeDecision; readonly lead?: string }) {
  const words = reasonOf(made);
  return (
    <Box sx={{ mt: 1, fontSize: '0.9375rem' }}>
      {lead}
      <strong>{DECISIONS[made.decision].made}</strong> by {made.by.name}, {timeInWords(made.at)}
      {made.agreed && `; ${made.agreed.by.name} agreed, ${timeInWords(made.agreed.at)}`}
      {words !== null && (
        <Box component="blockquote" sx={QUOTE}>
          {words}
        </Box>
      )}
    </Box>
  );
}

/** Says who has to do what, also to somebody who works alone: no single person lets such a will out. */
function SecondPerson({ proposal, mayDecide }: Pick<ReviewFlag, 'proposal'> & { readonly mayDecide: boolean }) {
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      {secondPersonWords(proposal, mayDecide)}
    </Typography>
  );
}

function Deciding({ onDone, ...at }: FlagAt & { readonly onDone: () => void }) {
  const { choices, decision, proposal } = at.flag;
  const [open, setOpen] = useState(false);
  const { decide, agree, busy } = useDecide(at);
  const explained = choices.filter(needsReason);
  const close = () => {
    setOpen(false);
    onDone();
  };
  if (choices.length === 0) return null;
  if (open) return <DecisionForm {...at} choices={explained} onDone={close} />;
  const atOnce = choices.filter((choice) => !needsReason(choice) && choice !== decision?.decision);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
      {proposal?.mayAgree && (
        <Button size="small" variant="contained" data-decides="" disabled={busy} onClick={() => void agree(proposal.revision).then(onDone)}>
          Agree
        </Button>
      )}
      {atOnce.map((choice) => (
        <Button
          key={choice}
          size="small"
          variant={choice === 'reopened' ? 'text' : 'outlined'}
          {...(choice !== 'reopened' && { 'data-decides': '' })}
          disabled={busy}
          onClick={() => void decide(choice).then(onDone)}
        >
          {choice === 'reopened' && proposal?.mayAgree ? 'Reject' : DECISIONS[choice].choice}
        </Button>
      ))}
      {explained.length > 0 && (
        <Button
          size="small"
          variant={at.flag.stops && !proposal ? 'contained' : 'text'}
          data-decides="form"
          disabled={busy}
          onClick={() => setOpen(true)}
        >
          {wordsFor(at.flag)}
        </Button>
      )}
    </Box>
  );
}

const wordsFor = ({ severity, decision, proposal }: ReviewFlag): string => {
  if (severity === 'MED') return 'Ask the customer';
  if (proposal) return proposal.mayAgree ? 'Decide differently' : 'Change the proposal';
  return decision && decision.decision !== 'reopened' ? 'Change the decision' : 'Decide';
};

const isQuiet = ({ stops, choices }: ReviewFlag): boolean => !stops && choices.length === 0;

const CARD = {
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
  '&:focus-visible': { outline: `3px solid ${colour.focus}` },
} as const;

const cardLook = (flag: ReviewFlag) =>
  isQuiet(flag)
    ? ({ ...CARD, py: 1.25, borderTop: `1px solid ${colour.line}` } as const)
    : ({
        ...CARD,
        p: { xs: 1.5, sm: 2 },
        background: colour.card,
        border: `1px solid ${colour.line}`,
        borderInlineStart: `4px solid ${edgeOf(flag)}`,
        borderRadius: 1,
      } as const);

const edgeOf = ({ stops, severity }: ReviewFlag): string => {
  if (!stops) return colour.line;
  return severity === 'BLOCK' ? colour.error : colour.gold;
};

const QUOTE = { m: 0, mt: 0.5, pl: 1.5, borderInlineStart: `2px solid ${colour.lineStrong}`, whiteSpace: 'pre-line' } as const;
