import type { ReactNode } from 'react';
import { ScreenHead } from '#ui/base/screen-head.tsx';

export interface FormScreenProps {
  readonly back: string;
  /** Links to other screens of the same record. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

export function FormScreen({ back, tabs, children }: FormScreenProps) {
  return (
    <>
      <ScreenHead back={back} />
      {tabs !== undefined && <div className="mb-6">{tabs}</div>}
      <section className="panel max-w-4xl p-5 sm:p-8">{children}</section>
    </>
  );
}
