import { blockView } from './block-view.ts';
import type { Sheet } from '../documents/sheet.ts';
import { chunksOf } from './no-wrap.ts';
import { SHEET_BODY, SHEET_PARTIALS } from './sheet-template.ts';
import { template } from './html-template.ts';

const SCREEN = String.raw`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{{title}}</title>
<style>
:root { font: 1.0625rem/1.6 Georgia, "Times New Roman", serif; color-scheme: light dark; }
body { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.25; }
.subtitle { margin: 0.25rem 0 1.5rem; padding-bottom: 1rem; border-bottom: 1px solid; }
h2 { margin: 2.25rem 0 0.75rem; font-size: 1.25rem; line-height: 1.35; }
.mark { margin-right: 0.4rem; }
.notice { margin: 2.5rem 0 0; padding: 0.9rem 1.1rem; border: 2px solid; font-weight: 700; }
.what p { margin: 0 0 0.75rem; }
.wording { padding-left: 1.1rem; border-left: 3px solid; font-size: 0.94rem; }
.wording p { margin: 0 0 0.6rem; padding-left: 3em; text-indent: -3em; }
.wording .item { padding-left: 5.2em; text-indent: -2.2em; }
.wording .mark { display: inline-block; width: 3em; margin-right: -0.25em; text-indent: 0; }
.wording .item .mark { width: 2.2em; }
.nowrap { white-space: nowrap; }
@media (min-width: 48rem) { .beside { display: grid; grid-template-columns: 2fr 3fr; gap: 2rem; align-items: start; } }
@media print { body { max-width: none; } }
${SHEET_BODY}`;

const page = template(SCREEN, SHEET_PARTIALS);

export const sheetScreen = ({ title, subtitle, blocks }: Sheet): string =>
  page({ title, subtitle: chunksOf(subtitle), blocks: blocks.map(blockView) });
