import { DRAFTED as WRITTEN } from '@willow/contracts/example-wills/drafted';

/** Public pages are set in straight apostrophes and hyphens (P-225, D-107); a printed will is not. */
const straight = <Text>(text: Text): Text =>
  JSON.parse(
    JSON.stringify(text)
      .replaceAll(/[‘’]/g, "'")
      .replaceAll(/[“”]/g, String.raw`\"`)
      .replaceAll(/[–—]/g, '-'),
  ) as Text;

/** What the drafting library wrote for the people of the examples. */
export const DRAFTED = straight(WRITTEN);
