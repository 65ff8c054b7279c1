/** Delays requests until `open` is called. Requests that arrive later pass immediately. */
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
