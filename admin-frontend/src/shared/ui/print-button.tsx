import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';

/** The page as paper has it: `print.css` leaves out what can only be pressed. `onPrint`: where something comes before that. */
export const PrintButton = ({ onPrint = () => window.print() }: { readonly onPrint?: () => void }) => (
  <Button startIcon={<Print />} onClick={onPrint}>
    Print
  </Button>
);
