const WORKS_ON_FILES = [['draft'], ['wording', 'show']];
const ASKS_FOR_HELP = new Set([undefined, 'help', '--help', '-h']);

/** Whether a command of the command line needs no running product: it works on files alone, or only says what there is. */
export const needsNothing = (args) =>
  ASKS_FOR_HELP.has(args[0]) || WORKS_ON_FILES.some((words) => words.every((word, index) => args[index] === word));
