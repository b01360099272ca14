import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { showToast } from '../toast/toasts.ts';

const TICK_MS = 2000;

type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  readonly tabIndex?: number;
  /** Whether the message that reports the copy may repeat the text. */
  readonly shown?: boolean;
};

export function CopyButton({ text, label, tabIndex, shown = true }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      showToast({ tone: 'success', title: 'Copied!', description: shown ? text : undefined });
    } catch {
      showToast({ tone: 'error', title: 'Error', description: 'Your browser did not allow copying. Select the text and copy it by hand.' });
    }
  };
  return (
    <IconButton size="small" aria-label={label} onClick={() => void copy()} tabIndex={tabIndex}>
      {copied ? <Check fontSize="inherit" color="success" /> : <ContentCopy fontSize="inherit" />}
    </IconButton>
  );
}
