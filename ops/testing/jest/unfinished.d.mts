type File = { readonly path: string };

export default class Unfinished {
  onTestFileStart(file: File): void;
  onTestFileResult(file: File): void;
  onRunComplete(): void;
}
