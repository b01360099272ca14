type File = { readonly path: string };

export default class Unfinished {
  onRunStart(): void;
  onTestFileStart(file: File): void;
  onTestCaseResult(): void;
  onTestFileResult(file: File): void;
  onRunComplete(): void;
}
