/** Why something was not done, in one line for the person who asked: status 1. */
export class CannotDo extends Error {
  override readonly name = 'CannotDo';
}
