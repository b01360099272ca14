export { ChromiumPdf, type ChromiumPdfOptions } from './chromium-pdf.ts';
export { PdfFailed, type PdfFailure, PdfRenderer } from './pdf-renderer.ts';
