type Act = (isLast: () => boolean) => Promise<unknown>;
type Press = { readonly input: string; readonly act: Act };

/** Takes a press: what it is pressed with, and what is then done. `isLast` says whether no other press waits behind it. */
export type TakePress = (input: string | object, act: Act) => void;

/**
 * Acts for one press after the other. A press that comes while another is being done is not lost: it waits, and then acts with what it was
 * pressed with. The same press once more with nothing changed, a double click, is being done already.
 */
export function pressQueue(onBusy: (busy: boolean) => void): TakePress {
  const presses: Press[] = [];
  const next = (): void => {
    const [press] = presses;
    onBusy(press !== undefined);
    void press
      ?.act(() => presses.length === 1)
      .finally(() => {
        presses.shift();
        next();
      });
  };
  return (input, act) => {
    const press = { input: JSON.stringify(input), act };
    if (presses.at(-1)?.input === press.input) return;
    if (presses.push(press) === 1) next();
  };
}
