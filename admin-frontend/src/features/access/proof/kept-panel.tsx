import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { saveFile } from '../../../shared/csv.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import { CodeText } from '../../../shared/ui/code-text.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useAnchorsMutation, useVerifierMutation } from './proof.api.ts';

/** What an auditor keeps elsewhere. */
export function KeptPanel({ publicKey }: { readonly publicKey: string }) {
  const [takeAnchors, anchors] = useAnchorsMutation();
  const [takeVerifier, verifier] = useVerifierMutation();
  const save = async (name: string, type: string, take: () => Promise<{ data?: string | undefined; error?: unknown }>) => {
    const { data, error } = await take();
    if (data === undefined)
      return showToast({ tone: 'error', title: 'Download failed', description: errorMessage(error, 'Try again in a moment.') });
    return saveFile(name, type, data);
  };
  return (
    <Panel title="What to keep" note="Keep these where no one who runs Willow can change them, and download the signatures regularly.">
      <Typography sx={{ mt: 2 }}>
        Public key: <CodeText>{publicKey}</CodeText> <CopyButton text={publicKey} label="Copy the public key" />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          disabled={anchors.isLoading}
          onClick={() => void save('anchors.ndjson', 'application/x-ndjson', takeAnchors)}
        >
          Download signatures
        </Button>
        <Button
          variant="outlined"
          startIcon={<Download />}
          disabled={verifier.isLoading}
          onClick={() => void save('verify.mjs', 'text/javascript', takeVerifier)}
        >
          Download verify.mjs
        </Button>
      </Box>
    </Panel>
  );
}
