import type { ReactNode } from 'react';
import { Mosaic } from '#ui/pictures/mosaic.tsx';

interface MissingEntryProps {
  readonly text: string;
  readonly lang?: 'en' | undefined;
  readonly children?: ReactNode;
}

export function MissingEntry({ text, lang, children }: MissingEntryProps) {
  return (
    <div className="grid justify-items-start gap-6 py-10">
      <Mosaic rows={['k5 d1 k5']} className="w-48 rounded-panel" />
      <h1 className="text-title" lang={lang}>
        {text}
      </h1>
      {children}
    </div>
  );
}
