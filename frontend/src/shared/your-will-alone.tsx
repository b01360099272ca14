/** Said to each of a couple wherever they read about the other. */
export const YourWillAlone = () => <strong>This is your will alone. Nobody sees your answers unless you offer them.</strong>;
