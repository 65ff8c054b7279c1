import { limits } from 'contract/rules/limits';
import * as t from '#messages/shared/members';
import { CropDialog, type CropDialogProps } from '#ui/pictures/crop-dialog.tsx';

const aspect = limits.photo.width / limits.photo.height;

export function PhotoCropDialog(props: Omit<CropDialogProps, 'aspect' | 'description'>) {
  return <CropDialog {...props} aspect={aspect} description={t.cropText} />;
}
