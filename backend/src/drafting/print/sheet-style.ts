export const SHEET_STYLE = String.raw`
:root { font: 400 11.5pt/1.45 "Will"; font-variant-ligatures: none; color: #000; background: #fff; }
:root.roomy { font-size: 12.5pt; line-height: 1.5; }
:root.close { font-size: 10.75pt; line-height: 1.36; }
:root.closer { font-size: 9.75pt; line-height: 1.32; }
:root.closest { font-size: 9pt; line-height: 1.3; }
:root.large-print { font-size: 18pt; line-height: 1.34; }
body { margin: 0; overflow-wrap: anywhere; orphans: 2; widows: 2; text-wrap: pretty; }
.nowrap { white-space: nowrap; }
h1 { text-wrap: balance; margin: 0 0 0.2rem; font: 600 1.75rem/1.4 "Will"; }
.subtitle { text-wrap: wrap; margin: 0 0 1.1rem; padding-bottom: 0.6rem; border-bottom: 0.6pt solid #000; }
h2 { margin: 1.2rem 0 0.35rem; font: 600 1.12rem/1.4 "Will"; break-after: avoid; break-inside: avoid; }
/* A space at the end of a heading's line would be missing from the outline. */
h1, h2 { white-space: pre-wrap; }
p { margin: 0 0 0.6rem; break-inside: avoid; }
b { font-weight: 600; }
.notice { margin: 0.9rem 1pt 0.9rem 0; padding: 0.55rem 0.8rem; border: 0.9pt solid #000; font-weight: 600; break-inside: avoid; }
ul, ol { margin: 0 0 0.6rem; padding: 0; list-style: none; }
li { margin: 0 0 0.4rem; padding-left: 1.5rem; text-indent: -1.5rem; }
li > * { text-indent: 0; }
.steps li, .short li { break-inside: avoid; }
/* One item of a list does not stand alone at the foot or the head of a page. Of three, that would keep all together. */
.steps li:first-child:nth-last-child(n + 4), .short li:first-child:nth-last-child(n + 4) { break-after: avoid; }
/* In large print two items are a third of a page: an early break is worse than an item alone below its heading. */
.large-print .steps li:first-child, .large-print .short li:first-child { break-after: auto; }
.steps li:last-child:nth-child(n + 4), .short li:last-child:nth-child(n + 4) { break-before: avoid; }
.steps li { padding-left: 1.9rem; text-indent: -1.9rem; }
.mark { display: inline-block; width: 1.5rem; margin-right: -0.24em; }
.steps .mark { width: 1.9rem; font-weight: 600; }
.names { margin: 0 1pt 0.7rem 0; padding: 0.6rem 0.8rem 0.2rem; border: 0.9pt solid #000; column-gap: 1.4rem; box-decoration-break: clone; break-inside: avoid; }
.two { columns: 2; }
.three { columns: 3; }
.large-print h1 { font-size: 1.5rem; }
.large-print .names { columns: 1; }
.names li { margin: 0 0 0.4rem; padding-left: 0; text-indent: 0; break-inside: avoid; }
dl { margin: 0 0 0.9rem; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
.record { display: grid; grid-template-columns: 8.4rem 1fr; column-gap: 1rem; padding: 0.4rem 0; border-top: 0.4pt solid #000; }
.record p, .record dl { margin: 0; }
.record .when { font-size: 0.86rem; line-height: 1.6; }
.record dl { font-size: 0.92rem; }
.record dl div { display: grid; grid-template-columns: 10rem 1fr; column-gap: 0.8rem; padding-top: 0.15rem; }
.record dt { font-weight: 400; }
.record dd { margin: 0; white-space: pre-line; }
.blank { display: flex; align-items: flex-end; gap: 0.6rem; min-height: 2.6rem; margin: 0; }
.blank i { flex: 1; border-bottom: 0.6pt solid #000; }
blockquote { margin: 0 0 1rem; padding: 0 0 0 0.9rem; border-left: 1.5pt solid #000; font-size: 1.1em; }
blockquote p, p.long { break-inside: auto; }
.close li, .closer li, .closest li { margin-bottom: 0.28rem; }
.closest .names { column-gap: 0.9rem; }
.closest .names li { margin-bottom: 0.15rem; line-height: 1.22; }
.clause h2 .mark { width: 1.9rem; }
.beside { display: grid; grid-template-columns: 44% 1fr; column-gap: 1.4rem; }
.what, .wording { break-inside: auto; }
.what p { padding-left: 1.9rem; }
.wording { font-size: 0.82rem; line-height: 1.38; text-wrap: wrap; }
/* The rule belongs to each paragraph, so that it ends where the words do. */
.wording p { margin: 0; padding: 0 0 0.45rem calc(1rem + 2.9em); border-left: 0.6pt solid #000; text-indent: -2.9em; }
.wording p > * { text-indent: 0; }
.wording p:has(+ .item):not(.item) { break-after: avoid; }
.wording .item { padding-left: calc(1rem + 4.9em); text-indent: -2em; }
.wording .mark { width: 2.9em; }
.wording .item .mark { width: 2em; }
.names + p { break-before: avoid; }
.what p:last-child { margin-bottom: 0; }
.wording p:last-child { padding-bottom: 0; }
.clause { margin-bottom: 1.2rem; }
.large-print .beside { display: block; }
.large-print .what { margin-bottom: 0.6rem; }
.large-print .wording { margin-left: 1.9rem; font-size: 1rem; }
`;

export const SHEET_FOOT = 'margin-bottom: 10mm; vertical-align: bottom; white-space: pre-line;';
