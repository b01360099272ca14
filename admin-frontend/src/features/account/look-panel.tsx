import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { keepScheme, keptScheme, type Scheme, SCHEMES } from '../../shared/theme/scheme.ts';
import { Panel } from '../../shared/ui/panel.tsx';

const WORDS: Readonly<Record<Scheme, string>> = { system: 'Same as my device', light: 'Light', dark: 'Dark' };

/** By day or by night: chosen for this browser, at once. */
export function LookPanel() {
  const [chosen, setChosen] = useState(keptScheme);
  const choose = (scheme: Scheme) => {
    keepScheme(scheme);
    setChosen(scheme);
  };
  return (
    <Panel title="Appearance" note="In this browser only.">
      <RadioGroup row aria-label="Appearance" name="scheme" value={chosen} sx={{ mt: 1 }}>
        {SCHEMES.map((scheme) => (
          <FormControlLabel key={scheme} value={scheme} control={<Radio />} label={WORDS[scheme]} onChange={() => choose(scheme)} />
        ))}
      </RadioGroup>
    </Panel>
  );
}
