import type { ReactNode } from 'react';

interface ScrollAreaProps {
  /** Name for screen readers, such as 'Tabel: peserta menurut harga'. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Area that scrolls sideways on small screens. Keyboard users reach it, because they scroll it with the arrow keys. */
export function ScrollArea({ label, className = '', children }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrollable area
    <section tabIndex={0} aria-label={label} className={`overflow-x-auto ${className}`}>
      {children}
    </section>
  );
}
