const WORKS_ON_FILES = [['draft'], ['wording', 'show']];
const ASKS_FOR_HELP = new Set(['--help', '-h']);

/** Whether a command of the command line needs no running product: it works on files alone, or only says what there is. */
export const needsNothing = (args) =>
  args.length === 0 ||
  args[0] === 'help' ||
  args.some((word) => ASKS_FOR_HELP.has(word)) ||
  WORKS_ON_FILES.some((words) => words.every((word, index) => args[index] === word));
