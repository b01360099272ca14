import MenuIcon from '@mui/icons-material/Menu';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Navigation } from './navigation.tsx';

export function NavigationDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton color="inherit" aria-label="Open navigation" aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer open={open} onClose={close} slotProps={{ paper: { sx: { width: '16rem', border: 0 }, 'aria-label': 'Navigation' } }}>
        <Navigation onChoose={close} />
      </Drawer>
    </>
  );
}
