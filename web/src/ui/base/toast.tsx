import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AlertIcon, CheckCircleIcon, CloseIcon } from './shell-icons.tsx';

interface ToastEntry {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** Long enough to read a sentence twice. */
const shownForMs = 7000;
const mostAtOnce = 3;

let entries: readonly ToastEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const add = (tone: ToastEntry['tone'], text: string): void => {
  change([...entries, { id: nextId++, tone, text }].slice(-mostAtOnce));
};

const dismiss = (id: number): void => change(entries.filter((entry) => entry.id !== id));

/** Short messages over the page. An error must also stand somewhere that stays. */
export const toast = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('error', text),
};

/** The place of the toasts; one per layout. Both live regions exist before anything is said in them. */
export function Toaster() {
  const all = useSyncExternalStore(
    subscribe,
    () => entries,
    () => entries,
  );
  const [isHeld, setHeld] = useState(false);
  // A toast that vanishes under the pointer or the focus sends no leave or blur.
  if (isHeld && all.length === 0) setHeld(false);
  const list = (tone: ToastEntry['tone']) =>
    all
      .filter((entry) => entry.tone === tone)
      .map((entry) => <Toast key={entry.id} entry={entry} isHeld={isHeld} />);
  return (
    <section
      lang="en"
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-60 grid justify-items-end gap-3 sm:right-auto sm:left-1/2 sm:w-96 sm:-translate-x-1/2"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="alert" className="grid w-full gap-3">
        {list('error')}
      </div>
      <div role="status" className="grid w-full gap-3">
        {list('success')}
      </div>
    </section>
  );
}

function Toast({ entry, isHeld }: { readonly entry: ToastEntry; readonly isHeld: boolean }) {
  const close = useCallback(() => dismiss(entry.id), [entry.id]);
  useCountdown(isHeld, close);
  const Icon = entry.tone === 'success' ? CheckCircleIcon : AlertIcon;
  return (
    <div className="pointer-events-auto flex items-start gap-3 rounded-control border border-line bg-surface-raised py-3 pr-2 pl-4 shadow-float">
      <Icon
        className={`mt-0.5 size-5 shrink-0 ${entry.tone === 'success' ? 'text-success' : 'text-danger'}`}
      />
      <p lang="id" className="min-w-0 flex-1 font-medium">
        {entry.text}
      </p>
      <button
        type="button"
        aria-label="Close notification"
        className="-my-1 grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink"
        onClick={close}
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}

/** Ends after the time is up; held time does not count. */
function useCountdown(isHeld: boolean, end: () => void): void {
  const left = useRef(shownForMs);
  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isHeld, end]);
}
