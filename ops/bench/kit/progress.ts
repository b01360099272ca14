/** On standard error: standard output is for the result. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);
