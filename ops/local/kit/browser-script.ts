import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

export function browserModule(folder: string, file: string): string {
  return withoutNotice(() => stripTypeScriptTypes(readFileSync(join(folder, file), 'utf8')));
}

/** Joined in the given order inside one function, with `constants` known to all. Top-level names must differ between the files. */
export function browserScript(folder: string, files: readonly string[], constants: Readonly<Record<string, string>>): string {
  const declared = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  const bodies = files.map((file) =>
    browserModule(folder, file)
      .replaceAll(/^import [^;]*;\n/gm, '')
      .replaceAll(/^export /gm, ''),
  );
  return ["(() => {\n'use strict';", ...declared, ...bodies, '})();\n'].join('\n');
}

/** Node calls the function experimental on every start; a developer can do nothing about it. */
function withoutNotice<Result>(run: () => Result): Result {
  const emit = process.emitWarning;
  process.emitWarning = () => undefined;
  try {
    return run();
  } finally {
    process.emitWarning = emit;
  }
}
