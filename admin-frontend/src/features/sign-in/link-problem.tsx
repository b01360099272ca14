import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SignInFrame } from './sign-in-frame.tsx';
import type { LinkProblem as LinkProblemProps } from './use-link.ts';

export function LinkProblem({ problem, onAgain, onDone }: LinkProblemProps) {
  return (
    <SignInFrame title="This link cannot be used" lead={problem.sentence}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {problem.again && (
          <Button variant="contained" onClick={onAgain}>
            Try again
          </Button>
        )}
        <Button onClick={onDone}>Go to sign-in</Button>
      </Box>
    </SignInFrame>
  );
}
