import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';

/** The page as paper has it: `print.css` leaves out what can only be pressed. */
export const PrintButton = () => (
  <Button startIcon={<Print />} onClick={() => window.print()}>
    Print
  </Button>
);
