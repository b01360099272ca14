export { ChromiumPdf } from './chromium-pdf.ts';
export { PdfRenderer } from './pdf-renderer.ts';
