import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { showAlert } from '#ui/dialogs/alert.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { savedText } from './publication.tsx';

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

/** Returns a function that confirms new content, by an alert if it is public now, and opens its list. */
export function useAdded(list: string, alertMs: number) {
  const navigate = useNavigate();
  return async (content: Parameters<typeof savedText>[0], message: string): Promise<void> => {
    if (content.state === 'published')
      await showAlert({ tone: 'success', title: 'Berhasil', text: message, autoCloseMs: alertMs });
    else toast.success(savedText(content, message));
    navigate(list);
  };
}
