/** Holds requests back until it is opened, whether they come before that or after. */
export interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

export function makeGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
