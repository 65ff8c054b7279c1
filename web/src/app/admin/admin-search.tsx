import { Suspense, useEffect, useRef, useState } from 'react';
import { SearchIcon } from '#ui/base/shell-icons.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

const SearchResults = lazyComponent(() => import('./search-results.tsx'));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]',
  ) !== null;

/** Button of the search of the admin area. Ctrl+K opens it anywhere, and the slash outside of text fields. */
export function AdminSearch() {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCtrlK = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.altKey && !isTyping(event.target);
      if (event.defaultPrevented || !(isCtrlK || isSlash)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Cari di seluruh admin"
        aria-keyshortcuts="Control+K"
        title="Cari (Ctrl+K)"
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-white/8 lg:size-9"
        onClick={() => setOpen(true)}
      >
        <SearchIcon className="size-5" />
      </button>
      <DialogFrame
        isOpen={isOpen}
        title="Cari"
        onClose={close}
        returnFocus={() => button.current}
        initialFocus={input}
      >
        <Suspense fallback={<Spinner label="Memuat…" />}>
          <SearchResults input={input} onOpen={close} />
        </Suspense>
      </DialogFrame>
    </>
  );
}
