import { useEffect, useRef } from 'react';
import { useScreenLabels } from '#api/duties.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { CheckCircleIcon } from '#ui/base/shell-icons.tsx';
import type { RequestKind } from '../request-kinds.ts';

/** Maximum time in milliseconds until the dialog of the last rejection has closed. */
const dialogCloseMs = 500;

/** End of the queue. Takes the focus from the removed button, and again when a closing dialog loses it. */
export function AllDecided({ kind }: { readonly kind: RequestKind }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const labelOf = useScreenLabels();
  useEffect(() => {
    const end = performance.now() + dialogCloseMs;
    let frame = 0;
    const keepFocus = () => {
      if (document.activeElement === document.body) heading.current?.focus();
      if (performance.now() < end) frame = requestAnimationFrame(keepFocus);
    };
    heading.current?.focus();
    keepFocus();
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="panel grid justify-items-center gap-3 px-4 py-16 text-center">
      <CheckCircleIcon className="size-12 text-success" />
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        Semua permintaan sudah diputuskan
      </h2>
      <p className="max-w-prose text-muted">
        Tidak ada lagi yang menunggu. Permintaan baru muncul di daftar.
      </p>
      <ButtonLink to={kind.path} className="mt-2">
        {labelOf(kind.path)}
      </ButtonLink>
    </div>
  );
}
