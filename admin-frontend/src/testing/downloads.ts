import { jest } from '@jest/globals';

type Saved = { readonly name: string; readonly text: string };

/** As it is saved, with its byte-order mark. jsdom's blobs cannot be read as promised. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob);
  });

/** Catches what the page downloads until mocks are restored; jsdom saves nothing. */
export function catchDownloads(): () => Promise<readonly Saved[]> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => (blobs.push(blob as Blob), 'blob:made');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return () => Promise.all(names.map(async (name, index) => ({ name, text: await textOf(blobs[index]!) })));
}
