import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as t from '#messages/ui/base';
import { ArrowLeftIcon } from './icons.tsx';

interface BackLinkProps {
  readonly to: string;
  readonly children?: ReactNode;
}

export function BackLink({ to, children = t.back }: BackLinkProps) {
  return (
    <Link
      to={to}
      lang={children === t.back ? 'en' : undefined}
      className="print-hidden inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-muted hover:text-brand"
    >
      <ArrowLeftIcon />
      {children}
    </Link>
  );
}
