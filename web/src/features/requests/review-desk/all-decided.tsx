import { useEffect, useRef } from 'react';
import { ButtonLink } from '#ui/base/button.tsx';
import { CheckCircleIcon } from '#ui/base/shell-icons.tsx';

interface AllDecidedProps {
  readonly list: { readonly path: string; readonly label: string };
}

/** For how long, in ms, the dialog of the last rejection may take to close. */
const closing = 500;

/**
 * The end of the queue; takes the focus, as the button that held it is gone, and takes it again where a dialog that
 * still closes lets it fall.
 */
export function AllDecided({ list }: AllDecidedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const end = performance.now() + closing;
    let frame = 0;
    const hold = () => {
      if (document.activeElement === document.body) heading.current?.focus();
      if (performance.now() < end) frame = requestAnimationFrame(hold);
    };
    heading.current?.focus();
    hold();
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="panel grid justify-items-center gap-3 px-4 py-16 text-center">
      <CheckCircleIcon className="size-12 text-success" />
      <h2 ref={heading} tabIndex={-1} lang="id" className="text-heading outline-none">
        Semua permintaan sudah diputuskan
      </h2>
      <p lang="id" className="max-w-prose text-muted">
        Tidak ada lagi yang menunggu. Permintaan baru muncul di daftar.
      </p>
      <ButtonLink to={list.path} className="mt-2">
        {list.label}
      </ButtonLink>
    </div>
  );
}
