import { readFileSync } from 'node:fs';

type Instruction = { readonly name: string; readonly text: string };

/** Continued lines joined, comments left out. */
export const readDockerfile = (path: string): readonly Instruction[] =>
  readFileSync(path, 'utf8')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...rest] = line.split(' ');
      return { name, text: rest.join(' ') };
    });

/** Names of its own stages are no images. */
export const baseImages = (instructions: readonly Instruction[]): readonly string[] => {
  const froms = instructions.filter(({ name }) => name === 'FROM').map(({ text }) => text.split(/\s+AS\s+/));
  const stages = new Set(froms.map(([, stage]) => stage));
  return froms.map(([image = '']) => image).filter((image) => !stages.has(image));
};

export const copiedFromTree = (instructions: readonly Instruction[]): readonly string[] =>
  instructions
    .filter(({ name, text }) => name === 'COPY' && !text.includes('--from='))
    .flatMap(({ text }) =>
      text
        .split(/\s+/)
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1),
    );

/** As paths of the tree. */
export const copiedFromStages = (instructions: readonly Instruction[]): readonly string[] =>
  instructions.flatMap(({ name, text }) => (name === 'COPY' ? (/--from=\S+ \/app\/(\S+)/.exec(text)?.slice(1) ?? []) : []));
