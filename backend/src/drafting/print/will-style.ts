const line = (width: number, height: number, path: string, box: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${box}><path d="${path}" fill="none" stroke="#8a8a8a" stroke-width="0.6pt" vector-effect="non-scaling-stroke"/></svg>`,
  )}")`;

/** One thin line through what is left of a page, from corner to corner. */
const CORNER_TO_CORNER = line(100, 100, 'M0 0L100 100', ' preserveAspectRatio="none"');

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
h2 { margin: 5mm 0 1.3mm; font: 600 13pt/1.4 "Will"; break-after: avoid; break-inside: avoid; }
h3 { margin: 0 0 1mm; font: 600 11pt/1.35 "Will"; }
/* A space at the end of a heading's line would be missing from the outline. */
h1, h2 { white-space: pre-wrap; }
p { margin: 0 0 1.6mm; }
.numbered { padding-left: 12mm; text-indent: -12mm; }
.number, .letter { display: inline-block; margin-right: -0.24em; text-indent: 0; }
.number { width: 12mm; }
.letter { width: 9mm; }
.whole { break-inside: avoid; }
.leads { break-after: avoid; }
ol { list-style: none; margin: 0 0 1.6mm; padding: 0 0 0 12mm; }
li { margin: 0 0 0.8mm; padding-left: 9mm; text-indent: -9mm; }
b { font-weight: 600; }
.nowrap { white-space: nowrap; }

/* A page does not hold a last short line alone. */
.numbered:has(+ .nothing-more) { break-before: avoid; }
.nothing-more { margin: 5mm 0 0; font-size: 10pt; text-align: center; break-before: avoid; }
/* As tall as a page, so that it reaches the foot of this one; the signing page covers what goes over. The picture of a border is drawn for the piece on each page, a background for the whole: it would be cut before the corner. */
.rest { position: relative; height: 0; }
.rest div { position: absolute; inset: 3mm 0.5mm auto; height: 235mm; border: 0 solid; border-image: ${CORNER_TO_CORNER} 0 fill / 0 stretch; }
.stroke { background: ${CORNER_TO_CORNER} 0 0 / 100% 100% no-repeat; }

.signing { position: relative; display: flex; flex-direction: column; background: #fff; break-inside: avoid; }
.own-page { top: -0.5mm; padding-top: 0.5mm; min-height: 243mm; break-before: page; }
.own-page h2:first-child { margin-top: 0; }
.blank { display: flex; flex: 4 0 13mm; align-items: flex-end; gap: 3mm; max-height: 19mm; margin: 0; }
.blank span { max-width: 60%; }
.blank i { flex: 1; margin-bottom: 0.4em; border-bottom: 0.6pt solid #000; }
.attestation { margin: 5mm 0 3mm; }
.roomy { min-height: 208mm; }
.witnesses { display: flex; flex: 10 0 auto; gap: 10mm; max-height: 80mm; }
.witnesses section { flex: 1; display: flex; flex-direction: column; }
/* What to write stands above the line, which has the whole width. */
.witnesses .blank { display: flex; flex: 1 0 11mm; flex-direction: column; align-items: stretch; justify-content: space-between; min-height: 11mm; gap: 0; font-size: 9.5pt; line-height: 1.3; }
.witnesses .blank:nth-of-type(1) { flex-basis: 13mm; }
.witnesses .more { flex-basis: 8mm; min-height: 8mm; }
.witnesses .blank span { max-width: none; }
.witnesses .blank i { flex: 0 0 auto; margin: auto 0 1mm; }
/* The name stands above the line to sign on. */
.name-above > .blank + .blank { display: block; flex: none; margin-top: 3mm; max-height: none; }
.name-above > .blank + .blank > * { display: block; max-width: none; }
.name-above > .blank + .blank i { height: 10mm; }
.long-name .witnesses .blank { min-height: 9.5mm; flex-basis: 9.5mm; }
.endless-name > .blank + .blank { margin-top: 0; }
.endless-name > .blank + .blank span, .endless-name .attestation { font-size: 8.5pt; line-height: 1.25; }
.who { margin: 4mm 0 0; font-size: 9.5pt; }
.signing .nothing-more { margin-top: 3mm; }
.stroke { flex: 1 0 6mm; margin-top: 2mm; }

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
.large-print .own-page { min-height: 239mm; }
.large-print .signing { font-size: 16pt; line-height: 1.22; }
.large-print .signing h2 { margin: 1.5mm 0 0.5mm; font-size: 17pt; line-height: 1.37; }
.large-print .signing h2:first-child { margin-top: 0; }
.large-print .signing h3 { margin: 0; font-size: 16pt; line-height: 1.22; }
.large-print .signing p { margin-bottom: 1mm; }
.large-print .signing .nothing-more { margin: 1mm 0 0; }
.large-print .signing > .blank { flex-basis: 14mm; max-height: 17mm; margin: 0; }
.large-print .name-above > .blank + .blank i { height: 9mm; }
.large-print .signing .attestation { margin: 2mm 0 1.5mm; }
.large-print .witnesses { gap: 8mm; }
.large-print .witnesses { max-height: none; }
.large-print .signing .witnesses .blank { min-height: 12mm; margin: 0; font-size: 16pt; line-height: 1.15; }
.large-print .signing .witnesses .more { flex-basis: 8mm; min-height: 8mm; }
.large-print .stroke { flex-basis: 3mm; margin-top: 1mm; }
/* Nothing helps a name of a hundred letters but smaller ones. */
.large-print .long-name > .blank + .blank span, .large-print .long-name .attestation { font-size: 12pt; }
.large-print .endless-name > .blank + .blank span, .large-print .endless-name .attestation { font-size: 7.5pt; line-height: 1.2; }
.large-print .signing .who { margin: 1.5mm 0 0; font-size: 16pt; }
`;

/** Low on the page, so that there is room above the lines for initials. */
export const FOOTER_STYLE = 'margin-bottom: 10mm; vertical-align: bottom; white-space: pre-line;';
