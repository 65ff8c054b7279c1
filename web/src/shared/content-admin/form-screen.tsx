import type { ReactNode } from 'react';
import { ScreenHead } from '#ui/base/screen-head.tsx';

export interface FormScreenProps {
  readonly back: string;
  readonly children: ReactNode;
}

export function FormScreen({ back, children }: FormScreenProps) {
  return (
    <>
      <ScreenHead back={back} />
      <section className="panel max-w-4xl p-5 sm:p-8">{children}</section>
    </>
  );
}
