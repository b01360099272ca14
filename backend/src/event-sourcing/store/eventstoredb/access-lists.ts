export type Names = { readonly app: string; readonly auditor: string };

/** Administrators may do everything, listed or not. */
const ADMINS = '$admins';
const ADMINS_ONLY = { $r: ADMINS, $w: ADMINS, $d: ADMINS, $mr: ADMINS, $mw: ADMINS } as const;

/**
 * What the server is told, in its own words: read, write, delete, read and write metadata. Metadata can cut a stream off as well as a deletion
 * can, so the app may have neither.
 */
export const accessLists = ({ app, auditor }: Names) => ({
  settings: {
    $userStreamAcl: { ...ADMINS_ONLY, $r: [ADMINS, app, auditor], $w: [app] },
    $systemStreamAcl: ADMINS_ONLY,
  },
  everything: { $acl: { $r: [ADMINS, app, auditor] } },
});
