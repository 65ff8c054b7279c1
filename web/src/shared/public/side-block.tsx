import type { Picture } from 'contract/built-in/picture';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { PictureCover } from '#ui/pictures/picture-cover.tsx';

interface SideBlockProps {
  /** In English. */
  readonly title: string;
  readonly children: ReactNode;
}

export function SideBlock({ title, children }: SideBlockProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-line border-t pt-6 first:border-t-0 first:pt-0"
    >
      <h2 id={id} lang="en" className="font-bold text-sm tracking-wide">
        {title}
      </h2>
      {children}
    </section>
  );
}

export interface MiniEntry {
  readonly to: string;
  readonly picture: Picture | null;
  /** The full title; `title` may be truncated. */
  readonly name: string;
  readonly title: ReactNode;
  readonly note: ReactNode;
}

/** The key remounts the list for other entries: moving cards would count as a layout shift. */
export function MiniList({ entries }: { readonly entries: readonly MiniEntry[] }) {
  return (
    <ul key={entries.map(({ to }) => to).join(' ')} className="grid gap-4">
      {entries.map(({ to, picture, name, title, note }) => (
        <li key={to} className="group relative grid grid-cols-[5.5rem_1fr] items-center gap-3.5">
          <span className="overflow-hidden rounded-control">
            <PictureCover picture={picture} title={name} sizes="5.5rem" isDecoration />
          </span>
          <span className="grid gap-0.5">
            <Link
              to={to}
              className="wrap-anywhere font-semibold leading-snug no-underline covers-card hover:text-brand"
            >
              {title}
            </Link>
            <span className="text-muted text-sm">{note}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
