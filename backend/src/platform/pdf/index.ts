export { ChromiumPdf } from './chromium-pdf.ts';
export { type Layouts, PdfRenderer } from './pdf-renderer.ts';
