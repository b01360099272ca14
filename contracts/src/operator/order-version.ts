/** The version that names an order on a screen of the console is in two parts: its will's, and how the order stands. */
export type OrderVersion = { readonly will: string; readonly standing: string };

/** Of an ETag. */
export function partsOf(etag: string): OrderVersion {
  const [will = '', ...standing] = etag.replaceAll('"', '').split('-');
  return { will, standing: standing.join('-') };
}

export const etagOf = ({ will, standing }: OrderVersion): string => `"${[will, standing].filter(Boolean).join('-')}"`;
