const WORKS_ALONE = [['draft'], ['wording', 'show'], ['certificates'], ['secrets'], ['eventstore'], ['backup', 'keygen']];
const ASKS_FOR_HELP = new Set(['--help', '-h']);

/** Whether a command of the command line needs no running product: it works on files or on EventStoreDB alone, or only says what there is. */
export const needsNothing = (args) =>
  args.length === 0 ||
  args[0] === 'help' ||
  args.some((word) => ASKS_FOR_HELP.has(word)) ||
  WORKS_ALONE.some((words) => words.every((word, index) => args[index] === word));
