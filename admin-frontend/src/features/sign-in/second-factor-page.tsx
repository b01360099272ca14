import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '../../shared/theme/tokens.ts';
import { MESSAGES } from '@willow/contracts/messages';
import type { Enrolment } from '@willow/contracts/operator/session.contract';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useEnrolMutation } from '../../shared/session/session.api.ts';
import { useLeave } from '../../shared/session/use-leave.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { CodeForm } from './code-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function SecondFactorPage({ enrolment }: { readonly enrolment: Enrolment }) {
  const { enrol, busy, refusal } = useEnrolment();
  const { leave, leaving } = useLeave();
  return (
    <SignInFrame
      title="Set up your second factor"
      lead="Wills are private. From now on you sign in with your password and a code from an app."
    >
      <Box component="ol" sx={{ pl: 2.5, m: 0, mb: 2.5, display: 'grid', gap: 2 }}>
        <li>
          Open an authenticator app on your phone and scan this code.
          <Key enrolment={enrolment} />
        </li>
        <li>Enter the 6-digit code the app shows.</li>
      </Box>
      <CodeForm busy={busy} refusal={refusal} confirm="Confirm" onCode={enrol} />
      <Button onClick={leave} disabled={leaving} sx={{ mt: 2 }}>
        Sign out
      </Button>
    </SignInFrame>
  );
}

function Key({ enrolment: { uri, secret } }: { readonly enrolment: Enrolment }) {
  return (
    <>
      <Box
        sx={{
          width: 'fit-content',
          p: 2,
          my: 1.5,
          background: tokens.colour.card,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          lineHeight: 0,
        }}
      >
        <QRCodeSVG
          value={uri}
          size={176}
          title="QR code for your authenticator app"
          bgColor={tokens.colour.card}
          fgColor={tokens.colour.ink}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No camera? Enter this key in the app:
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box component="span" sx={{ fontFamily: tokens.font.mono, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
        <CopyButton text={secret} label="Copy the key" shown={false} />
      </Box>
    </>
  );
}

function useEnrolment() {
  const [send, { isLoading: busy }] = useEnrolMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const enrol = async (code: string) => {
    setRefusal(null);
    const { error } = await send({ code });
    if (!error) return showToast({ tone: 'success', title: 'Login successful', description: 'Your second factor is set up.' });
    setRefusal(errorMessage(error, MESSAGES.codeWrong));
  };
  return { enrol: (code: string) => void enrol(code), busy, refusal };
}
