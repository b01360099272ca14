import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Parts behind the grid's menus, panels, editors and footer. The console switches those off and brings its own filters and pages. */
const UNUSED = new Set(
  (
    'Autocomplete Badge Checkbox Chip CircularProgress ClickAwayListener Divider FormControlLabel Grow InputAdornment InputLabel ListItemIcon ' +
    'ListItemText MenuItem MenuList Modal Popper Select Skeleton Switch Tab TablePagination Tabs TextareaAutosize TextField ToggleButton Tooltip ' +
    'Unstable_TrapFocus'
  )
    .split(' ')
    .map((name) => `@mui/material/${name}`),
);

/** The panels, bars and editors themselves. */
const PANELS = new RegExp(
  '@mui/x-data-grid/components/(' +
    [
      'panel/filterPanel/(GridFilterFormBase|GridFilterPanelBase|GridFilterInput(Boolean|Date|MultipleSingleSelect|MultipleValue|SingleSelect|Value))',
      'columnsManagement/GridColumnsManagement|toolbarV8/GridToolbar|quickFilter/QuickFilter',
      'toolbar/GridToolbar(Export|ExportContainer|QuickFilter)|menu/columnMenu/menuItems/GridColumnMenuSortItem',
      'cell/GridEdit(Date|LongText|SingleSelect)Cell|GridSkeletonLoadingOverlay|GridPagination',
    ].join('|') +
    ')[.]mjs$',
);

const VARIABLES = '@mui/x-data-grid/utils/css/context.mjs';
const STYLE_TAG = '_jsx("style", {';

/**
 * Fits the data grid into the console: leaves out of the bundle what it would only need for features that are switched off here (a tenth of
 * the first screen), and writes its one inline style, which a strict content security policy refuses, the way all other styles are written.
 */
export const slimGrid = (): Plugin => ({
  name: 'slim-grid',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (importer?.includes('@mui/x-data-grid/material/') && UNUSED.has(source) ? here('absent.ts') : null),
  transform(code, id) {
    if (PANELS.test(id)) return { code: withoutParts(code), map: null };
    if (!id.endsWith(VARIABLES)) return null;
    if (!code.includes(STYLE_TAG)) this.error(`${VARIABLES} has changed: its inline style must be replaced in another way`);
    const styled = code.replaceAll(STYLE_TAG, '_jsx(GridStyle, {');
    return { code: `import { GridStyle } from ${JSON.stringify(here('grid-style.tsx'))};\n${styled}`, map: null };
  },
});

/** A module that exports the same names, and nothing behind them. */
function withoutParts(code: string): string {
  const named = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const listed = [...code.matchAll(/^export \{([^}]+)\};/gm)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  const exports = [...named, ...listed].map((name) => `export const ${name} = Absent;`);
  return [`import Absent from ${JSON.stringify(here('absent.ts'))};`, ...exports].join('\n');
}
