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
      <FormPanel>{children}</FormPanel>
    </>
  );
}

/** Panel of a form. The columns of its fields follow its own width, because two panels can share a screen. */
export const FormPanel = ({ children }: { readonly children: ReactNode }) => (
  <section className="panel @container max-w-4xl p-5 sm:p-8">{children}</section>
);
