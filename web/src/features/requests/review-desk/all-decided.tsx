import { useEffect, useRef } from 'react';
import { ButtonLink } from '#ui/base/button.tsx';
import { CheckCircleIcon } from '#ui/base/shell-icons.tsx';

interface AllDecidedProps {
  readonly list: { readonly path: string; readonly label: string };
}

/** The end of the queue; takes the focus, as the button that held it is gone. */
export function AllDecided({ list }: AllDecidedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
