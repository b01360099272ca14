import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import type { Store } from '../shared/store.ts';
import { theme } from '../shared/theme/theme.ts';
import { Toaster } from '../shared/toast/toaster.tsx';
import { Gate } from './gate.tsx';

export function App({ store }: { readonly store: Store }) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Toaster>
          <Gate />
        </Toaster>
      </ThemeProvider>
    </Provider>
  );
}
