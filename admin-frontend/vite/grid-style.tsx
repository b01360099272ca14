import GlobalStyles from '@mui/material/GlobalStyles';

/** The grid's variables as a rule of the page's own style sheet instead of an inline one. */
export const GridStyle = ({ children }: { readonly children?: string }) => (children ? <GlobalStyles styles={children} /> : null);
