import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

type ActiveSwitchProps = {
  /** What is switched, for screen readers. */
  readonly name: string;
  readonly active: boolean;
  readonly busy: boolean;
  readonly onChange: (active: boolean) => void;
  readonly tabIndex?: number | undefined;
};

export function ActiveSwitch({ name, active, busy, onChange, tabIndex }: ActiveSwitchProps) {
  return (
    <FormControlLabel
      label={active ? 'Active' : 'Inactive'}
      control={
        <Switch
          checked={active}
          disabled={busy}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { 'aria-label': `${name} active`, ...(tabIndex !== undefined && { tabIndex }) } }}
        />
      }
    />
  );
}
