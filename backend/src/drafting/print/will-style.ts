/**
 * Ruled diagonals, in millimetres of a page without its margins. However little of the page is left, they cross it from side to side, which
 * one line from corner to corner could not: nothing here knows where a page will end.
 */
const LINES = Array.from({ length: 9 }, (_, index) => `M${45 * index - 213} 0l200 250`).join('');
const DIAGONALS = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="170mm" height="250mm" viewBox="0 0 170 250"><path d="${LINES}" stroke="#000" stroke-width="0.22"/></svg>`,
)}`;

/**
 * The look of a will. A4, one-sided, black on white, 12 point serif on 1.4 leading; the footer stands in the page's margin boxes. Lengths
 * that must agree: the signing page is the height of the page between its margins, less a little, and is filled to its foot.
 * No line of a heading may be lower than its typeface is tall (1.37): one at the head of a page would reach into the page before, and
 * its name would stand twice in the outline.
 */
export const WILL_STYLE = String.raw`
:root { font: 400 12pt/1.4 "Will"; font-variant-ligatures: none; color: #000; background: #fff; }
body { margin: 0; overflow-wrap: anywhere; orphans: 2; widows: 2; text-wrap: pretty; }
h1 { text-wrap: balance; margin: 0 0 6mm; padding-bottom: 4mm; border-bottom: 0.6pt solid #000; font: 600 22pt/1.2 "Will"; text-align: center; }
h2 { margin: 6mm 0 1.5mm; font: 600 13pt/1.4 "Will"; break-after: avoid; break-inside: avoid; }
h3 { margin: 0 0 1mm; font: 600 11pt/1.35 "Will"; }
/* A space at the end of a heading's line would be missing from the outline. */
h1, h2 { white-space: pre-wrap; }
p { margin: 0 0 1.8mm; }
.numbered { padding-left: 12mm; text-indent: -12mm; }
.number, .letter { display: inline-block; margin-right: -0.24em; text-indent: 0; }
.number { width: 12mm; }
.letter { width: 9mm; }
.whole { break-inside: avoid; }
.leads { break-after: avoid; }
ol { list-style: none; margin: 0 0 1.8mm; padding: 0 0 0 12mm; }
li { margin: 0 0 0.8mm; padding-left: 9mm; text-indent: -9mm; }
b { font-weight: 600; }
.nowrap { white-space: nowrap; }

.nothing-more { margin: 5mm 0 0; font-size: 10pt; text-align: center; break-before: avoid; }
.rest { position: relative; height: 0; }
.rest div { position: absolute; inset: 2mm 0.5mm auto; height: 235mm; }
.rest div, .stroke { background: url("${DIAGONALS}") 0 0 / 170mm 250mm no-repeat; }

.signing { position: relative; top: -0.5mm; padding-top: 0.5mm; display: flex; flex-direction: column; min-height: 239mm; background: #fff; break-before: page; break-inside: avoid; }
.signing h2:first-child { margin-top: 0; }
.blank { display: flex; align-items: flex-end; gap: 3mm; min-height: 14mm; margin: 0; }
.blank span { max-width: 60%; }
.blank i { flex: 1; margin-bottom: 0.4em; border-bottom: 0.6pt solid #000; }
.attestation { margin: 6mm 0 4mm; }
.witnesses { display: flex; gap: 10mm; }
.witnesses section { flex: 1; }
.witnesses .blank { min-height: 11.5mm; font-size: 10.5pt; }
.witnesses .more { min-height: 9mm; }
/* The name stands above the line to sign on. */
.long-name > .blank + .blank, .large-print .signing > .blank + .blank { display: block; margin-top: 3mm; }
.long-name > .blank + .blank > *, .large-print .signing > .blank + .blank > * { display: block; max-width: none; }
.long-name > .blank + .blank i { height: 10mm; }
.long-name .witnesses .blank { min-height: 9.5mm; }
.endless-name > .blank + .blank { margin-top: 0; }
.endless-name > .blank + .blank span, .endless-name .attestation { font-size: 8.5pt; line-height: 1.25; }
.who { margin: 5mm 0 0; font-size: 9.5pt; }
.stroke { flex: 1 0 1mm; margin-top: 2mm; }

.watermark { position: fixed; inset: 0; z-index: -1; display: flex; align-items: center; justify-content: center; }
.watermark span { transform: rotate(-52deg); white-space: nowrap; color: #e3e3e3; font: 600 46pt/1 "Will"; }
.omitted { break-before: avoid; margin: 8mm 0 0; padding: 4mm; border: 0.6pt dashed #000; text-align: center; }

:root.large-print { font-size: 18pt; }
.large-print h1 { font-size: 27pt; }
.large-print h2 { font-size: 19.5pt; }
.large-print h3 { font-size: 18pt; }
.large-print .numbered { padding-left: 17mm; text-indent: -17mm; }
.large-print .number { width: 17mm; }
.large-print .letter { width: 13mm; }
.large-print li { padding-left: 13mm; text-indent: -13mm; }
.large-print ol { padding-left: 17mm; }
.large-print .nothing-more { font-size: 16pt; }
.large-print .rest div { height: 237mm; }
.large-print .signing { min-height: 239mm; font-size: 16pt; line-height: 1.22; }
.large-print .signing h2 { margin: 1.5mm 0 0.5mm; font-size: 17pt; line-height: 1.37; }
.large-print .signing h2:first-child { margin-top: 0; }
.large-print .signing h3 { margin: 0; font-size: 16pt; line-height: 1.22; }
.large-print .signing p { margin-bottom: 1mm; }
.large-print .signing .nothing-more { margin: 1mm 0 0; }
.large-print .signing > .blank { min-height: 12mm; margin: 0; }
.large-print .signing > .blank + .blank { margin-top: 2mm; }
.large-print .signing > .blank + .blank i { height: 9mm; }
.large-print .signing .attestation { margin: 2mm 0 1.5mm; }
.large-print .witnesses { gap: 8mm; }
.large-print .signing .witnesses .blank { min-height: 10mm; margin: 0; font-size: 16pt; }
.large-print .signing .witnesses .more { min-height: 9mm; }
/* Nothing helps a name of a hundred letters but smaller ones. */
.large-print .long-name > .blank + .blank span, .large-print .long-name .attestation { font-size: 12pt; }
.large-print .endless-name > .blank + .blank span, .large-print .endless-name .attestation { font-size: 7.5pt; line-height: 1.2; }
.large-print .signing .who { margin: 1.5mm 0 0; font-size: 16pt; }
`;

/** Low on the page, so that there is room above the lines for initials. */
export const FOOTER_STYLE = 'margin-bottom: 10mm; vertical-align: bottom; white-space: pre-line;';
