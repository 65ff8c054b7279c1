import type { Institution } from 'contract/institutions';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';

const words = {
  en: {
    open: 'Remove logo',
    title: 'Remove Logo',
    content:
      'The logo disappears from the home page. Coordinators can upload another one; this file is deleted and cannot be brought back.',
    confirm: 'Remove',
    busy: 'Removing...',
  },
  id: {
    open: 'Hapus logo',
    title: 'Hapus logo?',
    content:
      'Logo tidak tampil lagi di beranda. Anda dapat mengunggah logo lain kapan saja; berkas ini dihapus dan tidak dapat dikembalikan.',
    confirm: 'Hapus',
    busy: 'Menghapus…',
  },
} as const;

interface RemoveLogoProps {
  readonly institution: Pick<Institution, '_id' | 'name' | 'logo'>;
  readonly lang: keyof typeof words;
  readonly focusAfter: () => HTMLElement | null;
}

export function RemoveLogo({ institution, lang, focusAfter }: RemoveLogoProps) {
  const removal = useAction('removeInstitutionLogo', {
    refreshes: ['getInstitution', 'listInstitutionHistory', 'listInstitutionLogos'],
  });
  const { button, dialog } = useConfirmation({
    attempt: () => removal.run({ id: institution._id }),
    onDone: ({ message }) => toast.success(message),
  });
  const { open, title, content, confirm, busy } = words[lang];
  return (
    <>
      {institution.logo !== null && (
        <Button {...button} variant="secondary" size="small" className="justify-self-start">
          {open}
        </Button>
      )}
      <ConfirmDialog
        lang={lang}
        title={title}
        content={content}
        record={institution.name}
        confirmLabel={confirm}
        busyLabel={busy}
        {...dialog}
        returnFocus={() => dialog.returnFocus() ?? focusAfter()}
      />
    </>
  );
}
