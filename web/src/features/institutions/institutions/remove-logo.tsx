import type { Institution } from 'contract/institutions/institutions';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/institutions/institutions';
import { Button } from '#ui/base/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';

interface RemoveLogoProps {
  readonly institution: Pick<Institution, '_id' | 'name' | 'logo'>;
  readonly focusAfter: () => HTMLElement | null;
}

export function RemoveLogo({ institution, focusAfter }: RemoveLogoProps) {
  const removal = useAction('removeInstitutionLogo', {
    refreshes: ['getInstitution', 'listInstitutionHistory', 'listInstitutionLogos'],
  });
  const { button, dialog } = useConfirmation({
    attempt: () => removal.run({ id: institution._id }),
    onDone: ({ message }) => toast.success(message),
  });
  return (
    <>
      {institution.logo !== null && (
        <Button {...button} variant="secondary" size="small" className="justify-self-start">
          {t.removeLogo}
        </Button>
      )}
      <ConfirmDialog
        title={t.removeLogoTitle}
        content={t.removeLogoContent}
        record={institution.name}
        confirmLabel={t.remove}
        busyLabel={t.removing}
        {...dialog}
        returnFocus={() => dialog.returnFocus() ?? focusAfter()}
      />
    </>
  );
}
